import { type Match, matchOf, type PlayerId, type Round, type Tournament } from '@ronde/engine';

/** The player's table of two in the round that is published and not closed; null: they sit at none. */
export function tableInPlay({ rounds }: Tournament, player: PlayerId): { round: number; match: Match } | null {
  const round = rounds.findLast(({ status }) => status !== 'draft');
  const match = round && openTable(round, player);
  return match ? { round: rounds.indexOf(round) + 1, match } : null;
}

/**
 * No machine at the table: while a game of theirs may still be going on, in a round (an earlier one that was reopened
 * too) or in the final, a player looks up no word. What one of the two says alone ends nothing.
 */
export function stillPlays({ rounds, final }: Tournament, player: PlayerId): boolean {
  const tables = rounds.flatMap((round) => openTable(round, player) ?? []);
  const ofFinal = final?.matches.filter(({ players }) => players.includes(player)) ?? [];
  return [...tables, ...ofFinal].some(({ result }) => !result);
}

function openTable(round: Round, player: PlayerId): Match | undefined {
  const match = round.status === 'published' ? matchOf(round, player) : undefined;
  return match?.players.length === 2 ? match : undefined;
}
