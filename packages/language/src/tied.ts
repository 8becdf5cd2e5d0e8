import type { ScrabbleStanding, Standings, Tie } from '@ronde/engine';

/** The lines of a tie, in standings order. */
export function rowsOf(tie: Tie, standings: Standings): readonly ScrabbleStanding[] {
  const rows = new Map(standings.rows.map((row) => [row.player, row]));
  return tie.players.flatMap((id) => rows.get(id) ?? []);
}

/** The places that a tie takes, each once. */
export function places(rows: readonly ScrabbleStanding[]): readonly number[] {
  return [...new Set(rows.map((row) => row.rank))].sort((a, b) => a - b);
}

/** The first neighbours that spread alone would have put the other way round: the lower placed, then the higher. */
export function spreadWouldSwap(rows: readonly ScrabbleStanding[]): readonly [ScrabbleStanding, ScrabbleStanding] | null {
  for (const [i, above] of rows.entries()) {
    const below = rows[i + 1];
    if (below && below.pdep > above.pdep) return [below, above];
  }
  return null;
}
