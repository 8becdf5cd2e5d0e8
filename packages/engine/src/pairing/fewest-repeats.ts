import { type BestRounds, bestRounds } from '../matching/best-rounds.ts';
import { type Field, haveMet, type Pair } from './field.ts';
import {
  announceStep,
  type ExemptionGuard,
  exemptionGuard,
  naturalOpponent,
  type Trace,
  type Unpaired,
  unpaired,
} from './fold.ts';

/**
 * The complete round with the fewest repeats in which the first player has the first of his candidates that allows
 * it, then the next one his. Candidates: those not yet met, then those met once, twice…, each natural opponent first,
 * then back towards oneself, then on (rules: setting `repeats: "avoid"`).
 */
export function withFewestRepeats(field: Field, trace?: Trace): readonly Pair[] {
  const walk = { field, places: field.ids.map((_, place) => place), upwards: false, ...(trace && { trace }) };
  const free = unpaired(field.scores);
  const rounds = bestRounds({ met: field.met });
  const exemption = exemptionGuard(field, walk.places);
  const pairs: Pair[] = [];
  for (let p = free.first(); p >= 0; p = free.first()) {
    const natural = naturalOpponent(free, p);
    announceStep(walk, free, p, natural);
    const q = firstPossible({ field, free, rounds, exemption, trace }, p, natural);
    exemption.leave(p, q);
    free.remove(p);
    free.remove(q);
    pairs.push([p, q]);
  }
  return pairs;
}

/** The candidates of a player in the rule's order: the natural one, back towards himself, then on from the natural one. */
function* candidates(
  free: Unpaired,
  p: number,
  natural: number,
): Generator<readonly [number, 'natural' | 'up' | 'down']> {
  yield [natural, 'natural'];
  for (let q = free.previous(natural); q !== p; q = free.previous(q)) yield [q, 'up'];
  for (let q = free.next(natural); q >= 0; q = free.next(q)) yield [q, 'down'];
}

/** Where a choice is made, and out of which rounds. */
interface Choosing {
  readonly field: Field;
  readonly free: Unpaired;
  readonly rounds: BestRounds;
  readonly exemption: ExemptionGuard;
  readonly trace: Trace | undefined;
}

/** The first candidate whose table stands in a round with the fewest repeats, taken out of those rounds. */
function firstPossible({ field, free, rounds, exemption, trace }: Choosing, p: number, natural: number): number {
  const opponent = (q: number) => field.ids[q] ?? null;
  const met: number[] = [];
  for (const [q, found] of candidates(free, p, natural)) {
    if (haveMet(field, p, q)) {
      met.push(q);
      trace?.(p, { step: 'met', opponent: opponent(q), rounds: field.meetings(p, q) });
    } else if (rounds.take(p, q)) {
      if (found !== 'natural') trace?.(p, { step: found, opponent: opponent(q) });
      return q;
    } else if (exemption.strands(p, q)) trace?.(p, { step: 'keeps-exemption', opponent: opponent(q) ?? '' });
    else trace?.(p, { step: 'ahead', opponent: opponent(q) });
  }
  const times = (q: number): number => field.metBy(p).get(q) ?? 0;
  const again = met.toSorted((q, r) => times(q) - times(r)).find((q) => rounds.take(p, q));
  if (again === undefined) throw new Error('No table of a best round is left for somebody.');
  trace?.(p, { step: 'repeat', opponent: opponent(again), rounds: field.meetings(p, again) });
  return again;
}
