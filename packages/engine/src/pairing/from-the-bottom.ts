import type { Step } from '../tournament/steps.ts';
import { type Field, type Pair, repeatsIn } from './field.ts';
import { fold, type Trace } from './fold.ts';
import { lastOfGroupA } from './thirds.ts';

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
