import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** Army lists of the wargame, and what is asked of them. Times are ISO 8601 texts. */
interface ArmyListTables {
  army_lists: ArmyListRow;
  army_list_options: ArmyListOptionsRow;
}

interface ArmyListRow {
  tournament: string;
  player: string;
  slot: 1 | 2;
  name: string;
  type: 'text' | 'pdf';
  /** In bytes. */
  size: number;
  at: string;
  /** In base64: the same in both databases and in a copy. */
  body: string;
}

interface ArmyListOptionsRow {
  tournament: string;
  deadline: string | null;
  malus: number | null;
  /** 0 and 1 for no and yes. */
  published: number;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends ArmyListTables {}
}

export const armyListsMigration: Migration = { number: 19, name: 'army lists; army and Elo of who asks', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('army_lists')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('army_list_of_player', ['tournament', 'player', 'slot'])
    .execute();
  await schema
    .createTable('army_list_options')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('deadline', 'text')
    .addColumn('malus', 'integer')
    .addColumn('published', 'integer', (column) => column.notNull())
    .execute();
  for (const name of ['army', 'elo'])
    await schema.alterTable('registration_requests').addColumn(name, 'text').execute();
}
