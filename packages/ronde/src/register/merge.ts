import { randomUUID } from 'node:crypto';
import type { RegisterEntry } from '@ronde/contract/http/register';
import { sameLicence, sameName } from '@ronde/contract/lists/who-is-who';
import { mergedEntry } from '@ronde/contract/register/entry';
import type { Person } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { deleteEntries, entryOf, saveEntries } from './entries.ts';
import type { RegisterMergeRow } from './tables.ts';
import { registerTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** What a merge did, so that it can be undone. */
interface Merge {
  readonly kept: RegisterEntry;
  readonly gone: RegisterEntry;
  readonly merged: RegisterEntry;
}

interface Asked {
  readonly kept: string;
  readonly gone: string;
  readonly by: string;
  readonly at: string;
}

/**
 * The second entry goes into the first; said again, it has gone there already. False: one of them is not there, or they
 * are the same one.
 */
export async function mergeEntries(db: Db, { kept: into, gone: other, by, at }: Asked): Promise<boolean> {
  if (into === other) return false;
  return await registerTurn(db, async (writing) => {
    const [kept, gone] = [await entryOf(writing, into), await entryOf(writing, other)];
    if (!kept) return false;
    if (!gone) return (await mergesInto(writing, into)).some((merge) => merge.gone.id === other);
    await deleteEntries(writing, [gone.id]);
    await saveEntries(writing, [mergedEntry(kept, gone)]);
    // As it is read again, to be compared with.
    const merge: Merge = { kept, gone, merged: (await entryOf(writing, kept.id)) ?? kept };
    const row = { id: randomUUID(), at, by, person: kept.id, entries: JSON.stringify(merge) };
    await writing.insertInto('register_merges').values(row).execute();
    return true;
  });
}

/**
 * Both as they were; said again, nothing more is done. What a list has said since of the one that stayed is not taken
 * back. False: there is no such merge.
 */
export async function undoMerge(db: Db, id: string): Promise<boolean> {
  return await registerTurn(db, async (writing) => {
    const row = await writing.selectFrom('register_merges').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return false;
    if (row.entries === undone) return true;
    const { kept, gone, merged } = mergeIn(row);
    const now = await entryOf(writing, kept.id);
    const untouched = now !== null && JSON.stringify(now) === JSON.stringify(merged);
    await saveEntries(writing, untouched ? [kept, gone] : [gone]);
    await writing.updateTable('register_merges').set({ entries: undone }).where('id', '=', id).execute();
    return true;
  });
}

export async function mergesInto(db: Db, person: string): Promise<readonly (RegisterMergeRow & Merge)[]> {
  const rows = await standing(db).where('person', '=', person).execute();
  return rows.map((row) => ({ ...row, ...mergeIn(row) })).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Copies of somebody that merges keep to be undone. */
export async function copiesOf(db: Db, person: Person): Promise<readonly { id: string; copy: RegisterEntry }[]> {
  const rows = await standing(db).execute();
  return rows.flatMap((row) => {
    const { kept, gone } = mergeIn(row);
    return [kept, gone].flatMap((copy) => (isThem(copy, person) ? [{ id: row.id, copy }] : []));
  });
}

/** Of a merge that was undone only its id is kept: no copy of anybody. */
const undone = '';

const standing = (db: Db) => db.selectFrom('register_merges').selectAll().where('entries', '!=', undone);

const mergeIn = ({ entries }: RegisterMergeRow): Merge => JSON.parse(entries) as Merge;

const isThem = (copy: RegisterEntry, person: Person): boolean =>
  person.licence === undefined ? copy.licence === undefined && sameName(copy, person) : sameLicence(copy, person);
