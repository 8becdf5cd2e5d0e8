import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What was printed, so that the next sheet says which one it replaces. */
interface PaperTables {
  printed: PrintedRow;
}

interface PrintedRow {
  tournament: string;
  sheet: string;
  /** Of which round; of standings, after which. */
  of_round: number;
  /** As it stands on the sheet, `10:31`: the clock of whoever printed it. */
  at: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends PaperTables {}
}

export const papersMigration: Migration = { number: 10, name: 'when a sheet was printed', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('printed')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('sheet', 'text', (column) => column.notNull())
    .addColumn('of_round', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sheet_of_tournament', ['tournament', 'sheet', 'of_round'])
    .execute();
}
