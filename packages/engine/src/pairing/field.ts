import type { Tally } from '../criteria/tally.ts';
import { barred } from '../matching/prices.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';

/**
 * Those to be paired, by place in the ranking that the round is drawn from (0 is the first). With an odd number
 * present the last place is X, the seat of whoever is exempt; X never is a player.
 */
export interface Field {
  /** null is X. */
  readonly ids: readonly (PlayerId | null)[];
  /** Match points by place; X belongs to the last score group whatever it would have. */
  readonly scores: readonly number[];
  /** How often each place was met by a place; for X those who may not have it (`barred`), and X for them. */
  metBy(place: number): ReadonlyMap<number, number>;
  /** The same of every place: a walk looks at half of them, so this is for those who search. */
  readonly met: readonly ReadonlyMap<number, number>[];
  /** Rounds in which two places met; for X the rounds of the wins without an opponent. */
  meetings(a: number, b: number): readonly number[];
}

export type Pair = readonly [number, number];

export function haveMet(field: Field, a: number, b: number): boolean {
  return field.metBy(a).has(b);
}

/** The place of X, or −1 when the number present is even. */
export function placeOfX(field: Field): number {
  return field.ids.at(-1) === null ? field.ids.length - 1 : -1;
}

export function repeatsIn(field: Field, pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(([a, b]) => haveMet(field, a, b));
}

/** How many repeats some tables are: two who have met k times are k (rules: repeats). */
export function countRepeats(field: Field, pairs: readonly Pair[]): number {
  return pairs.reduce((sum, [a, b]) => sum + (field.metBy(a).get(b) ?? 0), 0);
}

/** Two who meet, or one who is exempt, and the steps that led to it. A table made by hand keeps what it was given. */
export interface Reasoned {
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
  readonly why: readonly Step[];
  readonly table?: number;
  readonly starts?: PlayerId;
}

/**
 * The field of a round: those to be paired, best first, with X last when their number is odd. `order` holds their
 * places in the initial ranking.
 */
export function fieldOf(sums: Tally, order: readonly number[]): Field {
  const odd = order.length % 2 === 1;
  const scores = order.map((place) => sums.points[place] ?? 0);
  const notX = odd ? barredFromX(sums, order) : new Set<number>();
  const ids = [...order.map((place) => sums.players[place] ?? ''), ...(odd ? [null] : [])];
  const metBy = opponents(sums, order, notX);
  return {
    ids,
    scores: odd ? [...scores, scores.at(-1) ?? 0] : scores,
    metBy,
    get met() {
      return ids.map((_, place) => metBy(place));
    },
    meetings: (a, b) => meetings(sums, order, a, b),
  };
}

/** How often others were met, each made when it is first asked for. */
function opponents(
  sums: Tally,
  order: readonly number[],
  notX: ReadonlySet<number>,
): (place: number) => ReadonlyMap<number, number> {
  const inField = new Int32Array(sums.players.length).fill(-1);
  for (let i = 0; i < order.length; i++) inField[order[i] as number] = i;
  const x = order.length;
  const met = (place: number): ReadonlyMap<number, number> => {
    if (place === x) return new Map([...notX].map((own) => [own, barred]));
    const times = new Map<number, number>();
    for (const { opponent } of sums.met(order[place] as number)) {
      const other = inField[opponent] ?? -1;
      if (other >= 0) times.set(other, (times.get(other) ?? 0) + 1);
    }
    return notX.has(place) ? times.set(x, barred) : times;
  };
  const made: (ReadonlyMap<number, number> | undefined)[] = new Array(x + 1);
  return (place) => {
    const known = made[place] ?? met(place);
    made[place] = known;
    return known;
  };
}

/**
 * Who may not have X: those who have had a win without an opponent. If all present have had one, the lowest of
 * those with fewest may, and he alone (rules: before round 1).
 */
export function barredFromX(sums: Tally, order: readonly number[]): Set<number> {
  const wins = order.map((place) => sums.freeWins[place]?.length ?? 0);
  const fewest = Math.min(...wins);
  const allowed = fewest > 0 ? wins.lastIndexOf(fewest) : -1;
  return new Set(wins.flatMap((count, i) => (count > 0 && i !== allowed ? [i] : [])));
}

function meetings(sums: Tally, order: readonly number[], a: number, b: number): readonly number[] {
  const own = order[a];
  const other = order[b];
  if (own === undefined || other === undefined) return sums.freeWins[own ?? other ?? -1] ?? [];
  return sums
    .met(own)
    .filter((encounter) => encounter.opponent === other)
    .map((encounter) => encounter.round);
}
