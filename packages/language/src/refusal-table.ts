import type { Refusal } from '@ronde/engine';
import type { Names } from './names.ts';
import type { Refused } from './sentences.ts';

export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { readonly code: Code }>;

/** A method's parameters may be narrower: one line a code, called with any of them. */
type Tell<R, Round> = { say(refusal: R, names: Names, round: Round): Refused }['say'];

/** One sentence a code; the types ask for each. `Round`: what a round is called, where the language has two words. */
export type RefusalTable<Round = void> = {
  readonly [Code in Refusal['code']]: Tell<RefusalOf<Code>, Round>;
};

export function told<Round>(table: RefusalTable<Round>, refusal: Refusal, names: Names, round: Round): Refused {
  const tell: Tell<Refusal, Round> = table[refusal.code];
  return tell(refusal, names, round);
}
