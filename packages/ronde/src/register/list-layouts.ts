import { createHash } from 'node:crypto';
import type { ListField } from '@ronde/contract/lists/columns';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

type Fields = readonly (ListField | null)[];

/** How a list of this kind was read the last time, under the name that somebody gave it. */
export interface KeptLayout {
  readonly name: string;
  readonly columns: Fields;
}

/** What a list shows of itself, short enough for an address. */
export const layoutId = (shape: string): string => createHash('sha256').update(shape).digest('hex').slice(0, 32);

/** A house has seen so many kinds of lists at most: the oldest are forgotten. */
const mostLayouts = 500;

export async function keptLayouts(db: Kysely<Tables>): Promise<ReadonlyMap<string, KeptLayout>> {
  const rows = await db.selectFrom('list_layouts').selectAll().orderBy('at', 'desc').limit(mostLayouts).execute();
  return new Map(rows.map(({ id, name, columns }) => [id, { name, columns: JSON.parse(columns) as Fields }]));
}

export async function keepLayout(db: Kysely<Tables>, id: string, kept: KeptLayout, at: string): Promise<void> {
  const row = { name: kept.name, columns: JSON.stringify(kept.columns), at };
  await db
    .insertInto('list_layouts')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function forgetLayout(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('list_layouts').where('id', '=', id).execute();
}
