import type { Summary } from '@ronde/contract/http/desk';
import type { Game } from '@ronde/contract/http/register';
import { useQuery } from '@tanstack/react-query';
import { tournamentsKey } from '../../core/desk-query.ts';
import { read } from '../../core/http.ts';
import { Notice } from '../../ui/notice.tsx';
import { gameOf } from './game.ts';
import { useRegisterWords } from './use-register-words.ts';

/** RATE-03: those that have begun keep the ratings of their start, whatever the new list says. */
export function RunningTournaments({ game }: { readonly game: Game }) {
  const say = useRegisterWords();
  const { data } = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => read<readonly Summary[]>('/api/tournaments'),
    staleTime: 0,
  });
  const running = (data ?? []).filter((one) => one.status === 'open' && one.rounds > 0 && gameOf(one) === game);
  if (running.length === 0) return null;
  return (
    <Notice tone="advice" title={running.length === 1 ? say.running : say.runningMany}>
      <p>{running.map(({ name }) => name).join(' · ')}</p>
    </Notice>
  );
}
