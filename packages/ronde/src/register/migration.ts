import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const registerMigration: Migration = { number: 6, name: 'register, fees, private marks of people', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('register_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('licence', 'text')
    .addColumn('federation', 'text')
    .addColumn('club', 'text')
    .addColumn('category', 'text')
    .addColumn('birth_year', 'integer')
    .execute();
  await schema.createIndex('register_by_licence').on('register_people').column('licence').execute();
  await schema.createIndex('register_by_name').on('register_people').column('name_key').execute();
  await schema
    .createTable('register_ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('register_people.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision')
    .addColumn('provisional', 'integer', (column) => column.notNull())
    .addColumn('series', 'text')
    .addColumn('listed_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_of_person', ['person', 'game'])
    .execute();
  await schema
    .createTable('fees')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('bands', 'text', (column) => column.notNull())
    .execute();
  // What the desk notes of somebody for itself: JSON, null for nothing.
  await schema.alterTable('people').addColumn('marks', 'text').execute();
}
