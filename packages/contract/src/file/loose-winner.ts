import type { LooseMatch } from './loose.ts';

/** The first player's seat, or the second's. */
export type Seat = 0 | 1;

/**
 * Who won a match. Null: a draw, or neither came. Undefined: no result, or none that can be read.
 * `carried`: a game that was played before and counts.
 */
export function winningSeat(match: LooseMatch, carried?: readonly [number, number]): Seat | null | undefined {
  const { players, keys, forfeit, awarded, winner } = match;
  const seatOf = (id: string | undefined): Seat | undefined =>
    id === undefined ? undefined : id === players[0] ? 0 : id === players[1] ? 1 : undefined;
  if (keys.has('forfeit')) return forfeit === 'both' ? null : other(seatOf(forfeit));
  if (keys.has('awarded')) return seatOf(awarded);
  if (keys.has('winner')) return winner === undefined ? null : seatOf(winner);
  return match.games && leader([...(carried ? [carried] : []), ...match.games]);
}

const other = (seat: Seat | undefined): Seat | undefined => (seat === undefined ? undefined : seat === 0 ? 1 : 0);

function leader(games: readonly (readonly [number, number] | undefined)[]): Seat | null {
  const ahead = games.reduce((sum, game) => sum + (game ? Math.sign(game[0] - game[1]) : 0), 0);
  return ahead === 0 ? null : ahead > 0 ? 0 : 1;
}

/** Whether they met: a forfeit of the whole match is no meeting. */
export function isMeeting({ players, keys, games }: LooseMatch): boolean {
  if (players.length < 2) return false;
  return keys.has('forfeit') ? (games ?? []).length > 0 : ['games', 'awarded', 'winner'].some((key) => keys.has(key));
}
