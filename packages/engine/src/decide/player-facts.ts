import { traitsOf } from '../formulas/traits.ts';
import { duplicateSeriesOf } from '../rating/provisional.ts';
import type { PlayerFacts } from '../tournament/player-facts.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';

/** Why this can't be said of a player in this tournament, or null. The file refuses the same. */
export function wrongFacts({ format }: Tournament, facts: PlayerFacts): Refusal | null {
  const wargame = traitsOf(format).results.includes('losses');
  if (facts.army && !wargame) return { code: 'fact-not-used', fact: 'army', format };
  if (facts.spare !== undefined && !traitsOf(format).spare) return { code: 'fact-not-used', fact: 'spare', format };
  const { rating, duplicateSeries: series = '' } = facts;
  if (rating !== undefined && !wargame && !Number.isInteger(rating)) return { code: 'bad-rating', found: rating };
  return series.trim() !== '' && duplicateSeriesOf(series) === null ? { code: 'bad-series', found: series } : null;
}
