import type { Army } from '../tournament/state.ts';

/** By place in the ranking: where each army stands in time, and the club of each player, −1 for none. */
interface Armies {
  readonly at: readonly number[];
  readonly clubs: readonly number[];
}

interface NearestTable {
  readonly place: number;
  readonly opponent: number;
  readonly sameClub: boolean;
  /** Nearer ones (or as near and higher placed) who were passed over, in the order looked at. */
  readonly passed: readonly { readonly other: number; readonly sameClub: boolean }[];
}

/**
 * The complete round with the fewest tables of one club and, among those, the least sum of differences of the armies'
 * dates; where several are left, each in ranking order takes the nearest one (then the higher placed) that such a
 * round allows (L'Art de la Guerre, "Appariement du 1er tour"; rules: pairing). The number of players is even.
 */
export function nearestArmies(armies: Armies): readonly NearestTable[] {
  const prices = pricing(armies);
  let left: readonly number[] = prices.line;
  let price = prices.least(left);
  const tables: NearestTable[] = [];
  const taken = new Set<number>();
  for (const place of armies.at.keys()) {
    if (taken.has(place)) continue;
    const table = choose(armies, prices, place, left, price);
    tables.push(table);
    taken.add(place).add(table.opponent);
    left = left.filter((other) => !taken.has(other));
    price -= prices.of(place, table.opponent);
  }
  return tables;
}

interface Prices {
  /** All places, in order of time. */
  readonly line: readonly number[];
  of(a: number, b: number): number;
  /** The price of the cheapest pairing of some places, in order of time. */
  least(places: readonly number[]): number;
  /** A quick bound of it from below. */
  atLeast(places: readonly number[]): number;
}

function pricing({ at, clubs }: Armies): Prices {
  const date = (place: number): number => at[place] ?? 0;
  const club = (place: number): number => clubs[place] ?? -1;
  const line = [...at.keys()].sort((a, b) => date(a) - date(b) || a - b);
  const span = date(line.at(-1) ?? 0) - date(line[0] ?? 0);
  const sameClub = (span * at.length) / 2 + 1;
  const distance = (a: number, b: number): number => Math.abs(date(a) - date(b));
  return {
    line,
    of: (a, b) => distance(a, b) + (club(a) >= 0 && club(a) === club(b) ? sameClub : 0),
    least: (places) =>
      leastPrice(
        places.map((place) => ({ at: date(place), club: club(place) })),
        sameClub,
      ),
    atLeast: (places) =>
      places.reduce((sum, place, i) => sum + (i % 2 === 0 ? 0 : distance(places[i - 1] ?? 0, place)), 0),
  };
}

function choose(
  { at, clubs }: Armies,
  prices: Prices,
  place: number,
  left: readonly number[],
  price: number,
): NearestTable {
  const distance = (other: number): number => Math.abs((at[place] ?? 0) - (at[other] ?? 0));
  const sameClub = (other: number): boolean => (clubs[place] ?? -1) >= 0 && clubs[place] === clubs[other];
  const choices = left.filter((other) => other !== place).sort((a, b) => distance(a) - distance(b) || a - b);
  const passed: { other: number; sameClub: boolean }[] = [];
  for (const other of choices) {
    const rest = left.filter((one) => one !== place && one !== other);
    const wanted = price - prices.of(place, other);
    if (wanted >= 0 && prices.atLeast(rest) <= wanted && prices.least(rest) === wanted)
      return { place, opponent: other, sameClub: sameClub(other), passed };
    passed.push({ other, sameClub: sameClub(other) });
  }
  throw new Error('The least price of a round was counted wrongly.');
}

/** A player on a line: where, and the club as a number, −1 for none. */
interface Point {
  readonly at: number;
  readonly club: number;
}

/**
 * The least price of a complete pairing of an even number of points: `sameClub` a pair of one club, and the distance
 * of each pair. `sameClub` must be more than all distances of a pairing together. Points in order of `at`.
 *
 * Exact, by walking the line and keeping who is still without a partner. Of two pairs p–r and q–s with p and q before
 * r and s, p–q and r–s is at least as near; so in a cheapest pairing with the shortest way in places, that exchange
 * must cost a table of one club more. It follows that neither p–r nor q–s is one, and that p and q are of one club or
 * r and s are. Pairs across any point of the line thus have all their left ends in one club or all their right ends
 * in one; and the second, once true of left ends of several clubs, stays true until nobody waits (a third exchange:
 * a–r, c–s, c–t with r, s of one club and a, t of others is no better than a–c, r–c, s–t). So those who wait are
 * either `of` one club, or wait `for` one club, and their number says the rest.
 */
export function leastPrice(points: readonly Point[], sameClub: number): number {
  const remaining = members(points);
  let states: States = new Map([[nobody, 0]]);
  let before = points[0]?.at ?? 0;
  for (const { at, club } of points) {
    if (club >= 0) remaining[club] = (remaining[club] ?? 0) - 1;
    states = arrive(states, { gap: at - before, club, remaining, sameClub });
    before = at;
  }
  return states.get(nobody) ?? Number.POSITIVE_INFINITY;
}

/** How many wait, of or for which club, and at what price so far. */
type States = Map<number, number>;

const nobody = 0;
const clubsAtMost = 1 << 16;

/** `of` club (−1: one player without a club), or `for` a club. */
const waiting = (count: number, club: number, side: 'of' | 'for'): number =>
  count === 0 ? nobody : (count * clubsAtMost + club + 1) * 2 + (side === 'of' ? 0 : 1);

interface Arrival {
  readonly gap: number;
  readonly club: number;
  /** Of each club, how many come after him. */
  readonly remaining: readonly number[];
  readonly sameClub: number;
}

function arrive(states: States, arrival: Arrival): States {
  const next: States = new Map();
  const put = (state: number, price: number): void => {
    if (price < (next.get(state) ?? Number.POSITIVE_INFINITY)) next.set(state, price);
  };
  for (const [state, price] of states) {
    const count = Math.floor(state / (2 * clubsAtMost));
    const club = (Math.floor(state / 2) % clubsAtMost) - 1;
    const now = price + count * arrival.gap;
    if (count === 0) put(waiting(1, arrival.club, 'of'), now);
    else if (state % 2 === 0) meetsOf(arrival, count, club, now, put);
    else meetsFor(arrival, count, club, now, put);
  }
  return next;
}

type Put = (state: number, price: number) => void;

/** Those who wait are of one club: he takes one of them, or waits with them. */
function meetsOf({ club, remaining, sameClub }: Arrival, count: number, of: number, price: number, put: Put): void {
  const same = of >= 0 && club === of;
  if (!same) put(waiting(count - 1, of, 'of'), price);
  else if (count === 1) put(nobody, price + sameClub);
  if (same) {
    put(waiting(count + 1, of, 'of'), price);
    return;
  }
  remaining.forEach((left, other) => {
    if (left > count && other !== of && other !== club) put(waiting(count + 1, other, 'for'), price);
  });
}

/** Those who wait do so for one club: he is of it and takes one of them, or waits too while enough are to come. */
function meetsFor({ club, remaining }: Arrival, count: number, wanted: number, price: number, put: Put): void {
  if (club === wanted) put(waiting(count - 1, wanted, 'for'), price);
  else if ((remaining[wanted] ?? 0) > count) put(waiting(count + 1, wanted, 'for'), price);
}

function members(points: readonly Point[]): number[] {
  const counts: number[] = [];
  for (const { club } of points) if (club >= 0) counts[club] = (counts[club] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
}

/** Where armies stand in time, as whole numbers, so that sums of differences are exact. */
interface Timeline {
  /** By place. */
  readonly at: readonly number[];
  /** How many units a year has. */
  readonly year: number;
  /** By place: without any date. */
  readonly undated: readonly boolean[];
}

/**
 * The mid date of each army; one without dates stands at the mean of the others (rules: pairing). A single date is
 * both ends.
 */
export function timeline(armies: readonly (Army | undefined)[]): Timeline {
  const doubled = armies.map((army) => {
    const from = army?.from ?? army?.to;
    const to = army?.to ?? army?.from;
    return from === undefined || to === undefined ? null : from + to;
  });
  const dated = doubled.filter((middle) => middle !== null);
  const sum = dated.reduce((total, middle) => total + middle, 0);
  const count = Math.max(1, dated.length);
  return {
    at: doubled.map((middle) => (middle === null ? sum : middle * count)),
    year: 2 * count,
    undated: doubled.map((middle) => middle === null),
  };
}
