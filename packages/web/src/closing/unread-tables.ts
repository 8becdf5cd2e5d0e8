import type { Tournament } from '@ronde/engine';

/** The results of a round that a second person has not read, in a tournament where results are read again; else 0. */
export function unreadTables({ rounds }: Tournament, round: number): number {
  const used = rounds.some(({ matches }) => matches.some(({ confirmed }) => confirmed));
  if (!used) return 0;
  return (rounds[round - 1]?.matches ?? []).filter(({ result, confirmed }) => result && !confirmed).length;
}
