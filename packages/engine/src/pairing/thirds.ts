import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { type Field, type Pair, repeatsIn } from './field.ts';
import { fold, type Trace } from './fold.ts';

/** The last place of group A: P = 2·M, M a third of the players, rounded (FISF Formule Classique §6.1.1). */
function lastOfGroupA(players: number): number {
  return 2 * Math.round(players / 3);
}

/** Round 1: the first two thirds fold (1 against P, 2 against P − 1…), the others meet their neighbour. */
export function thirds(field: Field): readonly Pair[] {
  const size = field.ids.length;
  const last = Math.min(lastOfGroupA(size), size);
  const folded = Array.from({ length: last / 2 }, (_, i): Pair => [i, last - 1 - i]);
  const neighbours = Array.from({ length: (size - last) / 2 }, (_, i): Pair => [last + 2 * i, last + 2 * i + 1]);
  return [...folded, ...neighbours];
}

/** Why a table of round 1 is what it is. */
export function thirdsStep(field: Field, [a, b]: Pair): Step {
  const last = lastOfGroupA(field.ids.length);
  const opponent: PlayerId | null = field.ids[b] ?? null;
  if (a < last) return { step: 'thirds-fold', place: a + 1, of: last, opponent };
  return { step: 'thirds-neighbours', place: a + 1, after: last, opponent };
}

/**
 * The walk from the top held a repeat: the tables that touch nobody below two thirds of the ranking stand, the
 * others are made again from the last player upwards with the mirror of the same mechanism
 * (FISF Formule Classique §7). Repeats may be left "dans de rares cas".
 */
export function fromTheBottom(field: Field, pairs: readonly Pair[], trace?: Trace): readonly Pair[] {
  const last = lastOfGroupA(field.ids.length);
  const kept = pairs.filter(([a, b]) => a < last && b < last);
  const undone = pairs.filter(([a, b]) => a >= last || b >= last);
  const places = undone.flat().sort((a, b) => b - a);
  if (trace) for (const place of places) trace(place, repairedStep(field, pairs, places.at(-1) ?? 0));
  return [...kept, ...fold({ field, places, upwards: true, ...(trace && { trace }) })];
}

function repairedStep(field: Field, pairs: readonly Pair[], from: number): Step {
  const repeats = repeatsIn(field, pairs).map(([a, b]) => [field.ids[a] ?? '', field.ids[b] ?? null] as const);
  return { step: 'repaired', repeats, from: from + 1 };
}
