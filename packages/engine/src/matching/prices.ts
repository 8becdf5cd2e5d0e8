/** What a complete round should avoid: first repeats, then tables of one club. */
export interface Avoid {
  /**
   * By place, how often each other place was met already; symmetrical. `barred` is for the last place alone (X), and
   * not for all the others: whoever may not have it.
   */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** The club of each place as a number, −1 for none. Absent: clubs do not matter. */
  readonly clubs?: readonly number[];
  /** The places to draw, an even number. Absent: all. */
  readonly places?: readonly number[];
}

/** More often than any two can have met: no number of repeats is worse. */
export const barred = Number.POSITIVE_INFINITY;

/**
 * What each table costs. A repeat costs more than all the club tables of a round together, and two who have met k
 * times are k repeats, so the cheapest round has the fewest repeats, then the fewest tables of one club. Who is barred
 * from X costs more than any other table: changing places with somebody who is not saves more than it can cost, so no
 * cheapest round gives X to him. All prices are even: the search halves them, and stays within whole numbers.
 */
export interface Prices {
  readonly met: readonly ReadonlyMap<number, number>[];
  /** By place, whom it has met and at what price, made when first asked for. */
  readonly lists: (Int32Array | undefined)[];
  readonly clubs: Int32Array;
  readonly repeat: number;
  readonly barred: number;
}

export const sameClub = 2;

export function pricesOf({ met, clubs, places }: Avoid): Prices {
  const repeat = sameClub * ((places?.length ?? met.length) / 2 + 1);
  return {
    met,
    lists: new Array<Int32Array | undefined>(met.length).fill(undefined),
    clubs: clubs ? Int32Array.from(clubs) : new Int32Array(met.length).fill(-1),
    repeat,
    barred: repeat * (most(met) + 1),
  };
}

/** How often those have met who have met most often. */
function most(met: readonly ReadonlyMap<number, number>[]): number {
  let found = 0;
  for (const own of met) for (const times of own.values()) if (times !== barred && times > found) found = times;
  return found;
}

export function timesMet({ met }: Pick<Prices, 'met'>, a: number, b: number): number {
  return met[a]?.get(b) ?? 0;
}

export function isSameClub({ clubs }: Prices, a: number, b: number): boolean {
  const club = clubs[a] as number;
  return club >= 0 && club === clubs[b];
}

export function price(prices: Prices, a: number, b: number): number {
  return priceOfMeetings(prices, timesMet(prices, a, b)) + (isSameClub(prices, a, b) ? sameClub : 0);
}

function priceOfMeetings(prices: Prices, times: number): number {
  return times === barred ? prices.barred : times * prices.repeat;
}

/** Whom a place has met and what that costs, in turns: walking a map each time is slow. */
export function metBy(prices: Prices, place: number): Int32Array {
  const known = prices.lists[place];
  if (known) return known;
  const list = Int32Array.from(
    [...(prices.met[place] ?? [])].flatMap(([other, times]) => [other, priceOfMeetings(prices, times)]),
  );
  prices.lists[place] = list;
  return list;
}
