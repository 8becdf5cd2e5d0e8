import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What visitors and players bring with them. Times are ISO 8601 texts. */
interface LinkTables {
  links: LinkRow;
  link_secrets: SecretRow;
  contacts: ContactRow;
  registration_requests: RequestRow;
  public_options: OptionsRow;
}

/** A player's link. A code is made from it and the house's secret, and is kept nowhere. */
export interface LinkRow {
  tournament: string;
  player: string;
  /** Grows with each renewal: an older code is then nobody's. */
  generation: number;
  /** The beginning of the code, to find it by. */
  prefix: string;
  made_at: string;
  revoked_at: string | null;
}

interface SecretRow {
  name: string;
  value: string;
}

/** How to reach somebody: never public, in no file. */
interface ContactRow {
  tournament: string;
  player: string;
  email: string | null;
  phone: string | null;
}

/** Somebody asks to be registered. Empty texts once erased. */
export interface RequestRow {
  tournament: string;
  id: string;
  /** The order of asking, which is the order of the waiting list. */
  place: number;
  name: string;
  club: string | null;
  licence: string | null;
  email: string | null;
  birth_year: number | null;
  /** In which they asked; null: asked before it was kept. */
  lang: string | null;
  /** Of the wargame, as typed. */
  army: string | null;
  elo: string | null;
  asked_at: string;
  state: 'asked' | 'accepted' | 'refused';
  /** Who they became. */
  player: string | null;
  /** Digest of what was asked under this id. */
  request: string;
}

/** What the director has opened; no row: nothing. 0 and 1 for no and yes. */
interface OptionsRow {
  tournament: string;
  registration: number;
  /** Places; null: as many as come. */
  places: number | null;
  presence: number;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends LinkTables {}
}

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

export const askedMoreMigration: Migration = {
  number: 18,
  name: 'year of birth and language of who asks to be registered',
  run: addAsked,
};

async function addAsked({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('registration_requests').addColumn('birth_year', 'integer').execute();
  await schema.alterTable('registration_requests').addColumn('lang', 'text').execute();
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
