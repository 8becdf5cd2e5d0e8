/** A player on a line: where, and the club as a number, −1 for none. */
export interface Point {
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
