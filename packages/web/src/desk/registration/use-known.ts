import { useDebouncedValue } from '@mantine/hooks';
import type { KnownPerson } from '@ronde/contract/http/register';
import { playsWargame } from '@ronde/engine';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { load } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.ts';

/** Typing pauses this long before the register is asked, in ms. */
const pause = 150;
const fewestLetters = 2;

/**
 * Whom the register knows by what is typed. `found`: as of the last pause. `ask`: of exactly this text, for an Enter
 * that is faster than the pause; nobody where the server does not answer.
 */
export function useKnown(typed: string) {
  const { tournament } = useDesk();
  const client = useQueryClient();
  const [text] = useDebouncedValue(typed.trim(), pause);
  const game = playsWargame(tournament) ? 'art-de-la-guerre' : 'scrabble';
  const query = (q: string) => ({
    queryKey: ['register', game, q] as const,
    queryFn: () => load('GET /api/register', { query: { q, game } }),
    staleTime: 30_000,
    retry: false,
  });
  const { data } = useQuery({
    ...query(text),
    enabled: text.length >= fewestLetters,
    placeholderData: keepPreviousData,
  });
  const found = typed.trim().length < fewestLetters || text.length < fewestLetters ? [] : (data ?? []);
  const ask = async (): Promise<readonly KnownPerson[]> => {
    const q = typed.trim();
    if (q.length < fewestLetters) return [];
    return client.fetchQuery(query(q)).catch(() => []);
  };
  return { found, ask };
}
