import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What is sent to the federation. Times are ISO 8601 texts. */
interface SendingTables {
  sendings: SendingRow;
}

/** One revision of a closed tournament: written once, never changed but for what became of it. */
export interface SendingRow {
  tournament: string;
  revision: number;
  /** As JSON: what the federation receives, to the letter; empty once it has it. */
  document: string;
  queued_at: string;
  /** Opaque id of the account. */
  by: string;
  state: 'waiting' | 'sent' | 'refused';
  /** When it was sent or refused. */
  settled_at: string | null;
  /** Why the federation refused it, in its own words. */
  reason: string | null;
  /** The number that the federation received it under; null: it said none. */
  receipt: number | null;
  /** JSON: what the federation last said became of it, and when. No name stands in it but that of who returned it. */
  told: string | null;
  told_at: string | null;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends SendingTables {}
}

export const sendingMigration: Migration = { number: 7, name: 'what is sent to the federation', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('sendings')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('sending_of_tournament', ['tournament', 'revision'])
    .execute();
}

export const repliesMigration: Migration = {
  number: 15,
  name: 'what federations answer to what they were sent',
  run: addReplies,
};

async function addReplies({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('sendings').addColumn('receipt', 'integer').execute();
  await schema.alterTable('sendings').addColumn('told', 'text').execute();
  await schema.alterTable('sendings').addColumn('told_at', 'text').execute();
}
