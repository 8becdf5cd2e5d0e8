import { ok, type Result, refused } from '../base/result.ts';
import { everything, together } from './events/fact.ts';
import { type Event, factOf } from './events.ts';
import type { Decision } from './log.ts';
import type { Refusal } from './refusals.ts';

/** The facts that take decisions back (or give them back), and which ones, newest first. */
interface Undo {
  readonly events: readonly Event[];
  readonly undoes: readonly number[];
}

/** For each decision taken back now, the decision that did it. */
export function undoneBy(log: readonly Decision[]): ReadonlyMap<number, number> {
  return takenBack(log).by;
}

/**
 * Takes back the decision `seq`; with `together`, also all later ones that stand on it. The undo of an undo is the
 * redo: it gives back what was taken, the same facts again. Refused: unknown, what stays (the creation, the arrival
 * from elsewhere, a name’s correction), already taken back, below the closing of the tournament, or decisions in the
 * way, which are named newest first.
 */
export function decideUndo(log: readonly Decision[], seq: number, together: boolean): Result<Undo, Refusal> {
  return decideOn(log, takenBack(log), seq, together);
}

/** The decisions that can be taken back alone now: one walk from the newest, gathering what stands on what. */
export function undoable(log: readonly Decision[]): ReadonlySet<number> {
  const taken = takenBack(log);
  const later = new Set<string>();
  const free = new Set<number>();
  for (const decision of log.toReversed()) {
    if (taken.by.has(decision.seq)) continue;
    if (taken.effects.has(decision.seq)) {
      if (decideOn(log, taken, decision.seq, false).ok) free.add(decision.seq);
      continue;
    }
    const own = touchedBy(decision.events);
    if (!decision.events.some(stays) && !standsOn({ ...own, touched: later }, own)) free.add(decision.seq);
    for (const address of own.touched) later.add(address);
  }
  return free;
}

function decideOn(log: readonly Decision[], taken: TakenBack, seq: number, together: boolean): Result<Undo, Refusal> {
  const target = log.find((decision) => decision.seq === seq);
  if (!target) return refused({ code: 'unknown-decision', decision: seq });
  if (target.events.some(stays)) return refused({ code: 'not-undoable', decision: seq });
  const by = taken.by.get(seq);
  if (by !== undefined) return refused({ code: 'already-undone', decision: seq, by });
  const effect = taken.effects.get(seq);
  if (!effect) return takeBack(log, taken, [target], together);
  const behind = log.filter((decision) => effect.decisions.includes(decision.seq));
  if (effect.takes) return giveBack(log, taken, seq, behind);
  const again = behind.flatMap((decision) => taken.by.get(decision.seq) ?? []);
  if (again[0] !== undefined) return refused({ code: 'already-undone', decision: seq, by: again[0] });
  const back = takeBack(log, taken, behind, false);
  return back.ok ? ok({ ...back.value, undoes: [seq] }) : back;
}

/** Ordinary decisions that count, later than `seq`. */
function counting(log: readonly Decision[], taken: TakenBack, seq: number): readonly Decision[] {
  return log.filter((decision) => decision.seq > seq && !decision.undoes && !taken.by.has(decision.seq));
}

function takeBack(
  log: readonly Decision[],
  taken: TakenBack,
  targets: readonly Decision[],
  together: boolean,
): Result<Undo, Refusal> {
  const [oldest] = targets;
  if (!oldest) return ok({ events: [], undoes: [] });
  const wanted = new Set(targets.map(({ seq }) => seq));
  const touched: Touched[] = [touchedBy(oldest.events)];
  const blocking: Decision[] = [];
  for (const decision of counting(log, taken, oldest.seq)) {
    const own = touchedBy(decision.events);
    if (!wanted.has(decision.seq)) {
      if (!touched.some((earlier) => standsOn(own, earlier))) continue;
      blocking.unshift(decision);
    }
    touched.push(own);
  }
  // Everything stands under the closing: it is taken back for itself, before anything below it.
  if (closedBy(blocking)) return refused({ code: 'tournament-closed' });
  if (blocking.length > 0 && !together) {
    return refused({ code: 'undo-blocked', decision: oldest.seq, by: blocking.map(({ seq }) => seq) });
  }
  const all = [...targets, ...blocking].sort((a, b) => b.seq - a.seq);
  const events = all.flatMap((decision) => decision.events.toReversed().flatMap((event) => inverse(event) ?? []));
  return ok({ events, undoes: all.map(({ seq }) => seq) });
}

/** Whether these decisions, newest first, leave the tournament closed. */
const closedBy = (decisions: readonly Decision[]): boolean =>
  decisions.flatMap(({ events }) => events.toReversed()).find(({ kind }) => kind === 'closed' || kind === 'reopened')
    ?.kind === 'closed';

/**
 * The same facts again, if all they touch is as it was when they were taken back: the other decisions that count and
 * can't change places with them are still the same ones.
 */
function giveBack(
  log: readonly Decision[],
  taken: TakenBack,
  undo: number,
  behind: readonly Decision[],
): Result<Undo, Refusal> {
  const own = new Set(behind.map(({ seq }) => seq));
  const subject = touchedBy(behind.flatMap(({ events }) => events));
  const before = takenBack(log.filter(({ seq }) => seq < undo)).by;
  const blocking = log.flatMap(({ seq, events, undoes }) => {
    if (undoes || own.has(seq)) return [];
    const counted = seq < undo && !before.has(seq);
    const by = taken.by.get(seq);
    return counted !== (by === undefined) && conflict(touchedBy(events), subject) ? [by ?? seq] : [];
  });
  if (blocking.length > 0) {
    const named = [...new Set(blocking)].sort((a, b) => b - a);
    return refused({ code: 'undo-blocked', decision: undo, by: named });
  }
  return ok({ events: behind.flatMap((decision) => decision.events), undoes: [undo] });
}

/**
 * The event that takes another one back: `apply(apply(t, e), inverse(e))` is `t`.
 * Null for what stays: that a tournament is, where it comes from, that somebody’s name was corrected beside the log.
 */
export function inverse(event: Event): Event | null {
  return factOf(event).inverse(event);
}

const stays = ({ kind }: Event): boolean => kind === 'created' || kind === 'moved' || kind === 'person-corrected';

/** What all of a decision's events touch, ready to be compared. */
interface Touched {
  /** What they changed; a table, a setting also by the name under which all of them are read at once. */
  readonly changed: readonly string[];
  readonly touched: ReadonlySet<string>;
}

/** Kept for each list of events: the same log is asked again and again. */
function touchedBy(events: readonly Event[]): Touched {
  const known = remembered.get(events);
  if (known) return known;
  const all = events.map((event) => factOf(event).subjects(event));
  const writes = all.flatMap((own) => own.writes);
  const answer = {
    changed: [...new Set(writes.flatMap((address) => [address, together(address)]))],
    touched: new Set([...writes, ...all.flatMap((own) => own.reads)]),
  };
  remembered.set(events, answer);
  return answer;
}

const remembered = new WeakMap<readonly Event[], Touched>();

/** Whether a later decision stands on what an earlier one changed. */
function standsOn(later: Touched, earlier: Touched): boolean {
  return later.touched.has(everything) || earlier.changed.some((address) => later.touched.has(address));
}

/** Whether two decisions can't change places: one stands on what the other changed. */
function conflict(one: Touched, other: Touched): boolean {
  return standsOn(one, other) || standsOn(other, one);
}

/**
 * What an undo does to the ordinary decisions behind it: it takes them back, or (the undo of an undo) gives them
 * back. Ordinary decisions have no effect of this kind.
 */
interface Effect {
  readonly takes: boolean;
  /** Ordinary decisions, newest first. */
  readonly decisions: readonly number[];
  /** The undo that it takes back; null when it takes back ordinary decisions. */
  readonly of: number | null;
}

/** A log read for undoing: which decision took each one back, and what each undo does. */
interface TakenBack {
  /** For each decision that counts no more, the one that took it back. */
  readonly by: ReadonlyMap<number, number>;
  readonly effects: ReadonlyMap<number, Effect>;
}

function takenBack(log: readonly Decision[]): TakenBack {
  const by = new Map<number, number>();
  const effects = new Map<number, Effect>();
  for (const { seq, undoes } of log) {
    if (!undoes) continue;
    const effect = effectOf(undoes, effects);
    effects.set(seq, effect);
    if (effect.of !== null) {
      by.set(effect.of, seq);
      // What this undo had taken back counts again: it is in force once more.
      const before = effects.get(effect.of)?.of ?? null;
      if (before !== null) by.delete(before);
    }
    for (const decision of effect.decisions) {
      if (effect.takes) by.set(decision, seq);
      else by.delete(decision);
    }
  }
  return { by, effects };
}

function effectOf(undoes: readonly number[], effects: ReadonlyMap<number, Effect>): Effect {
  const [first] = undoes;
  const target = first === undefined ? undefined : effects.get(first);
  if (!target || first === undefined) return { takes: true, decisions: undoes, of: null };
  return { takes: !target.takes, decisions: target.decisions, of: first };
}
