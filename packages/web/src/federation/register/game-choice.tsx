import { NativeSelect } from '@mantine/core';
import type { RegisterCount, RegisterGame } from '@ronde/contract/http/register';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useAccount } from '../../core/session.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { registerSentences } from './sentences.ts';

const games = ['scrabble', 'art-de-la-guerre'] as const satisfies readonly RegisterGame[];

/** Whose register is shown, kept in the address. */
export function useGame(): readonly [RegisterGame, (game: RegisterGame) => void] {
  const [params, setParams] = useSearchParams();
  const game = games.find((one) => one === params.get('jeu')) ?? 'scrabble';
  return [game, (wanted) => setParams(wanted === 'scrabble' ? {} : { jeu: wanted }, { replace: true })];
}

interface Props {
  readonly game: RegisterGame;
  readonly onChange: (game: RegisterGame) => void;
}

/** Which game's ratings are meant. */
export function GameChoice({ game, onChange }: Props) {
  const text = useSentences(registerSentences);
  return (
    <NativeSelect
      label={text.game}
      data={games.map((value) => ({ value, label: text.games[value] }))}
      value={game}
      onChange={(event) => onChange(games.find((one) => one === event.currentTarget.value) ?? 'scrabble')}
    />
  );
}

/** How many people the register holds of a game, and as of when; nothing before that is known. */
export function useCount(game: RegisterGame): RegisterCount | undefined {
  const { data } = useQuery({
    queryKey: ['register', 'count', game],
    queryFn: () => load('GET /api/register/count', { query: { game } }),
    staleTime: 0,
  });
  return data;
}

/** A page of the house for whoever manages it; others are told so. */
export function ForManagers({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const staff = useSentences(staffSentences);
  const account = useAccount();
  return (
    <Outside>
      {account?.house === 'manager' ? (
        children
      ) : (
        <Page title={title}>{account && <Notice tone="advice" title={staff.forManager} />}</Page>
      )}
      <Announcer />
    </Outside>
  );
}
