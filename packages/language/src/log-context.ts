import type { Decision, Event, FormatId, Match, Tournament } from '@ronde/engine';
import { tablesAfter } from '@ronde/engine/tournament/events/round';
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

type Tables = ReadonlyMap<number, readonly Match[]>;

/** The tables after a fact: drawn, or made otherwise by hand; an imported tournament begins with those of its rounds. */
function after(tables: Tables, event: Event): Tables {
  if (event.kind === 'drawn' || event.kind === 'cancelled')
    return new Map(tables).set(event.round, event.content.matches);
  if (event.kind === 'redrawn') return new Map(tables).set(event.round, event.to.matches);
  if (event.kind === 'created') return new Map(event.tournament.rounds.map(({ matches }, i) => [i + 1, matches]));
  if (event.kind !== 'tables') return tables;
  return new Map(tables).set(event.round, tablesAfter(tables.get(event.round) ?? [], event));
}

/** For each decision, the tables as it found or made them: a cancelled round keeps its lines readable. */
export function logContexts(log: readonly Decision[], names: Names): ReadonlyMap<number, LogContext> {
  const seen = new Map<number, LogContext>();
  let tables: Tables = new Map();
  const format = formatIn(log);
  for (const decision of [...log].sort((a, b) => a.seq - b.seq)) {
    const now = decision.events.reduce(after, tables);
    // A result that goes with its table is told of those who sat there; one that comes back, of those who sit there again.
    const isLost = decision.events[0]?.kind !== 'tables' && decision.events.some(({ kind }) => kind === 'tables');
    const then = isLost ? tables : now;
    tables = now;
    seen.set(decision.seq, { names, ...format, table: (round, match) => then.get(round)?.[match] });
  }
  return seen;
}

function formatIn(log: readonly Decision[]): { readonly format?: FormatId } {
  const created = log.flatMap(({ events }) => events).find((event) => event.kind === 'created');
  return created ? { format: created.tournament.format } : {};
}
