import { apply, replay, type Tournament } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { appended, type Earlier, emptyJournal, journalOf, since, storedWith } from '../journal.ts';
import type { Stored } from '../store.ts';
import type { DialectName } from './migrate.ts';
import { writtenOnce } from './prepared.ts';
import { decisionOf, personOf } from './rows.ts';
import type { DecisionRow, Tables, TournamentRow } from './tables.ts';

type Db = Kysely<Tables>;

/** What is asked of a tournament each time; the rest of its row is a list's. */
type VersionRow = Pick<TournamentRow, 'id' | 'slug' | 'version' | 'public_version'>;

export const tournamentRow = async (db: Db, ref: string): Promise<VersionRow | undefined> =>
  (await byRef(db, { ref })).rows[0];

/** The same, which nobody else may change before this transaction ends. SQLite's writer has locked all of it already. */
export async function lockedRow(db: Db, ref: string, dialect: DialectName): Promise<VersionRow | undefined> {
  return (await (dialect === 'postgres' ? lockedByRef : byRef)(db, { ref })).rows[0];
}

interface Ref {
  readonly ref: string;
}

const byRef = writtenOnce<Ref, VersionRow>((db, { ref }) => askedByRef(db, ref).compile());
const lockedByRef = writtenOnce<Ref, VersionRow>((db, { ref }) => askedByRef(db, ref).forUpdate().compile());

function askedByRef(db: Db, ref: string) {
  // An id before a slug: no name can hide another tournament behind it.
  return db
    .selectFrom('tournaments')
    .select(['id', 'slug', 'version', 'public_version'])
    .where((eb) => eb.or([eb('id', '=', ref), eb('slug', '=', ref)]))
    .orderBy((eb) => eb('id', '=', ref), 'desc')
    .limit(1);
}

/**
 * The state of this row's version. From an older one that is known, only what came after it is read; `db`: inside the
 * transaction that read the row.
 */
export async function storedOf(db: Db, row: VersionRow, known: Stored | undefined): Promise<Stored> {
  if (known?.version === row.version) return known;
  const before = known && known.version < row.version ? known : undefined;
  const first = before ? journalOf(before) : emptyJournal();
  const rows = await decisionsAfter(db, row.id, first.length);
  const journal = rows.reduce((grown, one) => appended(grown, decisionOf(one), one.request), first);
  const parts = {
    id: row.id,
    slug: row.slug,
    version: row.version,
    publicVersion: row.public_version,
    tournament: folded(before?.tournament ?? null, since(journal, first.length)),
    ...(await peopleOf(db, row.id, before)),
    notes: await notesOf(db, row.id, before),
  };
  return storedWith(parts, journal);
}

function folded(before: Tournament | null, entries: readonly Earlier[]): Tournament {
  const decisions = entries.map(({ decision }) => decision);
  return before ? decisions.flatMap(({ events }) => events).reduce(apply, before) : replay(decisions);
}

async function decisionsAfter(db: Db, tournament: string, last: number): Promise<readonly DecisionRow[]> {
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('seq', '>', last)
    .orderBy('seq')
    .execute();
  const hole = rows.findIndex((row, index) => row.seq !== last + 1 + index);
  if (hole >= 0) throw new Error(`The log of ${tournament} has no decision ${last + 1 + hole}`);
  return rows;
}

async function peopleOf(db: Db, tournament: string, before: Stored | undefined) {
  const rows = await db
    .selectFrom('people')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('version', '>', before?.version ?? -1)
    .orderBy('number')
    .execute();
  return {
    people: new Map([...(before?.people ?? []), ...rows.map((row) => [row.player, personOf(row)] as const)]),
    numbers: new Map([...(before?.numbers ?? []), ...rows.map((row) => [row.player, row.number] as const)]),
  };
}

async function notesOf(db: Db, tournament: string, before: Stored | undefined): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('notes')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('version', '>', before?.version ?? -1)
    .execute();
  const notes = new Map(before?.notes ?? []);
  for (const { command_id, note } of rows) {
    if (note === null) notes.delete(command_id);
    else notes.set(command_id, note);
  }
  return notes;
}
