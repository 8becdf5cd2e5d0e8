import type { PlayerId, PointsTie } from '@ronde/engine';

/** Those of a tie whom nothing separates: the players of each shared place, in standings order. */
export function runsOf({ players, by }: PointsTie): readonly (readonly PlayerId[])[] {
  const runs: PlayerId[][] = [];
  for (const [i, player] of players.entries()) {
    if (i > 0 && by[i - 1]?.criterion === 'shared') runs.at(-1)?.push(player);
    else runs.push([player]);
  }
  return runs.filter((run) => run.length > 1);
}
