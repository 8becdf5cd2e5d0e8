import type { Event } from '@ronde/engine';

/** What goes when decisions are taken back, counted: what somebody would miss. */
export interface UndoSummary {
  /** Rounds drawn. */
  readonly rounds: number;
  /** Tables with a result. */
  readonly results: number;
  readonly registrations: number;
  /** People who had left. */
  readonly departures: number;
  readonly final: boolean;
  readonly closing: boolean;
  /** Decisions that are none of these: a presence, a setting, a sanction. */
  readonly others: number;
}

/** `decisions`: the facts of each. */
export function undoSummary(decisions: readonly { readonly events: readonly Event[] }[]): UndoSummary {
  const [rounds, results, registrations] = [new Set<number>(), new Set<string>(), new Set<string>()];
  const departures = new Set<string>();
  let [final, closings, others] = [false, 0, 0];
  for (const { events } of decisions) {
    let known = false;
    for (const event of events) {
      known ||= said.has(event.kind);
      if (event.kind === 'drawn') rounds.add(event.round);
      else if (event.kind === 'result' && event.to) results.add(`${event.round}.${event.match}`);
      else if (event.kind === 'registered') registrations.add(event.player.id);
      else if (event.kind === 'left' && event.to !== null) departures.add(event.player);
      else if (event.kind === 'final-drawn' || event.kind === 'final-result') final = true;
      else if (event.kind === 'closed') closings++;
      else if (event.kind === 'reopened') closings--;
    }
    if (!known) others++;
  }
  const counts = { rounds: rounds.size, results: results.size, registrations: registrations.size };
  const left = departures.size;
  return { ...counts, departures: left, final, closing: closings > 0, others };
}

/** Counted above, or said by the rounds, the results and the final that they belong to. */
const said: ReadonlySet<Event['kind']> = new Set([
  'drawn',
  'result',
  'registered',
  'left',
  'final-drawn',
  'final-result',
  'running',
  'final-running',
  'closed',
  'reopened',
  'published',
  'redrawn',
  'round-closed',
  'confirmed',
  'claimed',
  'final-opened',
]);
