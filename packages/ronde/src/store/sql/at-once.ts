import { sql } from 'kysely';
import { since } from '../journal.ts';
import type { Stored } from '../store.ts';
import { journalOf } from '../stored.ts';
import type { Backend } from './backend.ts';
import { changeOf } from './change-of.ts';
import { type Columns, columnsOf, insertion } from './decisions.ts';
import { decisionRow } from './rows.ts';
import { newsOf, telling } from './telling.ts';
import { type Version, versionOf } from './writing.ts';
import { writtenOnce } from './written-once.ts';

/**
 * What was decided on a state that this process knows, where nobody else has gone on meanwhile: version, log and news in
 * one statement, which is a transaction by itself, instead of five that each wait for the database. False: somebody has
 * gone on, or more than the log has changed; nothing is written then. `ref`: what the tournament was asked for by.
 */
export async function savedAtOnce(
  { db }: Pick<Backend, 'db'>,
  ref: string,
  before: Stored,
  after: Stored,
): Promise<boolean> {
  if (after.people !== before.people || after.notes !== before.notes) return false;
  const decided = since(journalOf(after), journalOf(before).length);
  const rows = decided.map((entry) => decisionRow(after.id, entry));
  const { rows: written } = await save(db, {
    ...columnsOf(after.id, rows),
    ...versionOf(after),
    ref,
    before: before.version,
    news: newsOf(changeOf(after)),
  });
  return written[0]?.done === true;
}

type Values = Columns & Version & { readonly ref: string; readonly before: number; readonly news: string };

/** An id goes before an address: where another tournament has this one as its id, that one was meant. */
const save = writtenOnce<Values, { done: boolean }>((db, values) => {
  const { id, version, public_version, name, date, place, ref, before, news } = values;
  return sql<{ done: boolean }>`with saved as (
      update tournaments set version = ${version}, public_version = ${public_version}, name = ${name}, date = ${date},
        place = ${place}
      where id = ${id} and version = ${before}
        and not exists (select from tournaments other where other.id = ${ref} and other.id <> ${id})
      returning ${telling(news)}
    ), logged as (${insertion(values, 'saved')} returning seq)
    select exists (select from logged) as done`.compile(db);
});
