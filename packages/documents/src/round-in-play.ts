import type { Tournament } from '@ronde/engine';

/** The first round among those counted that is not over; null: all of them are. */
export function roundInPlay({ rounds }: Tournament, after: number): number | null {
  const open = rounds.slice(0, after).findIndex(({ status }) => status !== 'closed');
  return open < 0 ? null : open + 1;
}
