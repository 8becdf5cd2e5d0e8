import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RegisterEntry } from '@ronde/contract/http/register';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { cardSentences } from './card-sentences.ts';
import { useGame } from './game-choice.tsx';
import styles from './register.module.css';
import { registerSentences } from './sentences.ts';

interface Props {
  readonly person: RegisterEntry;
  readonly onChoose: (other: RegisterEntry) => void;
}

/** Another entry of the same person under another name: looked for, then compared. */
export function OtherEntry({ person, onChoose }: Props) {
  const say = useSentences(cardSentences);
  const words = useSentences(registerSentences);
  const [game] = useGame();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: ['register', game, text],
    queryFn: () => load('GET /api/register', { query: { q: text, game } }),
    enabled: text !== '',
  });
  const found = (text === '' ? [] : (data ?? [])).flatMap(({ id, name, licence, club }) =>
    id === undefined || id === person.id ? [] : [{ id, name, about: [licence, club].filter(Boolean).join(' · ') }],
  );
  const choose = async (id: string) => {
    const { person: other } = await load('GET /api/register/people/{person}', { person: id });
    onChoose(other);
  };
  return (
    <details className={styles.other}>
      <summary>{say.findOther}</summary>
      <TextInput
        label={words.search}
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles.seen}>
        {found.map(({ id, name, about }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => void choose(id)}>
              {name}
            </button>{' '}
            <span className="quiet">{about}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
