import { accountsMigration } from '../accounts/tables.ts';
import { federationMigration, windowMigration } from '../federation/tables.ts';
import { hallMigration } from '../hall/tables.ts';
import { listingMigration } from '../installation/tables.ts';
import { armyListsMigration } from '../links/army-list-tables.ts';
import { votesMigration } from '../links/ballot-tables.ts';
import { askedMoreMigration, linksMigration } from '../links/tables.ts';
import { papersMigration } from '../papers/tables.ts';
import {
  carryingMigration,
  listsMigration,
  mergingMigration,
  registerMigration,
  searchMigration,
} from '../register/tables.ts';
import { repliesMigration, sendingMigration } from '../sending/tables.ts';
import { type Data, type DataOptions, openStore, type Where } from '../store/data.ts';
import { factsMigration, firstTables, publicVersions, requestsMigration } from '../store/sql/first-tables.ts';
import type { Migration } from '../store/sql/migrate.ts';

/** In order; each room's migration is a file of that room. */
export const migrations: readonly Migration[] = [
  firstTables,
  requestsMigration,
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
  federationMigration,
  repliesMigration,
  windowMigration,
  listsMigration,
  askedMoreMigration,
  armyListsMigration,
  votesMigration,
  searchMigration,
];

/** The house's data with the tables of every room. As `openStore`. */
export function openData(where: Where, options: DataOptions = {}): Promise<Data> {
  return openStore(where, { ...options, migrations });
}
