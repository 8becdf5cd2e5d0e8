import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { decisionSchema } from '@ronde/contract';
import { apply, type Decision, start, type Tournament } from '@ronde/engine';
import { eachRow } from './each-row.ts';

/** What a log that does not add up is refused for. */
interface BrokenLog {
  readonly tournament: string;
  readonly seq: number;
}

interface Row {
  readonly tournament: string;
  readonly seq: number;
  readonly command_id: string;
  readonly at: string;
  readonly by: string;
  readonly events: string;
  readonly undoes: string | null;
}

/**
 * Lives through every log of the database: counted from 1 without a gap, made of decisions, begun by the creation of
 * that very tournament. Answers how many there are, or the first decision that does not follow.
 */
export function checkLogs(database: DatabaseSyncInstance): { readonly tournaments: number } | BrokenLog {
  const ids = database.prepare('select id from tournaments order by id').all() as { id: string }[];
  for (const { id } of ids) {
    const seq = firstBroken(database, id);
    if (seq !== null) return { tournament: id, seq };
  }
  const stray = database
    .prepare('select tournament, seq from decisions where tournament not in (select id from tournaments) limit 1')
    .get() as BrokenLog | undefined;
  return stray ?? { tournaments: ids.length };
}

function firstBroken(database: DatabaseSyncInstance, tournament: string): number | null {
  const rows = eachRow(database, 'select * from decisions where tournament = ? order by seq', tournament);
  let state: Tournament | null = null;
  let seq = 0;
  for (const row of rows) {
    seq += 1;
    const decision = read(row as unknown as Row);
    if (decision?.seq !== seq) return seq;
    state = after(state, decision);
    if (state?.id !== tournament) return seq;
  }
  return seq === 0 ? 1 : null;
}

function read(row: Row): Decision | null {
  try {
    const { seq, command_id: id, at, by, undoes } = row;
    const events: unknown = JSON.parse(row.events);
    const sent = { seq, id, at, by, events, ...(undoes !== null && { undoes: JSON.parse(undoes) as unknown }) };
    const parsed = decisionSchema.safeParse(sent);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Null: an event that does not fit what came before it. */
function after(state: Tournament | null, { events }: Decision): Tournament | null {
  try {
    return events.reduce<Tournament | null>((now, event) => (now ? apply(now, event) : start(event)), state);
  } catch {
    return null;
  }
}
