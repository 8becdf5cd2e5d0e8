import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

interface ListingTables {
  house_settings: HouseSettingRow;
}

interface HouseSettingRow {
  name: string;
  /** JSON. */
  value: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends ListingTables {}
}

export const listingMigration: Migration = { number: 11, name: 'what the owner sets for the whole house', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('house_settings')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
