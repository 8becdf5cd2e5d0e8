import type { Step } from '../tournament/steps.ts';
import { countRepeats, type Field, type Pair, type Reasoned } from './field.ts';
import type { Trace } from './fold.ts';

/** Runs a walk and gives each pair the steps of the player who looked. A table made again forgets its first steps. */
export function withReasons(field: Field, walk: (trace: Trace) => readonly Pair[]): Walked {
  const steps: (Step[] | undefined)[] = new Array(field.ids.length);
  const pairs = walk((by, step) => {
    const own = steps[by];
    if (own && step.step !== 'repaired') own.push(step);
    else steps[by] = [step];
  });
  return {
    repeats: countRepeats(field, pairs),
    pairs: pairs.map((pair) => ({ players: playersOfPairs(field, pair), why: steps[pair[0]] ?? [] })),
  };
}

/** A complete round as it was drawn. */
export interface Walked {
  readonly repeats: number;
  readonly pairs: readonly Reasoned[];
}

/** The players of a pair, the higher placed first; one alone when the other is X, who stands last. */
export function playersOfPairs(field: Field, [a, b]: Pair): Reasoned['players'] {
  const first = field.ids[Math.min(a, b)] ?? '';
  const second = field.ids[Math.max(a, b)] ?? null;
  return second === null ? [first] : [first, second];
}
