import type { VoteView } from '@ronde/contract/http/votes';
import type { VoteState } from '@ronde/contract/values/vote';
import type { Kysely } from 'kysely';
import type { Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/**
 * What players ask and say from their phones beside results. Of votes, who has voted and what was voted stand apart,
 * without a moment and without an order: nothing that is kept joins them.
 */
interface PhoneTables {
  votes: VoteRow;
  vote_voters: VoterRow;
  vote_counts: CountRow;
  leave_requests: LeaveRow;
}

interface VoteRow {
  tournament: string;
  id: string;
  /** In the order in which they were made, from 1. */
  place: number;
  name: string;
  about: VoteView['about'];
  state: VoteState;
}

interface VoterRow {
  tournament: string;
  vote: string;
  player: string;
  /** 1: by a ballot in the box, 0: by phone. */
  paper: number;
}

/** How many have named this player: by phone, and on the ballots of the box. */
interface CountRow {
  tournament: string;
  vote: string;
  player: string;
  phone: number;
  box: number;
}

/** Somebody asks to leave. */
interface LeaveRow {
  tournament: string;
  player: string;
  at: string;
  /** How many decisions there were. */
  after: number;
  /** 0 and 1 for no and yes. */
  declined: number;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends PhoneTables {}
}

export const votesMigration: Migration = { number: 20, name: 'votes of the players, who asks to leave', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('votes')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('vote_of_tournament', ['tournament', 'id'])
    .execute();
  await schema
    .createTable('vote_voters')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('vote', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('paper', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('voter_of_vote', ['tournament', 'vote', 'player'])
    .execute();
  await schema
    .createTable('vote_counts')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('vote', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('phone', 'integer', (column) => column.notNull())
    .addColumn('box', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('count_of_vote', ['tournament', 'vote', 'player'])
    .execute();
  await schema
    .createTable('leave_requests')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('after', 'integer', (column) => column.notNull())
    .addColumn('declined', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('leave_request_of_player', ['tournament', 'player'])
    .execute();
}
