import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

export const linksMigration: Migration = { number: 5, name: 'players’ links, contacts, requests', run };

async function run(db: Kysely<Tables>): Promise<void> {
  await links(db);
  await requests(db);
  await db.schema
    .createTable('contacts')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addPrimaryKeyConstraint('contact_of_tournament', ['tournament', 'player'])
    .execute();
  await db.schema
    .createTable('public_options')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('registration', 'integer', (column) => column.notNull())
    .addColumn('places', 'integer')
    .addColumn('presence', 'integer', (column) => column.notNull())
    .execute();
}

async function links({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('links')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addPrimaryKeyConstraint('link_of_tournament', ['tournament', 'player'])
    .execute();
  await schema.createIndex('links_by_prefix').on('links').column('prefix').execute();
  await schema
    .createTable('link_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function requests({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('registration_requests')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('club', 'text')
    .addColumn('licence', 'text')
    .addColumn('email', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('request', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_of_tournament', ['tournament', 'id'])
    .addUniqueConstraint('request_in_order', ['tournament', 'place'])
    .execute();
}
