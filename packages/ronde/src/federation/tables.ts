import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What a federation keeps. Nothing computed stands in it but the lists as they were published. Times: ISO 8601. */
interface FederationTables {
  federations: FederationRow;
  federation_officers: OfficerRow;
  federation_senders: SenderRow;
  federation_decisions: FederationDecisionRow;
  federation_documents: FederationDocumentRow;
  federation_refused: RefusedRow;
  federation_lists: FederationListRow;
}

interface FederationRow {
  /** What stands for it in addresses; never changes. */
  address: string;
  name: string;
  game: 'scrabble' | 'art-de-la-guerre';
  created_at: string;
  /** Days after an event in which a club mends its own document; 0: none. */
  window: number;
}

/** Whoever keeps its ratings, beside the house's managers. */
interface OfficerRow {
  federation: string;
  account: string;
  since: string;
}

interface SenderRow {
  federation: string;
  id: string;
  /** A person and their club, in the officer's words. */
  name: string;
  /** SHA-256 of the code. */
  code: string;
  made_at: string;
  /** An account's id. */
  made_by: string;
  revoked_at: string | null;
}

/** Written once, never changed. */
interface FederationDecisionRow {
  federation: string;
  number: number;
  /** The command's own. */
  id: string;
  at: string;
  /** An account's or a sender's id. */
  by: string;
  /** As JSON: the engine's `FederationFact`. */
  fact: string;
  /** SHA-256 of what was asked. */
  request: string;
}

export interface FederationDocumentRow {
  federation: string;
  receipt: number;
  /** The sender's own key: sent twice, it is received once. */
  key: string;
  /** An account's or a sender's id. */
  sender: string;
  /** The file as JSON, as it came. */
  file: string;
  /** What is kept of it (`compactText`), and the program that made that of the file. */
  document: string;
  engine: string;
  note: string | null;
}

/** Something that was refused at the door: nothing else is kept of it. */
interface RefusedRow {
  federation: string;
  number: number;
  at: string;
  sender: string;
  /** What it called itself. */
  document: string;
  /** JSON: the first faults, and how many there were. */
  why: string;
}

/** A list as it was published, to the byte; under the decision that published it. */
interface FederationListRow {
  federation: string;
  decision: number;
  date: string;
  list: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends FederationTables {}
}

export const federationMigration: Migration = { number: 14, name: 'federations: decisions, documents, lists', run };

async function run(db: Kysely<Tables>): Promise<void> {
  await house(db);
  await log(db);
}

async function house({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('federations')
    .addColumn('address', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('federation_officers')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('officer_of_federation', ['federation', 'account'])
    .execute();
  await schema
    .createTable('federation_senders')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addPrimaryKeyConstraint('sender_of_federation', ['federation', 'id'])
    .execute();
}

async function log({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('federation_decisions')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('decision_of_federation', ['federation', 'number'])
    .addUniqueConstraint('command_of_federation', ['federation', 'id'])
    .execute();
  await schema
    .createTable('federation_documents')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('receipt', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('receipt_of_federation', ['federation', 'receipt'])
    .addUniqueConstraint('key_of_sender', ['federation', 'sender', 'key'])
    .execute();
  await schema
    .createTable('federation_refused')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('refused_of_federation', ['federation', 'number'])
    .execute();
  await schema
    .createTable('federation_lists')
    .addColumn('federation', 'text', (column) => column.notNull().references('federations.address'))
    .addColumn('decision', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_of_decision', ['federation', 'decision'])
    .execute();
}

export const windowMigration: Migration = {
  number: 16,
  name: 'federations: the days in which a club mends its own document',
  run: async ({ schema }) => {
    await schema
      .alterTable('federations')
      .addColumn('window', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
