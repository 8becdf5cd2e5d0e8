import { type BestRounds, bestRounds } from './best-rounds.ts';
import type { Avoid } from './prices.ts';
import { type PlacesToPair, placesToPair, type UnpairedPlaces } from './unpaired-places.ts';

/** Why the rule's order passed over somebody: already met, of one's own club, or wanted further down for the best round. */
export type PassedOver = 'met' | 'club' | 'ahead';

/** All places are drawn, in ranking order. */
export interface FirstChoice extends Pick<Avoid, 'met' | 'clubs'> {
  /**
   * The rule's order of opponents for a place, before any look at meetings and clubs. Oneself and those who have a
   * table are skipped. May be walked up to three times. Absent: those who follow, in order.
   */
  readonly order?: (place: number, unpaired: UnpairedPlaces) => Iterable<number>;
  /** Told of each one passed over, in the order in which they were looked at. */
  readonly note?: (place: number, other: number, why: PassedOver) => void;
}

export interface ChosenTable {
  readonly place: number;
  readonly opponent: number;
  readonly repeat: boolean;
  readonly sameClub: boolean;
}

export interface ChosenRound {
  readonly repeats: number;
  readonly sameClub: number;
  /** In the order in which they were decided. */
  readonly tables: readonly ChosenTable[];
}

/** The kinds of choices, the best first. A repeat is a repeat whatever the clubs. */
const kinds = ['new', 'club', 'met'] as const;
type Kind = (typeof kinds)[number];

/**
 * The complete round with the fewest repeats, then the fewest tables of one club, then first choice: each place in
 * order that has no table yet takes the first of his choices with which the round still is one of those. Choices are
 * first those not met of other clubs, then those not met of his own, then those met, each in the rule's order.
 */
export function firstChoice(wish: FirstChoice): ChosenRound {
  const rounds = bestRounds(wish);
  const unpaired = placesToPair(wish.met.length);
  const tables: ChosenTable[] = [];
  for (let place = unpaired.first(); place >= 0; place = unpaired.first()) {
    const opponent = choose(wish, rounds, unpaired, place);
    unpaired.remove(place);
    unpaired.remove(opponent);
    const repeat = wish.met[place]?.has(opponent) ?? false;
    tables.push({ place, opponent, repeat, sameClub: isSameClub(wish, place, opponent) });
  }
  return { repeats: rounds.repeats, sameClub: rounds.sameClub, tables };
}

function choose(wish: FirstChoice, rounds: BestRounds, unpaired: PlacesToPair, place: number): number {
  for (const kind of kinds) {
    for (const other of wish.order?.(place, unpaired) ?? unpaired.following(place)) {
      if (other === place || !unpaired.has(other)) continue;
      const own = kindOf(wish, place, other);
      if (own === kind && rounds.take(place, other)) return other;
      if (own === kind) wish.note?.(place, other, 'ahead');
      else if (kind === 'new' && own !== 'new') wish.note?.(place, other, own);
    }
  }
  throw new Error(`The order of place ${place} names nobody with whom the round can be a best one.`);
}

function kindOf(wish: FirstChoice, place: number, other: number): Kind {
  if (wish.met[place]?.has(other)) return 'met';
  return isSameClub(wish, place, other) ? 'club' : 'new';
}

function isSameClub({ clubs }: FirstChoice, place: number, other: number): boolean {
  const club = clubs?.[place] ?? -1;
  return club >= 0 && club === clubs?.[other];
}
