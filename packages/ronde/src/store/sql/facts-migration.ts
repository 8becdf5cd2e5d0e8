import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

/** Null: written before anybody said so, and known to all. */
export const factsMigration: Migration = {
  number: 13,
  name: 'which program wrote each decision',
  run: async (db) => void (await sql`alter table decisions add column facts integer`.execute(db)),
};
