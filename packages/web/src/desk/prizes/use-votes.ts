import type { VoteView } from '@ronde/contract/http/votes';
import type { VoteState } from '@ronde/contract/values/vote';
import { honoured, type PlayerId, type Tournament } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '../../core/http.ts';
import { newId } from '../../core/new-id.ts';
import { useVotes as useDeskVotes, votesKey } from '../../core/votes-query.ts';
import { useDesk } from '../../shell/desk.tsx';

/** The votes of this tournament. */
export const useVotes = () => useDeskVotes(useDesk().t);

/** What changes them; each answers with all of them as they are then. */
export function useVoteActs() {
  const { t } = useDesk();
  const client = useQueryClient();
  const kept = async (asked: Promise<Answer<VoteView[]>>): Promise<Answer<VoteView[]>> => {
    const answer = await asked;
    if (answer.kind === 'done') client.setQueryData(votesKey(t), answer.value);
    // Another desk was first: what stands is read.
    else void client.invalidateQueries({ queryKey: votesKey(t) });
    return answer;
  };
  const again = { repeatable: true };
  return {
    make: (name: string, about: VoteView['about']) =>
      kept(call('POST /api/tournaments/{t}/votes', { t, body: { id: newId(), name, about } }, again)),
    turn: ({ id, state: saw }: VoteView, state: VoteState) =>
      kept(call('PUT /api/tournaments/{t}/votes/{vote}', { t, vote: id, body: { state, saw } }, again)),
    remove: ({ id }: VoteView) => kept(call('DELETE /api/tournaments/{t}/votes/{vote}', { t, vote: id })),
    paper: ({ id }: VoteView, player: PlayerId, isIn: boolean) => {
      const given = { t, vote: id, player, body: { in: isIn } };
      return kept(call('PUT /api/tournaments/{t}/votes/{vote}/paper/{player}', given, again));
    },
    box: ({ id }: VoteView, box: VoteView['box']) =>
      kept(call('PUT /api/tournaments/{t}/votes/{vote}/box', { t, vote: id, body: { box } }, again)),
  };
}

/** Who may be named: whom a trophy may go to, whoever left in the course of the day too. */
export function candidates(tournament: Tournament): readonly PlayerId[] {
  const may = honoured(tournament);
  return tournament.players.filter(({ id, spare, left }) => !spare && left !== 0 && may(id)).map(({ id }) => id);
}
