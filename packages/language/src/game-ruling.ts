import type { ChoiceCode, Ruled, RulingCode } from '@ronde/engine';

/** A decision of a game, as far as words need it. */
export type Decided = Pick<Ruled, 'ruling' | 'choice' | 'article' | 'points' | 'reason'>;

/** The words for what arbiters and directors decide in a game of Scrabble. */
export interface RulingWords {
  /** What happened, as the list of situations names it. */
  readonly situation: Readonly<Record<RulingCode, string>>;
  /** What is decided, a sentence. */
  readonly choice: Readonly<Record<ChoiceCode, string>>;
  /** The whole decision, with its points, its article and its reason. */
  readonly decided: (decision: Decided) => string;
}
