import type { ChoiceCode, GameRefusal, Ruled, RulingCode } from '@ronde/engine';
import type { Refused } from './sentences.ts';

/** A decision of a game, as far as its sentence needs it. */
type RulingDecided = Pick<Ruled, 'ruling' | 'choice' | 'article' | 'points' | 'reason'>;

/** The sentences for what arbiters and directors decide in a game of Scrabble. */
export interface RulingSentences {
  /** What happened, as the list of situations names it. */
  readonly situation: Readonly<Record<RulingCode, string>>;
  /** What is decided, a sentence. */
  readonly choice: Readonly<Record<ChoiceCode, string>>;
  /** The whole decision, with its points, its article and its reason. */
  readonly decided: (decision: RulingDecided) => string;
}

/** A method's parameter may be narrower: one line a code, called with any of them. */
type Tell<R> = { say(refusal: R): Refused }['say'];

/** What the rules of a game say no to: one sentence a code. */
export type GameRefusals = {
  readonly [Code in GameRefusal['code']]: Tell<Extract<GameRefusal, { readonly code: Code }>>;
};

export function rulingTold(refusals: GameRefusals, refusal: GameRefusal): Refused {
  const tell: Tell<GameRefusal> = refusals[refusal.code];
  return tell(refusal);
}
