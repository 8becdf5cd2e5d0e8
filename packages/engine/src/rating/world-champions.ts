import type { Season } from './season.ts';

/** A rating that the start of a season sets. */
export interface Raised {
  readonly player: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The start of a season (§3): of the first ten of the last world championship, those below the Joker bar are set to
 * it. Somebody without a rating yet is left to the first event.
 */
export function raisedAtSeasonStart(season: Season, ratingOf: (player: string) => number | undefined): Raised[] {
  return season.worldTopTen.flatMap((player) => {
    const before = ratingOf(player);
    const after = season.bars.joker;
    return before === undefined || before >= after ? [] : [{ player, before, after }];
  });
}
