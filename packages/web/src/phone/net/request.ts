import { reached, unreachable } from '../../core/connection.ts';
import type { Problem } from '../../core/http.ts';
import { phoneLang } from '../frame/phone-lang.ts';

export type { Problem };

/** `same`: what is known already still holds. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T; readonly etag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

const patience = 8000;
/** A proxy's 502 to 504 means what a closed port means. */
const nobodyThere = (status: number): boolean => status >= 502 && status <= 504;

interface Asked {
  readonly body?: unknown;
  /** What is known already, by its tag. */
  readonly etag?: string | null;
}

export async function request<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, etag }: Asked = {},
): Promise<Answer<T>> {
  // `AbortSignal.timeout` is younger than the phones of a hall.
  const gaveUp = new AbortController();
  const timer = setTimeout(() => gaveUp.abort(), patience);
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        'Accept-Language': phoneLang.get(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(etag && { 'If-None-Match': etag }),
      },
      signal: gaveUp.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (nobodyThere(response.status)) throw new TypeError('gateway');
    const answer = await read<T>(response);
    reached();
    return answer;
  } catch {
    unreachable();
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

async function read<T>(response: Response): Promise<Answer<T>> {
  if (response.status === 304) return { kind: 'same' };
  if (response.ok) return { kind: 'done', value: (await response.json()) as T, etag: response.headers.get('etag') };
  const fallback = { status: response.status, title: response.statusText || String(response.status) };
  const said = await response.json().then(
    (problem) => problem as Partial<Problem>,
    () => ({}),
  );
  return { kind: 'refused', problem: { ...fallback, ...said } };
}
