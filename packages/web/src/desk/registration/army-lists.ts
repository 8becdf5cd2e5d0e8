import type { ArmyListOptions, ArmyLists, ArmyListView } from '@ronde/contract/http/army-lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { base64Of } from '../../core/base64.ts';
import { type Answer, call, load } from '../../core/http.ts';

const keyOf = (t: string) => ['army-lists', t] as const;

/** The army lists that have come in; undefined until the server has said. */
export function useArmyLists(t: string): ArmyLists | undefined {
  const { data } = useQuery({
    queryKey: keyOf(t),
    queryFn: () => load('GET /api/tournaments/{t}/army-lists', { t }),
    staleTime: 0,
  });
  return data;
}

/** What changes them; each answers with all of them as they are then. */
export function useArmyListActs(t: string) {
  const client = useQueryClient();
  const kept = async (asked: Promise<Answer<ArmyLists>>): Promise<Answer<ArmyLists>> => {
    const answer = await asked;
    if (answer.kind === 'done') client.setQueryData(keyOf(t), answer.value);
    return answer;
  };
  return {
    options: (body: ArmyListOptions) =>
      kept(call('PUT /api/tournaments/{t}/army-lists', { t, body }, { repeatable: true })),
    keep: async (player: string, slot: number, file: File) => {
      const body = { name: file.name.slice(0, 120), content: await base64Of(file) };
      const given = { t, player, slot: String(slot), body };
      return kept(call('PUT /api/tournaments/{t}/army-lists/{player}/{slot}', given, { repeatable: true }));
    },
    remove: (player: string, slot: number) =>
      kept(call('DELETE /api/tournaments/{t}/army-lists/{player}/{slot}', { t, player, slot: String(slot) })),
  };
}

export type ListState = 'awaited' | 'received' | 'checked' | 'to-fix';

/** How far somebody's list is: as the desk has marked it, else whether one has come. */
export const listState = (
  mark: Exclude<ListState, 'awaited'> | undefined,
  lists: readonly ArmyListView[],
  player: string,
): ListState => mark ?? (lists.some((one) => one.player === player) ? 'received' : 'awaited');
