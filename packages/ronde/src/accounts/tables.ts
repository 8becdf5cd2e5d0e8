import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** The tables of accounts. Times are ISO 8601 texts; tokens and links are kept as their SHA-256 only. */
interface AccountTables {
  accounts: AccountRow;
  sessions: SessionRow;
  invitations: InvitationRow;
  members: MemberRow;
  sign_in_failures: FailureRow;
}

export interface AccountRow {
  id: string;
  /** As shown; empty once erased. */
  name: string;
  /** The name without accents and case: what somebody signs in with, unique. */
  name_key: string;
  house: 'manager' | 'member';
  /** `scrypt$logN$r$p$salt$hash`; empty once erased. */
  password: string;
  created_at: string;
  disabled_at: string | null;
  erased_at: string | null;
}

interface SessionRow {
  token: string;
  /** What its owner calls it by; says nothing of the token. */
  id: string;
  account: string;
  /** The browser and system, as it said. */
  device: string;
  created_at: string;
  seen_at: string;
  ends_at: string;
  /** Minutes unused after which it ends; null: only at `ends_at`. */
  idle: number | null;
}

export interface InvitationRow {
  token: string;
  id: string;
  kind: 'owner' | 'house' | 'team' | 'password';
  /** `house`: what the new account is in the house. */
  house: 'manager' | 'member' | null;
  /** `team`: where, and as what. */
  tournament: string | null;
  role: 'director' | 'arbiter' | 'clerk' | null;
  /** `password`: whose. */
  account: string | null;
  /** Whom it is for, in the inviter's words. */
  note: string | null;
  made_by: string | null;
  made_at: string;
  ends_at: string;
  used_at: string | null;
  used_by: string | null;
  revoked_at: string | null;
}

interface MemberRow {
  tournament: string;
  account: string;
  role: 'director' | 'arbiter' | 'clerk';
  since: string;
}

export interface FailureRow {
  /** A digest of who tries what from where. */
  key: string;
  failures: number;
  last_at: string;
  /** Nothing is tried before. */
  free_at: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends AccountTables {}
}

export const accountsMigration: Migration = { number: 4, name: 'accounts, sessions, invitations, members', run };

async function run(db: Kysely<Tables>): Promise<void> {
  await people(db);
  await invitations(db);
  await members(db);
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('free_at', 'text', (column) => column.notNull())
    .execute();
}

async function people({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('house', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .addColumn('erased_at', 'text')
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('idle', 'integer')
    .execute();
  await schema.createIndex('sessions_of_account').on('sessions').column('account').execute();
}

async function invitations({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('invitations')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('house', 'text')
    .addColumn('tournament', 'text')
    .addColumn('role', 'text')
    .addColumn('account', 'text')
    .addColumn('note', 'text')
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('used_by', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await schema.createIndex('invitations_of_tournament').on('invitations').column('tournament').execute();
}

async function members({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('members')
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_of_tournament', ['tournament', 'account'])
    .execute();
  await schema.createIndex('tournaments_of_account').on('members').column('account').execute();
}
