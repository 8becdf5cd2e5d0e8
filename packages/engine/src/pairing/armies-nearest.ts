import { leastPrice } from './armies-least.ts';

/** By place in the ranking: where each army stands in time, and the club of each player, −1 for none. */
export interface Armies {
  readonly at: readonly number[];
  readonly clubs: readonly number[];
}

export interface NearestTable {
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
