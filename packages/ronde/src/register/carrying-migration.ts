import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const carryingMigration: Migration = { number: 12, name: 'last events, ratings carried to the register', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('register_ratings').addColumn('last_event', 'text').execute();
  await schema
    .createTable('register_carries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
}
