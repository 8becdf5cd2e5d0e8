import type { PlayerId, PointsTie, Standing, Standings, Tie } from '@ronde/engine';

/** The lines of tied players, in standings order. */
export function rowsOf(players: readonly PlayerId[], { rows }: Standings): readonly Standing[] {
  const found = new Map(rows.map((row) => [row.player, row]));
  return players.flatMap((id) => found.get(id) ?? []);
}

/** Whether every two of the tied players met (in Belgium's final standings PPM count though they did not). */
export function allMet({ players, meetings }: Tie): boolean {
  const pairs = new Set(meetings.map((meeting) => meeting.players.toSorted().join(' ')));
  return pairs.size === (players.length * (players.length - 1)) / 2;
}

/** The places that a tie takes, each once. */
export function places(rows: readonly { readonly rank: number }[]): readonly number[] {
  return [...new Set(rows.map((row) => row.rank))].sort((a, b) => a - b);
}

/** The first neighbours that spread alone would have put the other way round: the lower placed, then the higher. */
export function spreadWouldSwap(rows: readonly Standing[]): readonly [Standing, Standing] | null {
  for (const [i, above] of rows.entries()) {
    const below = rows[i + 1];
    if (below && (below.figures.pdep ?? 0) > (above.figures.pdep ?? 0)) return [below, above];
  }
  return null;
}

/** Those of a tie whom nothing separates: the players of each shared place, in standings order. */
export function runsOf({ players, by }: PointsTie): readonly (readonly PlayerId[])[] {
  const runs: PlayerId[][] = [];
  for (const [i, player] of players.entries()) {
    if (i > 0 && by[i - 1]?.criterion === 'shared') runs.at(-1)?.push(player);
    else runs.push([player]);
  }
  return runs.filter((run) => run.length > 1);
}
