import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const mergingMigration: Migration = {
  number: 9,
  name: 'entries of the register that are one person, or two',
  run,
};

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('register_merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('register_apart')
    .addColumn('a', 'text', (column) => column.notNull())
    .addColumn('b', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('register_apart_pair', ['a', 'b'])
    .execute();
}
