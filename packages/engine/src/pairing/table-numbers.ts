import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Reasoned } from './reasoned.ts';

/**
 * A number for each pair, given in ranking order: that of a table made by hand, that of a player who can't change
 * table (two of them: the lower number), else the next one that is neither taken nor somebody's fixed table. Who
 * meets whom never depends on it.
 */
export function tableNumbers(tournament: Tournament, pairs: readonly Reasoned[]): readonly number[] {
  const fixed = fixedTables(tournament);
  if (fixed.size === 0 && pairs.every(({ table }) => table === undefined)) return pairs.map((_, i) => i + 1);
  const taken = new Set<number>();
  const numbers = pairs.map((pair) => {
    const wanted = pair.table ?? lowest(pair.players.flatMap((id) => fixed.get(id) ?? []));
    if (wanted === undefined || taken.has(wanted)) return undefined;
    taken.add(wanted);
    return wanted;
  });
  const playing = new Set(pairs.flatMap(({ players }) => players as readonly PlayerId[]));
  const kept = new Set([...fixed].flatMap(([id, table]) => (playing.has(id) ? [table] : [])));
  let next = 1;
  return numbers.map((number) => {
    if (number !== undefined) return number;
    while (taken.has(next) || kept.has(next)) next += 1;
    taken.add(next);
    return next;
  });
}

function fixedTables(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  return new Map(tournament.players.flatMap(({ id, table }) => (table === undefined ? [] : [[id, table] as const])));
}

const lowest = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;
