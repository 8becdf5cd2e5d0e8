import type { Decision, Event, FormatId, Match, Tournament } from '@ronde/engine';
import type { Names } from './names.ts';

/** What a line of the log is read with: who people are, and the tables as they stood when it was written. */
export interface LogContext {
  readonly names: Names;
  /** Says what a round is called; missing where the log begins later than its tournament. */
  readonly format?: FormatId;
  /** `match`: index in the round's matches. Undefined once the round is cancelled. */
  table(round: number, match: number): Match | undefined;
}

/** The tables as they stand now: right for the newest decisions. */
export function logContextNow(tournament: Tournament, names: Names): LogContext {
  return { names, format: tournament.format, table: (round, match) => tournament.rounds[round - 1]?.matches[match] };
}

type Drawn = readonly [round: number, tables: readonly Match[]];

/** The tables that an event says; an imported tournament begins with those of its rounds. */
function drawnBy(event: Event): readonly Drawn[] {
  if (event.kind === 'drawn' || event.kind === 'cancelled') return [[event.round, event.content.matches]];
  if (event.kind === 'redrawn') return [[event.round, event.to.matches]];
  if (event.kind === 'created') return event.tournament.rounds.map(({ matches }, i): Drawn => [i + 1, matches]);
  return [];
}

/** For each decision, the tables as it found or made them: a cancelled round keeps its lines readable. */
export function logContexts(log: readonly Decision[], names: Names): ReadonlyMap<number, LogContext> {
  const seen = new Map<number, LogContext>();
  let rounds: ReadonlyMap<number, readonly Match[]> = new Map();
  const format = formatIn(log);
  for (const decision of [...log].sort((a, b) => a.seq - b.seq)) {
    const drawn = decision.events.flatMap(drawnBy);
    if (drawn.length > 0) rounds = new Map([...rounds, ...drawn]);
    const then = rounds;
    seen.set(decision.seq, { names, ...format, table: (round, match) => then.get(round)?.[match] });
  }
  return seen;
}

function formatIn(log: readonly Decision[]): { readonly format?: FormatId } {
  const created = log.flatMap(({ events }) => events).find((event) => event.kind === 'created');
  return created ? { format: created.tournament.format } : {};
}
