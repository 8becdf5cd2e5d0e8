import type { RegisterEntry } from '@ronde/contract/http/register';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { RegisterCarryRow } from './tables.ts';

type Db = Kysely<Tables>;

/** An entry as it was before the ratings of a tournament were carried (null: there was none) and as it became. */
export interface Carried {
  readonly before: RegisterEntry | null;
  readonly after: RegisterEntry;
}

/** Of an act that was undone only its id is kept: no copy of anybody. */
export const undone = '';

export const carriedIn = ({ entries }: Pick<RegisterCarryRow, 'entries'>): readonly Carried[] =>
  entries === undone ? [] : (JSON.parse(entries) as readonly Carried[]);

/** The newest act of a tournament that stands. */
export async function lastCarry(db: Db, tournament: string) {
  const acts = db.selectFrom('register_carries').selectAll().where('tournament', '=', tournament);
  const row = await acts.where('entries', '!=', undone).orderBy('at', 'desc').executeTakeFirst();
  return row ? { id: row.id, at: row.at, by: row.by, people: carriedIn(row).length } : null;
}

/** Copies of entries that acts keep to be undone: gone with the entries that are erased. */
export async function forgetCarried(writing: Db, ids: ReadonlySet<string>): Promise<void> {
  const rows = await writing.selectFrom('register_carries').selectAll().where('entries', '!=', undone).execute();
  for (const row of rows) {
    const carried = carriedIn(row);
    const others = carried.filter(({ after }) => !ids.has(after.id));
    if (others.length === carried.length) continue;
    const entries = others.length === 0 ? undone : JSON.stringify(others);
    await writing.updateTable('register_carries').set({ entries }).where('id', '=', row.id).execute();
  }
}

/** The entries of these ids as acts keep them. */
export async function carriedCopies(db: Db, ids: ReadonlySet<string>): Promise<readonly RegisterEntry[]> {
  const rows = await db.selectFrom('register_carries').select('entries').where('entries', '!=', undone).execute();
  const copies = rows.flatMap(carriedIn).flatMap(({ before }) => before ?? []);
  return copies.filter(({ id }) => ids.has(id));
}
