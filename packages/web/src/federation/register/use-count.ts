import type { Game, RegisterCount } from '@ronde/contract/http/register';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../core/http.ts';

/** How many people the register holds of a game, and as of when; nothing before that is known. */
export function useCount(game: Game): RegisterCount | undefined {
  const { data } = useQuery({
    queryKey: ['register', 'count', game],
    queryFn: () => load('GET /api/register/count', { query: { game } }),
    staleTime: 0,
  });
  return data;
}
