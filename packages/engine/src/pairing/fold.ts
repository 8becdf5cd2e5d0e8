import type { Step } from '../tournament/steps.ts';
import { type Field, haveMet, type Pair, placeOfX } from './field.ts';

/** Told what the walk looked at, table by table; `by` is the place that looked for an opponent. */
export type Trace = (by: number, step: Step) => void;

/** A walk over some places of the field, in the order of the ranking or (`upwards`) from the last one up. */
interface Walk {
  readonly field: Field;
  /** Places in walking order. */
  readonly places: readonly number[];
  readonly upwards: boolean;
  readonly trace?: Trace;
}

/**
 * The fold with permutations (FISF Formule Classique §6.1.2 and §7): the first unpaired player meets his natural
 * opponent, else the first one he has not met going back towards himself, else going on from the natural one, else
 * the natural one all the same. Nobody has X twice for that: where the natural one would bring it about, a repeat is
 * taken from the next of them in this order.
 */
export function fold(walk: Walk): readonly Pair[] {
  const free = unpaired(walk.places.map((place) => walk.field.scores[place] ?? 0));
  const exemption = exemptionGuard(walk.field, walk.places);
  const pairs: Pair[] = [];
  for (let p = free.first(); p >= 0; p = free.first()) {
    const natural = naturalOpponent(free, p);
    announceStep(walk, free, p, natural);
    const q = firstNew(walk, free, p, natural, exemption);
    exemption.leave(p, q);
    free.remove(p);
    free.remove(q);
    pairs.push([walk.places[p] ?? 0, walk.places[q] ?? 0]);
  }
  return pairs;
}

/** Even number left in the group: its last; odd: the first of the next group. */
export function naturalOpponent(free: Unpaired, p: number): number {
  const last = free.lastOfGroup(p);
  return free.left(p) % 2 === 0 ? last : free.next(last);
}

/** From the natural opponent back towards oneself, then on from the natural one; else the natural one all the same. */
function firstNew(walk: Walk, free: Unpaired, p: number, natural: number, exemption: ExemptionGuard): number {
  for (let q = natural; q !== p; q = free.previous(q)) {
    if (mayMeet(walk, p, q, exemption)) return found(walk, p, q, q === natural ? 'natural' : 'up');
  }
  for (let q = free.next(natural); q >= 0; q = free.next(q)) {
    if (mayMeet(walk, p, q, exemption)) return found(walk, p, q, 'down');
  }
  return repeated(walk, p, [natural, ...others(free, p, natural)], exemption);
}

/** Those after the natural opponent in the rule's order: back towards oneself, then on from him. */
function* others(free: Unpaired, p: number, natural: number): Generator<number> {
  for (let q = free.previous(natural); q !== p && q >= 0; q = free.previous(q)) yield q;
  for (let q = free.next(natural); q >= 0; q = free.next(q)) yield q;
}

/** Everybody left has been met: the first whose table keeps X for somebody who may have it. */
function repeated(walk: Walk, p: number, candidates: readonly number[], exemption: ExemptionGuard): number {
  const { field, places, trace } = walk;
  const by = places[p] ?? 0;
  const opponent = (q: number) => field.ids[places[q] ?? 0] ?? null;
  const [natural = -1] = candidates;
  const again = candidates.find((q) => !exemption.spoils(p, q)) ?? natural;
  const kept = again !== natural && haveMet(field, by, places[natural] ?? 0) ? opponent(natural) : null;
  if (kept) trace?.(by, { step: 'keeps-exemption', opponent: kept });
  const rounds = field.meetings(by, places[again] ?? 0);
  trace?.(by, { step: 'repeat', opponent: opponent(again), rounds });
  return again;
}

function mayMeet({ field, places, trace }: Walk, p: number, q: number, exemption: ExemptionGuard): boolean {
  const by = places[p] ?? 0;
  const other = places[q] ?? 0;
  const met = haveMet(field, by, other);
  if (!met && !exemption.strands(p, q)) return true;
  if (met) trace?.(by, { step: 'met', opponent: field.ids[other] ?? null, rounds: field.meetings(by, other) });
  else trace?.(by, { step: 'keeps-exemption', opponent: field.ids[other] ?? '' });
  return false;
}

function found({ field, places, trace }: Walk, p: number, q: number, where: 'natural' | 'up' | 'down'): number {
  if (where !== 'natural') trace?.(places[p] ?? 0, { step: where, opponent: field.ids[places[q] ?? 0] ?? null });
  return q;
}

/** Says whose turn it is and whom the rule names first. */
export function announceStep(walk: Walk, free: Unpaired, p: number, natural: number): void {
  if (!walk.trace) return;
  const { field, places, upwards, trace } = walk;
  const by = places[p] ?? 0;
  const pm = field.scores[by] ?? 0;
  const player = field.ids[by];
  if (player) trace(by, { step: 'turn', player, place: by + 1, pm });
  trace(by, { step: 'natural', free: free.left(p), pm, opponent: field.ids[places[natural] ?? 0] ?? null, upwards });
}

/**
 * The players of a walk who have no opponent yet, in walking order, as a linked list with the last of each score
 * group at hand: a walk over ten thousand players looks at each only a few times.
 */
export interface Unpaired {
  /** Position of the first, or −1. */
  first(): number;
  next(position: number): number;
  previous(position: number): number;
  /** How many are left in the score group of a position. */
  left(position: number): number;
  /** The last one left in the score group of a position. */
  lastOfGroup(position: number): number;
  remove(position: number): void;
}

/** `scores` in walking order; equal neighbours form a group. */
export function unpaired(scores: readonly number[]): Unpaired {
  const size = scores.length;
  const after = Int32Array.from({ length: size + 1 }, (_, i) => (i < size ? i + 1 : 0));
  const before = Int32Array.from({ length: size + 1 }, (_, i) => i - 1);
  before[0] = size;
  const group = groupsOf(scores);
  const left = new Int32Array(size);
  const last = new Int32Array(size);
  group.forEach((g, i) => {
    left[g] = (left[g] ?? 0) + 1;
    last[g] = i;
  });
  const at = (list: Int32Array, i: number): number => list[i] as number;
  const shown = (position: number): number => (position === size ? -1 : position);
  return {
    first: () => shown(at(after, size)),
    next: (position) => shown(at(after, position)),
    previous: (position) => shown(at(before, position)),
    left: (position) => at(left, at(group, position)),
    lastOfGroup: (position) => at(last, at(group, position)),
    remove: (position) => {
      const g = at(group, position);
      after[at(before, position)] = at(after, position);
      before[at(after, position)] = at(before, position);
      left[g] = at(left, g) - 1;
      if (at(last, g) === position) last[g] = at(before, position);
    },
  };
}

function groupsOf(scores: readonly number[]): Int32Array {
  const group = new Int32Array(scores.length);
  for (let i = 1; i < scores.length; i++) group[i] = (group[i - 1] as number) + (scores[i] === scores[i - 1] ? 0 : 1);
  return group;
}

/** Keeps X for somebody who may have it, as long as there is somebody. Positions are those of the walk. */
export interface ExemptionGuard {
  /** Whether pairing two positions leaves X only to players who may not have it. */
  strands(p: number, q: number): boolean;
  /** The same, or gives it to one of them: "Nobody has X twice" (rules: before round 1). */
  spoils(p: number, q: number): boolean;
  leave(p: number, q: number): void;
}

const noExemption: ExemptionGuard = { strands: () => false, spoils: () => false, leave: () => {} };

/** `places`: those of the field, in the order of the walk. */
export function exemptionGuard(field: Field, places: readonly number[]): ExemptionGuard {
  const x = placeOfX(field);
  if (!places.includes(x)) return noExemption;
  const mayBeExempt = places.map((place) => place !== x && !haveMet(field, x, place));
  let left = mayBeExempt.filter(Boolean).length;
  const taken = (p: number, q: number): number => Number(mayBeExempt[p]) + Number(mayBeExempt[q]);
  const withX = (p: number, q: number): boolean => places[p] === x || places[q] === x;
  const strands = (p: number, q: number): boolean => left > 0 && !withX(p, q) && left === taken(p, q);
  return {
    strands,
    spoils: (p, q) => strands(p, q) || (left > 0 && withX(p, q) && taken(p, q) === 0),
    leave: (p, q) => {
      left = withX(p, q) ? 0 : left - taken(p, q);
    },
  };
}
