import type { VoteView } from '@ronde/contract/http/votes';
import { ok, type PlayerId, refused, type Tournament } from '@ronde/engine';
import { candidates, type Db, type Done, electors, onVote, type Spot } from './votes.ts';

/** By phone. Of two at once the second is refused: who has voted has voted. */
export function castVote(db: Db, spot: Spot, tournament: Tournament, by: PlayerId, choice: PlayerId): Promise<Done> {
  return onVote(db, spot, async (writing, state) => {
    if (state !== 'open') return refused('vote-not-open');
    if (!electors(tournament).includes(by)) return refused('no-elector');
    if (choice === by) return refused('vote-for-self');
    if (!candidates(tournament).includes(choice)) return refused('no-candidate');
    if (!(await entered(writing, spot, by, 0))) return refused('vote-cast');
    await writing
      .insertInto('vote_counts')
      .values({ ...spot, player: choice, phone: 1, box: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['tournament', 'vote', 'player'])
          .doUpdateSet((eb) => ({ phone: eb('vote_counts.phone', '+', 1) })),
      )
      .execute();
    return ok(null);
  });
}

/** False: they have voted already. */
async function entered(writing: Db, spot: Spot, player: PlayerId, paper: 0 | 1): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await writing
    .insertInto('vote_voters')
    .values({ ...spot, player, paper })
    .onConflict((conflict) => conflict.columns(['tournament', 'vote', 'player']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** A ballot was put into the box, or it was not. */
export function paperVote(db: Db, spot: Spot, tournament: Tournament, player: PlayerId, isIn: boolean): Promise<Done> {
  return onVote(db, spot, async (writing, state) => {
    if (state !== 'open') return refused('vote-not-open');
    if (!isIn) {
      await votersIn(writing, spot, 1).where('player', '=', player).execute();
      return ok(null);
    }
    if (!electors(tournament).includes(player)) return refused('no-elector');
    if (await entered(writing, spot, player, 1)) return ok(null);
    const row = await writing
      .selectFrom('vote_voters')
      .select('paper')
      .where('tournament', '=', spot.tournament)
      .where('vote', '=', spot.vote)
      .where('player', '=', player)
      .executeTakeFirst();
    return row?.paper === 1 ? ok(null) : refused('vote-cast');
  });
}

const votersIn = (writing: Db, { tournament, vote }: Spot, paper: 0 | 1) =>
  writing
    .deleteFrom('vote_voters')
    .where('tournament', '=', tournament)
    .where('vote', '=', vote)
    .where('paper', '=', paper);

type Box = VoteView['box'];

/** What the ballots of the box say, whole. */
export function boxCounted(db: Db, spot: Spot, tournament: Tournament, box: Box): Promise<Done> {
  return onVote(db, spot, async (writing, state) => {
    if (state !== 'closed') return refused('vote-not-closed');
    const may = candidates(tournament);
    const said = new Map(box.filter(({ votes }) => votes > 0).map(({ player, votes }) => [player, votes]));
    if ([...said.keys()].some((player) => !may.includes(player))) return refused('no-candidate');
    const { paper } = await writing
      .selectFrom('vote_voters')
      .select((eb) => eb.fn.countAll().as('paper'))
      .where('tournament', '=', spot.tournament)
      .where('vote', '=', spot.vote)
      .where('paper', '=', 1)
      .executeTakeFirstOrThrow();
    if ([...said.values()].reduce((sum, votes) => sum + votes, 0) > Number(paper)) return refused('box-too-full');
    await writing
      .updateTable('vote_counts')
      .set({ box: 0 })
      .where('tournament', '=', spot.tournament)
      .where('vote', '=', spot.vote)
      .execute();
    for (const [player, votes] of said)
      await writing
        .insertInto('vote_counts')
        .values({ ...spot, player, phone: 0, box: votes })
        .onConflict((conflict) => conflict.columns(['tournament', 'vote', 'player']).doUpdateSet({ box: votes }))
        .execute();
    return ok(null);
  });
}
