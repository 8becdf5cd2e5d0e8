import type { VoteView } from '@ronde/contract/http/votes';
import { useQuery } from '@tanstack/react-query';
import { load } from './http.ts';

const often = 10_000;
export const votesKey = (t: string) => ['votes', t] as const;

/** The votes; who votes is seen as it happens. Undefined until the server has said. */
export function useVotes(t: string): readonly VoteView[] | undefined {
  const { data } = useQuery({
    queryKey: votesKey(t),
    queryFn: () => load('GET /api/tournaments/{t}/votes', { t }),
    staleTime: 0,
    refetchInterval: often,
  });
  return data;
}
