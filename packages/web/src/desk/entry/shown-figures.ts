import {
  type Figures,
  figuresOf,
  isWargame,
  type PlayerId,
  type Round,
  type Tournament,
  wargameCredits,
} from '@ronde/engine';
import { inSeatOrder } from '@ronde/language';
import { type EntryTable, shownResult } from './tables.ts';

/** The two figures of a row as it stands on screen, who stands first on the left; null where a word says it. */
export function shownFigures(row: EntryTable, tournament: Tournament, round: number): Figures | null {
  const result = shownResult(row);
  if (!result) return null;
  const match = { ...row.match, result };
  const wargame = isWargame(tournament.format);
  if (wargame && result.kind === 'forfeit') return credited(row, tournament, round);
  // Scores that were played beside them would say who has won, and be wrong.
  if (!wargame && (result.kind === 'forfeit' || result.kind === 'awarded')) return null;
  const figures = figuresOf(match, tournament.settings, wargame);
  return figures && inSeatOrder(row.seats, figures);
}

/** Of a wargame's forfeit: 90, and what the absent has as things stand (rules: score). */
function credited({ seats, match }: EntryTable, tournament: Tournament, round: number): Figures | null {
  // Typed and not acknowledged yet: the state does not know it.
  if (!match.result) return null;
  const after = tournament.rounds.length;
  const credits = wargameCredits(tournament, { after, last: tournament.settings.rounds ?? after + 1, final: false });
  const points = (id: PlayerId): number => credits.get(id)?.find((credit) => credit.round === round)?.points ?? 0;
  return [points(seats.players[0]), points(seats.players[1])];
}

/** What was taken off in this round. */
export function malusOf({ sanctions = [] }: Round, player: PlayerId, usual: number): number {
  return sanctions
    .filter((one) => one.kind === 'malus' && one.player === player)
    .reduce((sum, { points = usual }) => sum + points, 0);
}
