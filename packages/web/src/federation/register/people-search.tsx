import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Game, KnownPerson } from '@ronde/contract/http/register';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../core/http.ts';
import { DoublesList } from './doubles-list.tsx';
import { GameChoice } from './game-choice.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './register.module.css';
import { useRegisterWords } from './use-register-words.ts';

/** Typing pauses this long before the register is asked, in ms. */
const pause = 150;
/** As many as the server gives. */
const mostFound = 20;

interface Props {
  readonly game: Game;
  readonly onGame: (game: Game) => void;
  readonly onOpen: (id: string) => void;
}

/** One field for names, accents ignored, and licences; those whom it means below. */
export function PeopleSearch({ game, onGame, onOpen }: Props) {
  const say = useRegisterWords();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ['register', game, text],
    queryFn: () => read<readonly KnownPerson[]>(`/api/register?q=${encodeURIComponent(text)}&game=${game}`),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const found = typed.trim() === '' || text === '' ? null : data;
  return (
    <>
      <div className={styles.search}>
        <GameChoice game={game} onChange={onGame} />
        <TextInput
          label={say.search}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={typed}
          maxLength={120}
          data-search=""
          data-home=""
          autoFocus
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
      </div>
      <p role="status" className={styles.said}>
        {found ? said(found.length, text, say) : found === null && say.start}
      </p>
      {found && found.length > 0 && <PeopleList people={found} game={game} onOpen={onOpen} />}
      {found === null && <DoublesList onOpen={onOpen} />}
    </>
  );
}

function said(found: number, text: string, say: ReturnType<typeof useRegisterWords>): string {
  if (found === 0) return say.noMatch(text);
  return found < mostFound ? say.found(found) : say.most(found);
}
