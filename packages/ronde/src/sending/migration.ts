import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const sendingMigration: Migration = { number: 7, name: 'what is sent to the federation', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('sendings')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('sending_of_tournament', ['tournament', 'revision'])
    .execute();
}
