import type { Tournament } from '@ronde/engine';

/** Whether closing would be accepted now: something was played, and nothing is under way. */
export function closable({ rounds, status }: Tournament): boolean {
  return status === 'open' && rounds.length > 0 && rounds.every((round) => round.status === 'closed');
}
