import type { FeeBand, Fees } from '@ronde/contract/http/fees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, load } from '../../core/http.ts';

const feesKey = (t: string) => ['fees', t] as const;

/** The fees by age; none until somebody has said. */
export function useFees(t: string): readonly FeeBand[] {
  const { data } = useQuery({ queryKey: feesKey(t), queryFn: () => load('GET /api/tournaments/{t}/fees', { t }) });
  return data?.bands ?? [];
}

export function useSaveFees(t: string) {
  const client = useQueryClient();
  return async (bands: readonly FeeBand[]): Promise<Answer<Fees>> => {
    const answer = await call('PUT /api/tournaments/{t}/fees', { t, body: { bands } }, { repeatable: true });
    if (answer.kind === 'done') client.setQueryData(feesKey(t), answer.value);
    return answer;
  };
}
