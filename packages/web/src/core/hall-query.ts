import type { DeskHall, HallChange } from '@ronde/contract/http/hall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { steadyNow } from './clock.ts';
import { type Answer, call, load } from './http.ts';
import { hallKey } from './queries.ts';

/** `ahead`: ms by which the server's clock is ahead of the one that measures here. */
export interface Hall extends DeskHall {
  readonly ahead: number;
}

const withAhead = (view: DeskHall): Hall => ({ ...view, ahead: view.now - steadyNow() });

/** What the hall shows; undefined until it is known. The live stream says when it has changed. */
export function useHall(t: string): Hall | undefined {
  const queryFn = async () => withAhead(await load('GET /api/tournaments/{t}/hall', { t }));
  return useQuery({ queryKey: hallKey(t), queryFn }).data;
}

/** Changes what is named, and shows at once what came of it. */
export function useHallActs(t: string) {
  const client = useQueryClient();
  const shown = async (asked: Promise<Answer<DeskHall>>): Promise<Answer<DeskHall>> => {
    const answer = await asked;
    if (answer.kind !== 'done') return answer;
    // What is still being read may be older than this answer.
    await client.cancelQueries({ queryKey: hallKey(t) });
    client.setQueryData(hallKey(t), withAhead(answer.value));
    return answer;
  };
  return {
    change: (change: HallChange) => shown(call('PUT /api/tournaments/{t}/hall', { t, body: change })),
    renewKey: () => shown(call('POST /api/tournaments/{t}/hall/key', { t })),
    /** The tournament has changed, and with it what is called out next. */
    readAgain: () => void client.invalidateQueries({ queryKey: hallKey(t) }),
  };
}
