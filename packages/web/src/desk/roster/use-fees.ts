import type { FeeBand, Fees } from '@ronde/contract/http/fees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, read, request } from '../../core/http.ts';
import { deskPath } from '../../core/queries.ts';

const feesKey = (t: string) => ['fees', t] as const;

/** The fees by age; none until somebody has said. */
export function useFees(t: string): readonly FeeBand[] {
  const { data } = useQuery({ queryKey: feesKey(t), queryFn: () => read<Fees>(deskPath(t, '/fees')) });
  return data?.bands ?? [];
}

export function useSaveFees(t: string) {
  const client = useQueryClient();
  return async (bands: readonly FeeBand[]): Promise<Answer<Fees>> => {
    const answer = await request<Fees>('PUT', deskPath(t, '/fees'), { bands }, { repeatable: true });
    if (answer.kind === 'done') client.setQueryData(feesKey(t), answer.value);
    return answer;
  };
}
