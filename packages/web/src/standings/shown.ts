import type { Tournament } from '@ronde/engine';

/** Closed rounds from the first on: the standings that can be shown. */
export function closedRounds({ rounds }: Tournament): number {
  const open = rounds.findIndex((round) => round.status !== 'closed');
  return open < 0 ? rounds.length : open;
}

/** Rounds that are public: what the files count when nothing else is asked. A draft counts for nothing. */
export function publishedRounds({ rounds }: Tournament): number {
  return rounds.filter((round) => round.status !== 'draft').length;
}

/** Final: every planned round is closed, or the tournament is. */
export function isFinal(tournament: Tournament, planned: number, after: number): boolean {
  const closed = closedRounds(tournament);
  return after === closed && closed > 0 && (closed >= planned || tournament.status === 'closed');
}
