import type { Decision, Event } from '@ronde/engine';

/**
 * The tables whose result replaced another one and still stands, as « 3/5 »: the round, then the match's index in it.
 * Tables that are made anew forget what was corrected before.
 */
export function correctedTables(log: readonly Decision[]): ReadonlySet<string> {
  const undone = new Set(log.flatMap(({ undoes = [] }) => undoes));
  const corrected = new Set<string>();
  for (const { seq, events, undoes = [] } of log) {
    for (const event of events) {
      if (isRemade(event)) forget(corrected, event.round);
      else if (event.kind === 'result' && event.from && event.to && undoes.length === 0 && !undone.has(seq))
        corrected.add(`${event.round}/${event.match}`);
    }
  }
  return corrected;
}

const remaking = ['drawn', 'redrawn', 'cancelled'] as const;
type Remade = Extract<Event, { readonly kind: (typeof remaking)[number] }>;

const isRemade = (event: Event): event is Remade => (remaking as readonly string[]).includes(event.kind);

function forget(corrected: Set<string>, round: number): void {
  for (const table of corrected) if (table.startsWith(`${round}/`)) corrected.delete(table);
}
