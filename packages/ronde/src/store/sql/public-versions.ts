import type { Kysely } from 'kysely';
import type { Migration } from './migrate.ts';
import type { Tables } from './tables.ts';

export const publicVersions: Migration = { number: 3, name: 'public versions, heads, device times, notes', run };

async function run(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('tournaments')
    .addColumn('public_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tournaments').addColumn('head', 'text').execute();
  await schema
    .alterTable('tournaments')
    .addColumn('head_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tournaments').addColumn('head_engine', 'text').execute();
  // What was done before this is taken as seen by the public: nobody then keeps an older page.
  await db
    .updateTable('tournaments')
    .set((eb) => ({ public_version: eb.ref('version') }))
    .execute();
  await schema.alterTable('decisions').addColumn('device_at', 'text').execute();
  await schema
    .alterTable('people')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('notes')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_of_tournament', ['tournament', 'command_id'])
    .execute();
}
