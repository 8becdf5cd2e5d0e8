/** 5: world championship … 1: up to 16 players. */
export type Category = 1 | 2 | 3 | 4 | 5;

/** The lowest rating of each series; under `b` it is C. */
export interface Bars {
  readonly joker: number;
  readonly a: number;
  readonly b: number;
}

/** A duplicate series without its subseries: `S` is the super-série. */
export type DuplicateSeries = 'S' | '1' | '2' | '3' | '4' | '5' | '6' | '7';

/**
 * All that a season of the PL rating fixes. Another season is another value, never another program: a file, a setting
 * of the house, and what a tournament keeps of its own (`contract`: `seasonSchema`, whose names these are).
 */
export interface Season {
  /** `2015-2016`. */
  readonly name: string;
  /** First day, a civil date; it lasts until the next one begins. */
  readonly from: string;
  readonly bars: Bars;
  /** M: what the winner of an event takes as bonus. */
  readonly value: Readonly<Record<Category, number>>;
  /** Most players of an event of category 1, 2, 3; with more it is 4. */
  readonly largest: readonly [number, number, number];
  /** What the first four take of M, as divisors. */
  readonly bonus: readonly number[];
  /** PL* by duplicate series. */
  readonly provisional: Readonly<Record<DuplicateSeries, number>>;
  /** PL* without a series, or with a new licence. */
  readonly newcomer: number;
  /** NbPmax: the most games that an event can have. */
  readonly nbpMax: number;
  /** The coefficient CT of a "TH Classique B" in hundredths: 80 is 0.8. */
  readonly classiqueBPercent: number;
  /** The first ten of the last world championship, by licence. */
  readonly worldTopTen: readonly string[];
}

/** FFSc/FISF, classement international 2015–2016, §2.1, §3, §4, §6, §7. */
export const season2015: Season = {
  name: '2015-2016',
  from: '2015-09-01',
  bars: { joker: 2900, a: 2250, b: 1600 },
  value: { 5: 250, 4: 150, 3: 100, 2: 50, 1: 20 },
  largest: [16, 32, 64],
  bonus: [1, 2, 5, 10],
  provisional: { S: 2350, 1: 2250, 2: 2000, 3: 1800, 4: 1700, 5: 1500, 6: 1300, 7: 1000 },
  newcomer: 1000,
  nbpMax: 14,
  classiqueBPercent: 80,
  // The text names the rule and not the players: whoever knows them writes a season of their own.
  worldTopTen: [],
};

/** The season of a civil date: the last that has begun, or the first known for an earlier date. */
export function seasonAt(date: string, seasons: readonly [Season, ...Season[]]): Season {
  const begun = seasons.filter((season) => season.from <= date);
  const order = (begun.length ? begun : [...seasons]).toSorted((x, y) => (x.from < y.from ? -1 : 1));
  return (begun.length ? order.at(-1) : order[0]) ?? seasons[0];
}

/** The category of an event from the number of its players (§4). A championship's, an open's, Masters' is a setting. */
export function categoryOf(players: number, season: Season): Category {
  const [one, two, three] = season.largest;
  return players <= one ? 1 : players <= two ? 2 : players <= three ? 3 : 4;
}

/** The seasons of the PL rating that are known, as dated data: a new one is one more here. */
export const seasons: readonly [Season, ...Season[]] = [season2015];

export type Series = 'Joker' | 'A' | 'B' | 'C';

/** The series of a rating (§3); it can change after each event. */
export function seriesOf(rating: number, bars: Bars): Series {
  return rating >= bars.joker ? 'Joker' : rating >= bars.a ? 'A' : rating >= bars.b ? 'B' : 'C';
}
