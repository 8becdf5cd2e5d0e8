import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Reasoned } from './reasoned.ts';
import { tableNumbers } from './table-numbers.ts';
import { firstAssignment } from './terrain-assignment.ts';

/** What seating needs to know of the round. */
export interface Hall {
  /** Those present in the ranking that the round is drawn from, spare players last. */
  readonly order: readonly PlayerId[];
  /** Rounds of earlier wins without an opponent, by player. */
  readonly freeWins: (player: PlayerId) => readonly number[];
}

/** Pairs as tables: the higher placed first, in table order; the exempt last, at no table. Nobody starts. */
export function seatedOnTerrain(tournament: Tournament, hall: Hall, pairs: readonly Reasoned[]): readonly Match[] {
  const rank = new Map(hall.order.map((id, i) => [id, i]));
  const place = (id: PlayerId): number => rank.get(id) ?? rank.size;
  const ordered = pairs
    .map((pair) => higherFirst(pair, place))
    .sort((a, b) => place(a.players[0]) - place(b.players[0]));
  const numbers = terrain(
    tournament,
    ordered.filter(({ players }) => players.length === 2),
  );
  const exempt: Match[] = [];
  const atTables: { readonly match: Match; readonly table: number }[] = [];
  for (const pair of ordered) {
    const table = numbers.get(pair);
    if (table === undefined) exempt.push(alone(pair, hall));
    else atTables.push({ table, match: { table, players: pair.players, why: pair.why } });
  }
  return [...atTables.sort((a, b) => a.table - b.table).map(({ match }) => match), ...exempt];
}

function alone({ players: [player], why }: Reasoned, { freeWins }: Hall): Match {
  return { players: [player], why: [...why, { step: 'exempt', player, wins: freeWins(player).length }] };
}

function higherFirst(pair: Reasoned, place: (id: PlayerId) => number): Reasoned {
  const [a, b] = pair.players;
  return b !== undefined && place(b) < place(a) ? { ...pair, players: [b, a] } : pair;
}

/**
 * A table for each pair, given in ranking order: those made by hand and those of players who can't change table first;
 * for the others fewest players on a table where they have played before, then the ranking's order (rules: pairing,
 * "Tables (terrain)"). Who meets whom never depends on it.
 */
export function terrain(tournament: Tournament, pairs: readonly Reasoned[]): ReadonlyMap<Reasoned, number> {
  const given = tableNumbers(tournament, pairs);
  const numbers = new Map(pairs.map((pair, i) => [pair, given[i] ?? 0]));
  const fixed = new Map(tournament.players.map(({ id, table }) => [id, table]));
  const isBound = (pair: Reasoned): boolean => {
    const number = numbers.get(pair);
    return pair.table === number || pair.players.some((id) => fixed.get(id) === number);
  };
  const free = pairs.filter((pair) => !isBound(pair));
  const tables = free.map((pair) => numbers.get(pair) ?? 0).sort((a, b) => a - b);
  const before = playedAt(tournament);
  const known = (id: PlayerId, table: number): number => Number(before.get(id)?.has(table) ?? false);
  const assigned = firstAssignment(free.length, (row, column) =>
    (free[row]?.players ?? []).reduce((sum, id) => sum + known(id, tables[column] ?? 0), 0),
  );
  return new Map([...numbers, ...free.map((pair, i) => [pair, tables[assigned[i] ?? 0] ?? 0] as const)]);
}

/** The tables at which each has played a game. */
function playedAt({ rounds }: Tournament): ReadonlyMap<PlayerId, ReadonlySet<number>> {
  const tables = new Map<PlayerId, Set<number>>();
  for (const { table, players, result } of rounds.flatMap(({ matches }) => matches)) {
    if (table === undefined || result?.kind === 'forfeit') continue;
    for (const id of players) {
      const own = tables.get(id);
      if (own) own.add(table);
      else tables.set(id, new Set([table]));
    }
  }
  return tables;
}
