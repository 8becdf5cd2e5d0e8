import { type AnswerAt, filled, type GivenTo, type RouteAddress } from '@ronde/contract/routes/client';
import type { Method } from '@ronde/contract/routes/route';
import { asking, reached, silent, unreachable } from './connection.ts';
import { exchange, type ProblemAnswer, problemOf, valueIn } from './exchange.ts';
import { lang } from './language/lang.ts';
import { signedOut } from './session.ts';

export type { ProblemAnswer };

/**
 * What came of a request: an answer, a no with its reason, or none. `unreachable`: nobody is there, nothing was done.
 * `unheard`: it was sent and no answer came, so nobody here knows whether it was done.
 */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly problem: ProblemAnswer }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unheard' };

export const isUnanswered = ({ kind }: Answer<unknown>): boolean => kind === 'unreachable' || kind === 'unheard';

/** So many times in all is something asked that may be asked twice, before its fate is said to be unknown. */
const mostTimes = 3;

/** Where somebody must sign in first, the page goes there by itself and comes back. */
export function refusedAnswer(problem: ProblemAnswer): Answer<never> {
  if (isForStaff(problem)) signedOut(problem.code === 'sign-in-needed');
  return { kind: 'refused', problem };
}

/** Refused to whoever is not signed in; nothing is wrong with what was asked. */
export const isForStaff = ({ code }: ProblemAnswer): boolean => code === 'sign-in-needed' || code === 'https-needed';

/** It can't be done now, and may be later: the data can't be written, the server errs or is asked too often. */
export const isPassing = ({ status }: ProblemAnswer): boolean => status >= 500 || status === 429 || status === 408;

/** `repeatable`: said twice it is done once. */
interface Manner {
  readonly repeatable?: boolean;
  /** Asked one time only: by who asks again later. */
  readonly once?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks the server. Where no answer comes in time and the same may be asked again, because it carries its own id or is
 * `repeatable`, it is: the server then says what it has decided, or decides now.
 */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  { repeatable = hasOwnId(body), once = false, headers = {} }: Manner = {},
): Promise<Answer<T>> {
  const ask = () => requestOnce<T>(method, path, body, headers);
  const first = await ask();
  return first.kind === 'unheard' && repeatable && !once ? askedAgain(ask) : first;
}

async function askedAgain<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  asking.set(asking.get() + 1);
  try {
    for (let times = 2; times <= mostTimes; times++) {
      const answer = await ask();
      if (!isUnanswered(answer)) return answer;
      // It is gone by now; what it did with the first one is not known.
      if (answer.kind === 'unreachable') break;
    }
    return { kind: 'unheard' };
  } finally {
    asking.set(asking.get() - 1);
  }
}

/** A command's `id`, or that of the act which creates a tournament. */
function hasOwnId(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return ('id' in body && typeof body.id === 'string') || ('command' in body && typeof body.command === 'string');
}

async function requestOnce<T>(
  method: Method,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<T>> {
  const got = await exchange({ method, path, body, lang: lang.get(), headers }, answerIn<T>);
  if (got.kind !== 'answered') return unanswered(got);
  reached();
  return got.value.kind === 'refused' ? refusedAnswer(got.value.problem) : got.value;
}

/** The answer as it is written. */
async function answerIn<T>(response: Response): Promise<Answer<T>> {
  return response.ok
    ? valueIn<T>(await response.text(), lang.get())
    : { kind: 'refused', problem: await problemOf(response) };
}

function unanswered(none: { readonly kind: 'unheard' | 'unreachable' }): Answer<never> {
  if (none.kind === 'unheard') silent();
  else unreachable();
  return none;
}

/** For react-query, which wants a throw. `problem` is missing when nobody answered. */
export class ReadError extends Error {
  readonly problem: ProblemAnswer | undefined;
  constructor(problem?: ProblemAnswer) {
    super(problem?.title ?? 'unreachable');
    this.problem = problem;
  }
}

type Rest<A extends RouteAddress> =
  Record<never, never> extends GivenTo<A>
    ? readonly [given?: GivenTo<A>, manner?: Manner]
    : readonly [given: GivenTo<A>, manner?: Manner];

/** Asks an address of the API; what is sent and what comes back are those of its row in the table of routes. */
export const call = <A extends RouteAddress>(address: A, ...[given, manner]: Rest<A>): Promise<Answer<AnswerAt<A>>> =>
  asked(address, given, manner);

/** The same for react-query. */
export async function load<A extends RouteAddress>(address: A, ...[given]: Rest<A>): Promise<AnswerAt<A>> {
  const answer = await asked(address, given, { once: true });
  if (answer.kind === 'done') return answer.value;
  throw new ReadError(answer.kind === 'refused' ? answer.problem : undefined);
}

function asked<A extends RouteAddress>(address: A, given?: GivenTo<A>, manner?: Manner): Promise<Answer<AnswerAt<A>>> {
  const { method, path, body } = filled<A>(address, given);
  return request<AnswerAt<A>>(method, path, body, manner);
}
