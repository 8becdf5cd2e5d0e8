import type { Avoid } from '../prices.ts';

/** Repeats, by meetings, and tables of one club. */
export type RoundCost = readonly [repeats: number, sameClub: number];

interface EveryRound {
  readonly cost: RoundCost;
  /** The tables of first choice, by the order of each place. */
  readonly tables: readonly (readonly [number, number])[];
}

/**
 * The slow oracle: the cost of the best round of every subset of the places, from which first choice is read off.
 * For tests, up to 16 places. `order` gives the rule's order of opponents of a place.
 */
export function tryEveryRound(avoid: Avoid, order: (place: number) => readonly number[]): EveryRound {
  const all = (1 << avoid.met.length) - 1;
  const best = bestOfSubsets(avoid);
  const tables: [number, number][] = [];
  for (let set = all; set !== 0; ) {
    const place = lowest(set);
    const left = order(place).filter((other) => other !== place && (set & (1 << other)) !== 0);
    const opponent = byKind(avoid, place, left).find((other) =>
      same(add(cost(avoid, place, other), best(without(set, place, other))), best(set)),
    );
    if (opponent === undefined) throw new Error('No choice leads to the best round.');
    tables.push([place, opponent]);
    set = without(set, place, opponent);
  }
  return { cost: best(all), tables };
}

function bestOfSubsets(avoid: Avoid): (set: number) => RoundCost {
  const known = new Map<number, RoundCost>([[0, [0, 0]]]);
  const best = (set: number): RoundCost => {
    const before = known.get(set);
    if (before) return before;
    const place = lowest(set);
    let found: RoundCost = [Number.POSITIVE_INFINITY, 0];
    for (let other = place + 1; other < avoid.met.length; other++) {
      if ((set & (1 << other)) === 0) continue;
      const here = add(cost(avoid, place, other), best(without(set, place, other)));
      if (less(here, found)) found = here;
    }
    known.set(set, found);
    return found;
  };
  return best;
}

function cost({ met, clubs }: Avoid, a: number, b: number): RoundCost {
  const club = clubs?.[a] ?? -1;
  return [met[a]?.get(b) ?? 0, club >= 0 && club === clubs?.[b] ? 1 : 0];
}

/** Not met of other clubs, not met of one's own, met once, met twice… */
function byKind(avoid: Avoid, place: number, order: readonly number[]): readonly number[] {
  const costs = order.map((other) => [other, cost(avoid, place, other)] as const);
  const times = [...new Set(costs.map(([, [repeats]]) => repeats))].filter((n) => n > 0).sort((a, b) => a - b);
  return [
    ...costs.filter(([, [repeats, club]]) => repeats === 0 && !club),
    ...costs.filter(([, [repeats, club]]) => repeats === 0 && club),
    ...times.flatMap((n) => costs.filter(([, [repeats]]) => repeats === n)),
  ].map(([other]) => other);
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);
const without = (set: number, a: number, b: number): number => set & ~(1 << a) & ~(1 << b);
const add = (a: RoundCost, b: RoundCost): RoundCost => [a[0] + b[0], a[1] + b[1]];
const same = (a: RoundCost, b: RoundCost): boolean => a[0] === b[0] && a[1] === b[1];
const less = (a: RoundCost, b: RoundCost): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
