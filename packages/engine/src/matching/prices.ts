/** What a complete round should avoid: first repeats, then tables of one club. */
export interface Avoid {
  /** By place, the places already met; symmetrical. */
  readonly met: readonly ReadonlySet<number>[];
  /** The club of each place as a number, −1 for none. Absent: clubs do not matter. */
  readonly clubs?: readonly number[];
  /** The places to draw, an even number. Absent: all. */
  readonly places?: readonly number[];
}

/**
 * What each table costs. A repeat costs more than all the club tables of a round together, so the cheapest round has
 * the fewest repeats, then the fewest tables of one club. All prices are even: the search halves them, and stays
 * within whole numbers.
 */
export interface Prices {
  readonly met: readonly ReadonlySet<number>[];
  /** The same as lists, made when first asked for. */
  readonly lists: (Int32Array | undefined)[];
  readonly clubs: Int32Array;
  readonly repeat: number;
}

export const sameClub = 2;

export function pricesOf({ met, clubs, places }: Avoid): Prices {
  return {
    met,
    lists: new Array<Int32Array | undefined>(met.length).fill(undefined),
    clubs: clubs ? Int32Array.from(clubs) : new Int32Array(met.length).fill(-1),
    repeat: sameClub * ((places?.length ?? met.length) / 2 + 1),
  };
}

export function isRepeat({ met }: Prices, a: number, b: number): boolean {
  return met[a]?.has(b) ?? false;
}

export function isSameClub({ clubs }: Prices, a: number, b: number): boolean {
  const club = clubs[a] as number;
  return club >= 0 && club === clubs[b];
}

export function price(prices: Prices, a: number, b: number): number {
  return (isRepeat(prices, a, b) ? prices.repeat : 0) + (isSameClub(prices, a, b) ? sameClub : 0);
}

/** Whom a place has met, as a list: walking a set each time is slow. */
export function metBy(prices: Prices, place: number): Int32Array {
  const list = prices.lists[place] ?? Int32Array.from(prices.met[place] ?? []);
  prices.lists[place] = list;
  return list;
}
