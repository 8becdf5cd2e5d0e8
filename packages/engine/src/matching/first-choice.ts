import { type BestRounds, bestRounds } from './best-rounds.ts';
import { type Avoid, timesMet } from './prices.ts';

/** Why the rule's order passed over somebody: already met, of one's own club, or wanted further down for the best round. */
export type PassedOver = 'met' | 'club' | 'ahead';

/** All places are drawn, in ranking order. */
export interface FirstChoice extends Pick<Avoid, 'met' | 'clubs'> {
  /** The complete rounds to choose from. Absent: those with the fewest repeats, then the fewest tables of one club. */
  readonly rounds?: BestRounds;
  /**
   * The rule's order of opponents for a place, before any look at meetings and clubs. Oneself and those who have a
   * table are skipped. Absent: those who follow, in order.
   */
  readonly order?: (place: number, unpaired: UnpairedPlaces) => Iterable<number>;
  /** Told of each one passed over, in the order in which they were looked at. */
  readonly note?: (place: number, other: number, why: PassedOver) => void;
}

interface ChosenTable {
  readonly place: number;
  readonly opponent: number;
  /** How often the two have met. */
  readonly repeats: number;
  readonly sameClub: boolean;
}

interface ChosenRound {
  /** Counted by meetings. */
  readonly repeats: number;
  readonly sameClub: number;
  /** In the order in which they were decided. */
  readonly tables: readonly ChosenTable[];
}

/**
 * The complete round with the fewest repeats, then the fewest tables of one club, then first choice: each place in
 * order that has no table yet takes the first of his choices with which the round still is one of those. Choices are
 * first those not met of other clubs, then those not met of his own, then those met once, twice… (whatever their
 * clubs), each in the rule's order.
 */
export function firstChoice(wish: FirstChoice): ChosenRound {
  const { rounds = bestRounds(wish) } = wish;
  const unpaired = placesToPair(wish.met.length);
  const tables: ChosenTable[] = [];
  for (let place = unpaired.first(); place >= 0; place = unpaired.first()) {
    const opponent = choose(wish, rounds, unpaired, place);
    unpaired.remove(place);
    unpaired.remove(opponent);
    tables.push({
      place,
      opponent,
      repeats: timesMet(wish, place, opponent),
      sameClub: isOneClub(wish, place, opponent),
    });
  }
  const repeats = tables.reduce((sum, table) => sum + table.repeats, 0);
  return { repeats, sameClub: tables.filter(({ sameClub }) => sameClub).length, tables };
}

/** Those of the best kind are asked as they come; the others wait for their kind's turn. */
function choose(wish: FirstChoice, rounds: BestRounds, unpaired: PlacesToPair, place: number): number {
  const later = new Map<number, number[]>();
  for (const other of wish.order?.(place, unpaired) ?? unpaired.following(place)) {
    if (other === place || !unpaired.has(other)) continue;
    const kind = kindOf(wish, place, other);
    if (kind === fresh && rounds.take(place, other)) return other;
    wish.note?.(place, other, kind === fresh ? 'ahead' : kind === clubMate ? 'club' : 'met');
    if (kind !== fresh) later.set(kind, [...(later.get(kind) ?? []), other]);
  }
  for (const [, others] of [...later].sort(([one], [other]) => one - other)) {
    for (const other of others) {
      if (rounds.take(place, other)) return other;
      wish.note?.(place, other, 'ahead');
    }
  }
  throw new Error(`The order of place ${place} names nobody with whom the round can be a best one.`);
}

/** The kinds of choices, the best first: new, new but of one's own club, then by how often they were met. */
const fresh = 0;
const clubMate = 0.5;

function kindOf(wish: FirstChoice, place: number, other: number): number {
  const times = timesMet(wish, place, other);
  return times === 0 && isOneClub(wish, place, other) ? clubMate : times;
}

function isOneClub({ clubs }: FirstChoice, place: number, other: number): boolean {
  const club = clubs?.[place] ?? -1;
  return club >= 0 && club === clubs?.[other];
}

/** The places that have no table yet, in ranking order: 0 is the first. */
export interface UnpairedPlaces {
  has(place: number): boolean;
  /** Those who follow a place that has no table yet, in order. */
  following(place: number): Iterable<number>;
}

/** The same, for the walk that hands out the tables: a linked list, so that nobody is passed twice. */
interface PlacesToPair extends UnpairedPlaces {
  /** The first one, or −1. */
  first(): number;
  remove(place: number): void;
}

function placesToPair(size: number): PlacesToPair {
  // Entry `size` is the list's own: before the first place and after the last.
  const after = Int32Array.from({ length: size + 1 }, (_, i) => (i < size ? i + 1 : 0));
  const before = Int32Array.from({ length: size + 1 }, (_, i) => (i > 0 ? i - 1 : size));
  const paired = new Uint8Array(size);
  const next = (place: number): number => after[place] as number;
  return {
    has: (place) => paired[place] === 0,
    *following(place) {
      for (let other = next(place); other !== size; other = next(other)) yield other;
    },
    first: () => (next(size) === size ? -1 : next(size)),
    remove: (place) => {
      paired[place] = 1;
      after[before[place] as number] = next(place);
      before[next(place)] = before[place] as number;
    },
  };
}
