import type { EnrolBody } from '@ronde/contract/http/lists';
import type { Player } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import type { DeskData } from '../../core/queries.ts';

/** A pool of an event as it is before its first round: its address in the API, how it is called, its desk. */
export interface Pool {
  readonly slug: string;
  readonly name: string;
  readonly data: DeskData;
}

/** Somebody to be dealt: in which pool now (its place in the list), and what the deal looks at. */
export interface Entrant {
  readonly player: Player;
  readonly name: string;
  readonly at: number;
}

/** Everybody of all pools who has not left, best rating first; equal ratings by name. */
export function entrantsOf(pools: readonly Pool[]): readonly Entrant[] {
  const all = pools.flatMap(({ data: { tournament, people } }, at) => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return tournament.players.flatMap((player): readonly Entrant[] =>
      player.left === undefined && !player.spare ? [{ player, name: names.get(player.id) ?? '', at }] : [],
    );
  });
  const rating = ({ player }: Entrant): number => player.rating ?? 1000;
  return all.toSorted((a, b) => rating(b) - rating(a) || frenchOrder(a.name, b.name));
}

export type DealBy = 'rating' | 'clubs' | 'hand';

/** For each entrant, in their order, the pool they are dealt to; by hand they stay where they are. */
export function dealt(entrants: readonly Entrant[], pools: number, by: DealBy): readonly number[] {
  if (by === 'hand') return entrants.map(({ at }) => at);
  if (by === 'rating') return entrants.map((_, i) => snake(i, pools));
  return byClubs(entrants, pools);
}

/** 0 1 2, 2 1 0, 0 1 2…: as strong as can be made of the order alone. */
function snake(i: number, pools: number): number {
  const turn = Math.floor(i / pools);
  return turn % 2 === 0 ? i % pools : pools - 1 - (i % pools);
}

/**
 * The largest clubs first, each of their people to the pool with the fewest of them, then the fewest people; whoever
 * has no club fills up. The sizes differ by one at most.
 */
function byClubs(entrants: readonly Entrant[], pools: number): readonly number[] {
  const clubs = new Map<string, number[]>();
  for (const [i, { player }] of entrants.entries()) {
    const club = frenchKey(player.club ?? '');
    clubs.set(club, [...(clubs.get(club) ?? []), i]);
  }
  const alone = clubs.get('') ?? [];
  const sized = [...clubs].filter(([club]) => club !== '').map(([, members]) => members);
  const groups = [...sized.toSorted((a, b) => b.length - a.length), ...alone.map((i) => [i])];
  const most = Math.ceil(entrants.length / pools);
  // So many pools may have one more than the others.
  const full = entrants.length % pools === 0 ? pools : entrants.length % pools;
  const sizes = new Array<number>(pools).fill(0);
  const to = new Array<number>(entrants.length).fill(0);
  for (const members of groups) {
    const ofClub = new Array<number>(pools).fill(0);
    for (const i of members) {
      const filled = sizes.filter((size) => size === most).length;
      const open = sizes.flatMap((size, pool) =>
        size < most - 1 || (size === most - 1 && filled < full) ? [pool] : [],
      );
      const weight = (pool: number): number => (ofClub[pool] ?? 0) * entrants.length + (sizes[pool] ?? 0);
      const best = open.reduce((found, pool) => (weight(pool) < weight(found) ? pool : found), open[0] ?? 0);
      sizes[best] = (sizes[best] ?? 0) + 1;
      ofClub[best] = (ofClub[best] ?? 0) + 1;
      to[i] = best;
    }
  }
  return to;
}

type Enrolled = EnrolBody['players'][number];

/** Somebody as the other pool registers them: all that is known of them comes along, marks and presence too. */
export function enrolledIn({ data }: Pool, { player }: Pick<Entrant, 'player'>, id: string): Enrolled | null {
  const found = data.people.find((one) => one.id === player.id && one.mergedInto === undefined);
  if (!found) return null;
  const { name, licence, federation, birthYear, pseudonym, marks } = found;
  const { club, category, rating, provisional, duplicateSeries, army, table, presence } = player;
  return {
    player: id,
    person: {
      name,
      ...(licence !== undefined && { licence }),
      ...(federation !== undefined && { federation }),
      ...(birthYear !== undefined && { birthYear }),
      ...(pseudonym !== undefined && { pseudonym }),
      ...(marks && { marks }),
    },
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
    ...(rating !== undefined && { rating }),
    ...(provisional !== undefined && { provisional }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
    ...(army && { army }),
    ...(table !== undefined && { table }),
    ...(presence !== undefined && { presence }),
  };
}

/** Who changes pool, by the pool they come to. */
export function movesOf(entrants: readonly Entrant[], to: readonly number[]): ReadonlyMap<number, readonly Entrant[]> {
  const moves = new Map<number, readonly Entrant[]>();
  for (const [i, entrant] of entrants.entries()) {
    const pool = to[i] ?? entrant.at;
    if (pool !== entrant.at) moves.set(pool, [...(moves.get(pool) ?? []), entrant]);
  }
  return moves;
}
