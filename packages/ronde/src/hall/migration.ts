import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const hallMigration: Migration = { number: 8, name: 'the hall’s screens, clocks and messages', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('halls')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('rev', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('key_generation', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .execute();
}
