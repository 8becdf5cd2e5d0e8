import { type SeatOutcome, seatOutcome } from './seat-outcome.ts';
import type { Settings } from './settings.ts';
import type { Match, PlayerId } from './state.ts';

export { forfeitSpreadOfTheText, lead, spreadCapOfTheText } from './margins.ts';

/** What a match gives each of its players, in their order, and who won it; `winner` null: a draw, or neither came. */
export interface Outcome extends Omit<SeatOutcome, 'wins'> {
  readonly winner: PlayerId | null;
}

/** The outcome of a match by the points of FISF Formule Classique §3 and §4.2; null while it has no result. */
export function outcome(match: Match, settings: Settings, bestOf: 1 | 3): Outcome | null {
  const found = seatOutcome(match, settings, bestOf);
  if (!found) return null;
  const { points, spread, met, wins } = found;
  return { points, spread, met, winner: match.players[wins.indexOf(1)] ?? null };
}
