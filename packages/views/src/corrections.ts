import { type Decision, type Event, undoneBy } from '@ronde/engine';

/** By round, the tables (by their place in it) whose result replaced another one, and still stands. */
export type Corrected = ReadonlyMap<number, ReadonlySet<number>>;

/** `log`: in any order. Tables that are made anew forget what was corrected before. */
export function correctedTables(log: readonly Decision[]): Corrected {
  const oldestFirst = log.toSorted((a, b) => a.seq - b.seq);
  const undone = undoneBy(oldestFirst);
  const corrected = new Map<number, Set<number>>();
  for (const { seq, events, undoes = [] } of oldestFirst) {
    for (const event of events) {
      if (isRemade(event)) corrected.delete(event.round);
      else if (event.kind === 'result' && event.from && event.to && undoes.length === 0 && !undone.has(seq))
        corrected.set(event.round, new Set([...(corrected.get(event.round) ?? []), event.match]));
    }
  }
  return corrected;
}

export const correctedIn = (log: readonly Decision[], round: number): ReadonlySet<number> =>
  correctedTables(log).get(round) ?? new Set();

const remaking = ['drawn', 'redrawn', 'cancelled'] as const;
type Remade = Extract<Event, { readonly kind: (typeof remaking)[number] }>;

const isRemade = (event: Event): event is Remade => (remaking as readonly string[]).includes(event.kind);
