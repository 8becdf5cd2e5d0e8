import type { FinalMatch, FinalOutcome, MatchResult, PlayerId } from '@ronde/engine';
import type { Names, Ui } from '@ronde/language';

/** A result that was ruled and not played, in few words: « forfait de TOUSSAINT »; nothing where scores say it. */
export function ruledText(
  result: MatchResult | undefined,
  text: Pick<Ui['table'], 'bothForfeit' | 'forfeitBy' | 'awardedTo'>,
  { short }: Pick<Names, 'short'>,
): string {
  switch (result?.kind) {
    case 'forfeit':
      return result.by === 'both' ? text.bothForfeit : text.forfeitBy(short(result.by));
    case 'awarded':
      return text.awardedTo(short(result.to));
    default:
      return '';
  }
}

/** Who won the game of the rounds that two carry into the final; null: it was a draw. */
export const carriedBy = ([one, two]: FinalMatch['players'], [a, b]: readonly [number, number]): PlayerId | null =>
  a === b ? null : a > b ? one : two;

/** Whether nobody won a match of the final, both having come: what then counts is to be said (formule belge, finals). */
export const isLevel = ({ result }: FinalMatch, { winner }: Pick<FinalOutcome, 'winner'>): boolean =>
  winner === null && result !== undefined && result.kind !== 'forfeit';
