import type { Game, RegisterCount } from '@ronde/contract/http/register';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../core/http.ts';

/** How many people the register holds of a game, and as of when; nothing before that is known. */
export function useCount(game: Game): RegisterCount | undefined {
  const { data } = useQuery({
    queryKey: ['register', 'count', game],
    queryFn: () => read<RegisterCount>(`/api/register/count?game=${game}`),
    staleTime: 0,
  });
  return data;
}
