import { type AnswerAt, filled, type GivenTo, type RouteAddress } from '@ronde/contract/routes/client';
import { reached, unreachable } from '../../core/connection.ts';
import { exchange, type ProblemAnswer, problemOf, valueIn } from '../../core/exchange.ts';
import { phoneLang } from '../frame/phone-lang.tsx';

export type { ProblemAnswer };

/** `same`: what is known already still holds. */
export type PhoneAnswer<T> =
  | { readonly kind: 'done'; readonly value: T; readonly etag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly problem: ProblemAnswer }
  | { readonly kind: 'unreachable' };

interface Known {
  /** What is known already, by its tag. */
  readonly etag?: string | null;
}

/** Asks an address of the API; what is sent and what comes back are those of its row in the table of routes. */
export async function phoneCall<A extends RouteAddress>(
  address: A,
  given: GivenTo<A>,
  { etag }: Known = {},
): Promise<PhoneAnswer<AnswerAt<A>>> {
  const headers = etag ? { 'If-None-Match': etag } : {};
  const got = await exchange(
    { ...filled<A>(address, given), headers, lang: phoneLang.get(), cache: 'no-store' },
    answerIn<AnswerAt<A>>,
  );
  if (got.kind === 'answered') {
    reached();
    return got.value;
  }
  unreachable();
  return { kind: 'unreachable' };
}

async function answerIn<T>(response: Response): Promise<PhoneAnswer<T>> {
  if (response.status === 304) return { kind: 'same' };
  if (response.ok) {
    const read = valueIn<T>(await response.text(), phoneLang.get());
    return read.kind === 'done' ? { ...read, etag: response.headers.get('etag') } : read;
  }
  return { kind: 'refused', problem: await problemOf(response) };
}
