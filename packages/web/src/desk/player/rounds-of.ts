import type { Match, PlayerId, Tournament } from '@ronde/engine';
import { matchOf } from '@ronde/engine/tournament/find';

export function opponentIn({ players }: Match, player: PlayerId): PlayerId | null {
  const [first, second] = players;
  return (first === player ? second : first) ?? null;
}

/** The table that somebody goes to next, or sits at: of the last round, while it has no result. */
export function nextTable(tournament: Tournament, player: PlayerId): { round: number; match: Match } | null {
  const round = tournament.rounds.length;
  const content = tournament.rounds[round - 1];
  const match = content && content.status !== 'closed' ? matchOf(content, player) : undefined;
  return match && !match.result ? { round, match } : null;
}

/** The first round in which somebody had a table, or was exempt; null: never. */
export function firstDrawn({ rounds }: Tournament, player: PlayerId): number | null {
  const at = rounds.findIndex((content) => matchOf(content, player) !== undefined);
  return at < 0 ? null : at + 1;
}
