import { type Match, matchOf, type PlayerId, type Tournament } from '@ronde/engine';

/** The player's table of two in the round that is published and not closed; null: they sit at none. */
export function tableInPlay({ rounds }: Tournament, player: PlayerId): { round: number; match: Match } | null {
  const round = rounds.findLast(({ status }) => status !== 'draft');
  if (round?.status !== 'published') return null;
  const match = matchOf(round, player);
  return match?.players.length === 2 ? { round: rounds.indexOf(round) + 1, match } : null;
}

/**
 * No machine at the table: while the game may still be going on, a player looks up no word. What one of the two says
 * alone ends nothing.
 */
export function stillPlays(tournament: Tournament, player: PlayerId): boolean {
  const table = tableInPlay(tournament, player);
  return table !== null && !table.match.result;
}
