import { reached, unreachable } from '../../core/connection.ts';
import { exchange, type Method, type Problem, problemOf } from '../../core/exchange.ts';
import { phoneLang } from '../frame/phone-lang.ts';

export type { Problem };

/** `same`: what is known already still holds. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T; readonly etag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

interface Asked {
  readonly body?: unknown;
  /** What is known already, by its tag. */
  readonly etag?: string | null;
}

export async function request<T>(method: Method, path: string, { body, etag }: Asked = {}): Promise<Answer<T>> {
  const headers = etag ? { 'If-None-Match': etag } : {};
  const got = await exchange({ method, path, body, headers, lang: phoneLang.get(), cache: 'no-store' }, answerIn<T>);
  if (got.kind === 'answered') {
    reached();
    return got.value;
  }
  unreachable();
  return { kind: 'unreachable' };
}

async function answerIn<T>(response: Response): Promise<Answer<T>> {
  if (response.status === 304) return { kind: 'same' };
  if (response.ok) return { kind: 'done', value: (await response.json()) as T, etag: response.headers.get('etag') };
  return { kind: 'refused', problem: await problemOf(response) };
}
