import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Reasoned } from './reasoned.ts';
import { terrain } from './terrain.ts';

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
