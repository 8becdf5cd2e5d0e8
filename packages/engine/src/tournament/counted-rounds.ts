import type { Tournament } from './state.ts';

/** Closed rounds from the first on: the standings that can be read. */
export function closedRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  const open = rounds.findIndex(({ status }) => status !== 'closed');
  return open < 0 ? rounds.length : open;
}

/** Rounds that the public sees: all but the drafts, which are the last ones. */
export function publishedRounds({ rounds }: Pick<Tournament, 'rounds'>): number {
  return rounds.filter(({ status }) => status !== 'draft').length;
}

/** Whether the standings after a round are the final ones: all that is planned is closed, or the tournament is. */
export function isFinal(tournament: Pick<Tournament, 'rounds' | 'status'>, planned: number, after: number): boolean {
  const closed = closedRounds(tournament);
  return after === closed && closed > 0 && (closed >= planned || tournament.status === 'closed');
}
