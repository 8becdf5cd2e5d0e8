import type { Step } from '../tournament/steps.ts';
import { type ExemptionGuard, exemptionGuard } from './exemption-guard.ts';
import { type Field, haveMet, type Pair } from './field.ts';
import { type Unpaired, unpaired } from './unpaired.ts';

/** Told what the walk looked at, table by table; `by` is the place that looked for an opponent. */
export type Trace = (by: number, step: Step) => void;

/** A walk over some places of the field, in the order of the ranking or (`upwards`) from the last one up. */
export interface Walk {
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
    announce(walk, free, p, natural);
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
export function announce(walk: Walk, free: Unpaired, p: number, natural: number): void {
  if (!walk.trace) return;
  const { field, places, upwards, trace } = walk;
  const by = places[p] ?? 0;
  const pm = field.scores[by] ?? 0;
  const player = field.ids[by];
  if (player) trace(by, { step: 'turn', player, place: by + 1, pm });
  trace(by, { step: 'natural', free: free.left(p), pm, opponent: field.ids[places[natural] ?? 0] ?? null, upwards });
}
