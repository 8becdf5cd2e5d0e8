import type { Decision, DeskMarks, Event, Person, PlayerId } from '@ronde/engine';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { factsVersion, NewerFacts } from '../facts.ts';
import type { Earlier } from '../journal.ts';
import type { Stored } from '../store.ts';
import type { DialectName } from './migrate.ts';
import { writtenOnce } from './prepared.ts';
import type { DecisionRow, PersonRow, Tables } from './tables.ts';

export function decisionRow(tournament: string, { decision, request }: Earlier): DecisionRow {
  const { seq, id, at, deviceAt, by, events, undoes } = decision;
  return {
    tournament,
    seq,
    command_id: id,
    at,
    device_at: deviceAt ?? null,
    by,
    events: JSON.stringify(events),
    undoes: undoes ? JSON.stringify(undoes) : null,
    request,
    facts: factsVersion,
  };
}

/** Throws for what a later program wrote: read as if it were known, it would show what nobody decided. */
export function decisionOf(row: DecisionRow): Decision {
  if ((row.facts ?? 0) > factsVersion) throw new NewerFacts(row.tournament, row.facts ?? 0);
  return {
    seq: row.seq,
    id: row.command_id,
    at: row.at,
    ...(row.device_at !== null && { deviceAt: row.device_at }),
    by: row.by,
    // What this program wrote itself, through the engine's types.
    events: JSON.parse(row.events) as readonly Event[],
    ...(row.undoes !== null && { undoes: JSON.parse(row.undoes) as readonly number[] }),
  };
}

/** Who this player is in `stored`, as of its version. Throws for somebody unknown. */
export function personRow({ id, version, people, numbers }: Stored, player: PlayerId): PersonRow {
  const person = people.get(player);
  const number = numbers.get(player);
  if (!person || number === undefined) throw new Error(`Nobody known as ${player}`);
  return {
    tournament: id,
    version,
    player,
    number,
    name: person.name,
    licence: person.licence ?? null,
    federation: person.federation ?? null,
    birth_year: person.birthYear ?? null,
    pseudonym: person.pseudonym ?? null,
    marks: person.marks ? JSON.stringify(person.marks) : null,
  };
}

export function personOf(row: PersonRow): Person {
  return {
    name: row.name,
    ...(row.licence !== null && { licence: row.licence }),
    ...(row.federation !== null && { federation: row.federation }),
    ...(row.birth_year !== null && { birthYear: row.birth_year }),
    ...(row.pseudonym !== null && { pseudonym: row.pseudonym }),
    ...(row.marks !== null && { marks: JSON.parse(row.marks) as DeskMarks }),
  };
}

/** Writes what was decided of a tournament, in a transaction. */
export async function insertDecisions(
  writing: Kysely<Tables>,
  dialect: DialectName,
  tournament: string,
  decided: readonly Earlier[],
): Promise<void> {
  const rows = decided.map((entry) => decisionRow(tournament, entry));
  if (dialect === 'postgres') await insertAll(writing, rowColumns(tournament, rows));
  else for (const row of rows) await insertOne(writing, row);
}

/** Where a statement costs no way to anywhere, one for each row is the quickest. */
const insertOne = writtenOnce<DecisionRow, unknown>((db, row) => {
  const { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts } = row;
  const values = { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts };
  return db.insertInto('decisions').values(values).compile();
});

/** The same by column: as many rows as there are, by one statement. */
export interface RowColumns {
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

export function rowColumns(tournament: string, rows: readonly DecisionRow[]): RowColumns {
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

const insertAll = writtenOnce<RowColumns, unknown>((db, columns) => insertion(columns).compile(db));

/** PostgreSQL's. `once`: the rows are written where this has a row. */
export function insertion(columns: RowColumns, once?: string): RawBuilder<unknown> {
  const { tournament, seq, command_id, at, device_at, by, events, undoes, request, facts } = columns;
  const from = once === undefined ? sql`` : sql`${sql.table(once)}, `;
  return sql`insert into decisions (tournament, seq, command_id, at, device_at, "by", events, undoes, request, facts)
    select ${tournament}::text, d.* from ${from}unnest(${seq}::int[], ${command_id}::text[], ${at}::text[],
      ${device_at}::text[], ${by}::text[], ${events}::text[], ${undoes}::text[], ${request}::text[], ${facts}::int[]) d`;
}
