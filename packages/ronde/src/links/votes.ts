import type { newVoteSchema, VoteView } from '@ronde/contract/http/votes';
import { mostVotes, type VoteState } from '@ronde/contract/values/vote';
import { excluded, honoured, ok, type PlayerId, type Result, refused, type Tournament } from '@ronde/engine';
import { publishedRounds } from '@ronde/engine/tournament/find';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';

export type VoteRefusal =
  | 'unknown-vote'
  | 'vote-not-open'
  | 'vote-not-closed'
  | 'vote-changed'
  | 'vote-cast'
  | 'vote-for-self'
  | 'no-elector'
  | 'no-candidate'
  | 'box-too-full'
  | 'too-many-votes';

export type Db = Kysely<Tables>;
export type Done = Result<null, VoteRefusal>;

/**
 * Who may vote: everybody in the hall who has neither left nor been excluded, a spare player too. Whoever sits at a
 * table of the last published round is in the hall, whatever was noted at the entrance.
 */
export function electors(tournament: Tournament): readonly PlayerId[] {
  const out = excluded(tournament);
  const last = tournament.rounds[publishedRounds(tournament) - 1];
  const seated = new Set(last?.matches.flatMap(({ players }): readonly PlayerId[] => players));
  return tournament.players
    .filter(({ id, left, presence }) => left === undefined && !out.has(id) && (presence === 'here' || seated.has(id)))
    .map(({ id }) => id);
}

/** Who may be named: whom a trophy may go to, whoever left in the course of the day too. */
export const candidates = (tournament: Tournament): readonly PlayerId[] => {
  const may = honoured(tournament);
  return tournament.players.filter(({ id, spare, left }) => !spare && left !== 0 && may(id)).map(({ id }) => id);
};

/** All of a tournament's, in the order in which they were made. */
export async function votesOf(db: Db, { id, tournament }: Stored): Promise<readonly VoteView[]> {
  const rows = await db.selectFrom('votes').selectAll().where('tournament', '=', id).orderBy('place').execute();
  if (rows.length === 0) return [];
  // By player: the order in which they voted is nobody's.
  const voters = await db
    .selectFrom('vote_voters')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('player')
    .execute();
  const counts = await db
    .selectFrom('vote_counts')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('player')
    .execute();
  const may = electors(tournament);
  return rows.map(({ id: vote, name, about, state }) => {
    const own = voters.filter((one) => one.vote === vote);
    const voted = new Set(own.map(({ player }) => player));
    const counted = counts.filter((one) => one.vote === vote);
    return {
      ...{ id: vote, name, about, state },
      voted: [...voted],
      paper: own.filter(({ paper }) => paper === 1).map(({ player }) => player),
      awaited: may.filter((player) => !voted.has(player)),
      box: counted.filter(({ box }) => box > 0).map(({ player, box }) => ({ player, votes: box })),
      result: state === 'counted' ? resultOf(counted) : null,
    };
  });
}

const resultOf = (counted: readonly { player: string; phone: number; box: number }[]): VoteView['result'] =>
  counted
    .map(({ player, phone, box }) => ({ player, votes: phone + box }))
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes);

/** Those that are open, and whether this player has voted in each. */
/** What the votes are called that are open. */
export async function openVoteNames(db: Db, tournament: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('votes')
    .select('name')
    .where('tournament', '=', tournament)
    .where('state', '=', 'open')
    .orderBy('place')
    .execute();
  return rows.map(({ name }) => name);
}

export async function openVotes(db: Db, tournament: string, player: PlayerId) {
  const rows = await db
    .selectFrom('votes')
    .select(['id', 'name', 'about'])
    .where('tournament', '=', tournament)
    .where('state', '=', 'open')
    .orderBy('place')
    .execute();
  if (rows.length === 0) return [];
  const mine = await db
    .selectFrom('vote_voters')
    .select('vote')
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .execute();
  const voted = new Set(mine.map(({ vote }) => vote));
  return rows.map((row) => ({ ...row, voted: voted.has(row.id) }));
}

/** Made twice by the same id, it is one. */
export function makeVote(db: Db, tournament: string, vote: z.infer<typeof newVoteSchema>): Promise<Done> {
  return db.transaction().execute(async (writing): Promise<Done> => {
    await held(writing, tournament);
    const all = await writing
      .selectFrom('votes')
      .select(['id', 'place'])
      .where('tournament', '=', tournament)
      .execute();
    if (all.some(({ id }) => id === vote.id)) return ok(null);
    if (all.length >= mostVotes) return refused('too-many-votes');
    const place = Math.max(0, ...all.map((one) => one.place)) + 1;
    await writing
      .insertInto('votes')
      .values({ tournament, place, ...vote, state: 'ready' })
      .execute();
    return ok(null);
  });
}

/** Waits for whoever writes in this tournament's votes, and is waited for. */
async function held(writing: Db, tournament: string): Promise<void> {
  await writing
    .updateTable('tournaments')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', tournament)
    .execute();
}

const leadsTo: Readonly<Record<VoteState, readonly VoteState[]>> = {
  ready: ['open'],
  open: ['closed'],
  closed: ['open', 'counted'],
  counted: [],
};

export interface Spot {
  readonly tournament: string;
  readonly vote: string;
}

/** Runs `step` on a vote as it is now, while nobody else writes there. */
export function onVote(db: Db, { tournament, vote }: Spot, step: (writing: Db, state: VoteState) => Promise<Done>) {
  return db.transaction().execute(async (writing): Promise<Done> => {
    await held(writing, tournament);
    const row = await writing
      .selectFrom('votes')
      .select('state')
      .where('tournament', '=', tournament)
      .where('id', '=', vote)
      .executeTakeFirst();
    return row ? step(writing, row.state) : refused('unknown-vote');
  });
}

export const turnVote = (db: Db, spot: Spot, { state, saw }: { state: VoteState; saw: VoteState }): Promise<Done> =>
  onVote(db, spot, async (writing, now) => {
    // The same act of another desk, or its repetition, is done.
    if (now === state) return ok(null);
    if (now !== saw || !leadsTo[now].includes(state)) return refused('vote-changed');
    await writing
      .updateTable('votes')
      .set({ state })
      .where('tournament', '=', spot.tournament)
      .where('id', '=', spot.vote)
      .execute();
    return ok(null);
  });

export const removeVote = (db: Db, spot: Spot): Promise<Done> =>
  onVote(db, spot, async (writing) => {
    for (const table of ['vote_counts', 'vote_voters'] as const)
      await writing.deleteFrom(table).where('tournament', '=', spot.tournament).where('vote', '=', spot.vote).execute();
    await writing.deleteFrom('votes').where('tournament', '=', spot.tournament).where('id', '=', spot.vote).execute();
    return ok(null);
  });

/** In which votes somebody has voted, by name. */
export async function votedIn(db: Db, tournament: string, player: PlayerId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vote_voters')
    .innerJoin('votes', (join) =>
      join.onRef('votes.id', '=', 'vote_voters.vote').onRef('votes.tournament', '=', 'vote_voters.tournament'),
    )
    .select('votes.name')
    .where('vote_voters.tournament', '=', tournament)
    .where('vote_voters.player', '=', player)
    .orderBy('votes.place')
    .execute();
  return rows.map(({ name }) => name);
}
