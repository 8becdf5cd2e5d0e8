import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Earlier } from '../journal.ts';
import type { DialectName } from './migration.ts';
import { decisionRow } from './rows.ts';
import type { DecisionRow, Tables } from './tables.ts';
import { writtenOnce } from './written-once.ts';

/** Writes what was decided of a tournament, in a transaction. */
export async function insertDecisions(
  writing: Kysely<Tables>,
  dialect: DialectName,
  tournament: string,
  decided: readonly Earlier[],
): Promise<void> {
  const rows = decided.map((entry) => decisionRow(tournament, entry));
  if (dialect === 'postgres') await insertAll(writing, columnsOf(tournament, rows));
  else for (const row of rows) await insertOne(writing, row);
}

/** Where a statement costs no way to anywhere, one for each row is the quickest. */
const insertOne = writtenOnce<DecisionRow, unknown>((db, row) => {
  const { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts } = row;
  const values = { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts };
  return db.insertInto('decisions').values(values).compile();
});

/** The same by column: as many rows as there are, by one statement. */
export interface Columns {
  readonly tournament: string;
  readonly seq: readonly number[];
  readonly command_id: readonly string[];
  readonly at: readonly string[];
  readonly device_at: readonly (string | null)[];
  readonly by: readonly string[];
  readonly events: readonly string[];
  readonly undoes: readonly (string | null)[];
  readonly request: readonly (string | null)[];
  readonly facts: readonly (number | null)[];
}

export function columnsOf(tournament: string, rows: readonly DecisionRow[]): Columns {
  const column = <K extends keyof DecisionRow>(name: K): readonly DecisionRow[K][] => rows.map((row) => row[name]);
  return {
    tournament,
    seq: column('seq'),
    command_id: column('command_id'),
    at: column('at'),
    device_at: column('device_at'),
    by: column('by'),
    events: column('events'),
    undoes: column('undoes'),
    request: column('request'),
    facts: column('facts'),
  };
}

const insertAll = writtenOnce<Columns, unknown>((db, columns) => insertion(columns).compile(db));

/** PostgreSQL's. `once`: the rows are written where this has a row. */
export function insertion(columns: Columns, once?: string): RawBuilder<unknown> {
  const { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts } = columns;
  const from = once === undefined ? sql`` : sql`${sql.table(once)}, `;
  return sql`insert into decisions (tournament, seq, command_id, at, device_at, "by", events, undoes, request, facts)
    select ${tournament}::text, d.* from ${from}unnest(${seq}::int[], ${command_id}::text[], ${at}::text[],
      ${device_at}::text[], ${by}::text[], ${events}::text[], ${undoes}::text[], ${request}::text[], ${facts}::int[]) d`;
}
