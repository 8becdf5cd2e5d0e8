import type { RegisterCard } from '@ronde/contract/http/register-card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadError, read, request } from '../../core/http.ts';
import { useAct } from '../../ui/use-act.ts';

const pathOf = (id: string): string => `/api/register/people/${encodeURIComponent(id)}`;

/** Somebody's card, and what is said of their other entries. */
export function useCard(id: string) {
  const client = useQueryClient();
  const act = useAct();
  const { data, error } = useQuery({
    queryKey: ['register', 'card', id],
    queryFn: () => read<RegisterCard>(pathOf(id)),
    retry: false,
  });
  /** `merge`: the other one goes into this one. `apart`: they are two people. */
  const settle = async (how: 'merge' | 'apart', other: string): Promise<boolean> => {
    const card = await act.run(() => request<RegisterCard>('POST', `${pathOf(id)}/${how}`, { other }));
    if (card) await client.invalidateQueries({ queryKey: ['register'] });
    return card !== null;
  };
  const undo = async (merge: string): Promise<boolean> => {
    const done = await act.run(() => request<object>('POST', `/api/register/merges/${encodeURIComponent(merge)}/undo`));
    if (done) await client.invalidateQueries({ queryKey: ['register'] });
    return done !== null;
  };
  return {
    card: data,
    gone: error instanceof ReadError && error.problem?.status === 404,
    settle,
    undo,
    busy: act.busy,
    trouble: act.trouble,
    clear: act.clear,
  };
}
