import type { Refusal } from '@ronde/engine';
import { lang } from '../session/lang.ts';
import { signedOut } from '../session/signed-in.ts';
import { reached, unreachable } from './connection.ts';

/** RFC 9457, with the refusal's own data when the rules said no. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly code?: string;
  readonly refusal?: Refusal;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** What came of a request: an answer, a no with its reason, or nobody there. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

/** Until the answer begins, and until all of it is there: a slow link is not a server that is gone. */
const patience = 8000;
const slowest = 60_000;

/** A proxy's 502 to 504 means what a closed port means: the server is not there. Its own 503 says why. */
const nobodyThere = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('problem+json');

async function problemOf(response: Response): Promise<Problem> {
  const fallback = { status: response.status, title: response.statusText || String(response.status) };
  try {
    return { ...fallback, ...((await response.json()) as Partial<Problem>) };
  } catch {
    return fallback;
  }
}

/** Where somebody must sign in first, the page goes there by itself and comes back. */
function refused(problem: Problem): Answer<never> {
  if (isForStaff(problem)) signedOut(problem.code === 'sign-in-needed');
  return { kind: 'refused', problem };
}

/** Refused to whoever is not signed in; nothing is wrong with what was asked. */
export const isForStaff = ({ code }: Problem): boolean => code === 'sign-in-needed' || code === 'https-needed';

/** It can't be done now, and may be later: the data can't be written, the server errs or is asked too often. */
export const isPassing = ({ status }: Problem): boolean => status >= 500 || status === 429 || status === 408;

export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const end = new AbortController();
  let late = setTimeout(() => end.abort(), patience);
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: 'application/json', 'Accept-Language': lang.get(), 'Content-Type': 'application/json' },
      signal: end.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    clearTimeout(late);
    late = setTimeout(() => end.abort(), slowest);
    if (nobodyThere(response)) throw new TypeError('gateway');
    reached();
    if (!response.ok) return refused(await problemOf(response));
    return { kind: 'done', value: (await response.json()) as T };
  } catch {
    unreachable();
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(late);
  }
}

/** For react-query, which wants a throw. `problem` is missing when nobody answered. */
export class ReadError extends Error {
  readonly problem: Problem | undefined;
  constructor(problem?: Problem) {
    super(problem?.title ?? 'unreachable');
    this.problem = problem;
  }
}

export async function read<T>(path: string): Promise<T> {
  const answer = await request<T>('GET', path);
  if (answer.kind === 'done') return answer.value;
  throw new ReadError(answer.kind === 'refused' ? answer.problem : undefined);
}
