import type { MatchOfFinal } from '@ronde/engine';

/** What a final decided, in one language. `names` of a match: who won first. */
export interface ByFinalWords {
  title(places: number): string;
  decides(places: number): string;
  /** The same after how the rounds put those tied in order. */
  decidesNext(places: number): string;
  match(match: MatchOfFinal, names: readonly [string, string]): string;
  /** Those who lost a semi-final, where no third place is played. */
  noThird(names: readonly string[]): string;
  /** Who took the last places of the final. */
  initialRank(names: readonly string[]): string;
  /** Before the title of a tie of the rounds. */
  after(title: string): string;
  before(lines: readonly { readonly name: string; readonly rank: number; readonly shared: boolean }[]): string;
  /** Where the rule stands: the text’s introduction, or no text. */
  readonly introduction: string;
  readonly ownRule: string;
}
