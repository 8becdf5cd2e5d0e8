import { accountsMigration } from '../accounts/migration.ts';
import { hallMigration } from '../hall/migration.ts';
import { linksMigration } from '../links/migration.ts';
import { listingMigration } from '../listing/migration.ts';
import { papersMigration } from '../papers/migration.ts';
import { carryingMigration } from '../register/carrying-migration.ts';
import { mergingMigration } from '../register/merging-migration.ts';
import { registerMigration } from '../register/migration.ts';
import { sendingMigration } from '../sending/migration.ts';
import { type Data, type DataOptions, openStore, type Where } from '../store/data.ts';
import { factsMigration } from '../store/sql/facts-migration.ts';
import { firstTables, requests } from '../store/sql/first-tables.ts';
import type { Migration } from '../store/sql/migrate.ts';
import { publicVersions } from '../store/sql/public-versions.ts';

/** In order; each room's migration is a file of that room. */
export const migrations: readonly Migration[] = [
  firstTables,
  requests,
  publicVersions,
  accountsMigration,
  linksMigration,
  registerMigration,
  sendingMigration,
  hallMigration,
  mergingMigration,
  papersMigration,
  listingMigration,
  carryingMigration,
  factsMigration,
];

/** The house's data with the tables of every room. As `openStore`. */
export function openData(where: Where, options: DataOptions = {}): Promise<Data> {
  return openStore(where, { ...options, migrations });
}
