import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What the hall's screens and phones show, beside the log: no rule asks for it. Times are ISO 8601 texts. */
interface HallTables {
  halls: HallRow;
}

interface HallRow {
  tournament: string;
  /** Grows with each change. */
  rev: number;
  /** As JSON: `HallState`, and `at`, when that was by the clocks of who wrote it. */
  state: string;
  /** Grows when the screens' key is renewed: an older key then opens nothing. */
  key_generation: number;
  /** When a game ends that nobody knows the end of; null: there is none. */
  due_at: string | null;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends HallTables {}
}

export const hallMigration: Migration = { number: 8, name: 'the hall’s screens, clocks and messages', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('halls')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('rev', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('key_generation', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .execute();
}
