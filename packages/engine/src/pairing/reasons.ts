import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId } from '../tournament/state.ts';
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
    pairs: pairs.map((pair) => ({ players: playersOf(field, pair), why: steps[pair[0]] ?? [] })),
  };
}

/** A complete round as it was drawn. */
export interface Walked {
  readonly repeats: number;
  readonly pairs: readonly Reasoned[];
}

/** The players of a pair, the higher placed first; one alone when the other is X, who stands last. */
export function playersOf(field: Field, [a, b]: Pair): Reasoned['players'] {
  const first = field.ids[Math.min(a, b)] ?? '';
  const second = field.ids[Math.max(a, b)] ?? null;
  return second === null ? [first] : [first, second];
}

/** Whom the draw had put at a table that was changed by hand since. */
export function asDrawn({ players, why = [] }: Match): readonly PlayerId[] {
  const changed = why.find((step) => step.step === 'by-hand');
  return (changed?.step === 'by-hand' ? changed.instead : undefined) ?? players;
}

/**
 * Why tables made by hand can't stand: somebody twice, or not in the hall; or exemptions by hand that leave an odd
 * number, which can't sit two by two (rules: a round half made by hand). Null when they can.
 */
export function wrongByHand(made: readonly Match[], present: ReadonlySet<PlayerId>): Refusal | null {
  const seen = new Set<PlayerId>();
  for (const player of made.flatMap((match) => match.players as readonly PlayerId[])) {
    if (!present.has(player)) return { code: 'not-present', player };
    if (seen.has(player)) return { code: 'plays-twice', player };
    seen.add(player);
  }
  const exempt = made.filter((match) => match.players.length === 1).length;
  const left = present.size - seen.size;
  return exempt > 0 && left % 2 === 1 ? { code: 'odd-rest', present: present.size, exempt, left } : null;
}

/** Tables made by hand, as the others are told. */
export function reasonedByHand(made: readonly Match[]): readonly Reasoned[] {
  return made.map(({ players, table, starts }) => ({
    players,
    why: [{ step: 'by-hand' }],
    ...(table !== undefined && { table }),
    ...(starts !== undefined && { starts }),
  }));
}
