import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RegisterDoubles, RegisterGame } from '@ronde/contract/http/register';
import { date } from '@ronde/language';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { Page, Section } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { ForManagers, GameChoice, useCount, useGame } from './game-choice.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './register.module.css';
import { cardSentences, type RegisterSentences, registerSentences } from './sentences.ts';

/** Whom the house knows from federations' lists: looked for, counted, brought up to date. */
export function RegisterPage() {
  const say = useSentences(registerSentences);
  return (
    <ForManagers title={say.title}>
      <Register />
    </ForManagers>
  );
}

function Register() {
  const say = useSentences(registerSentences);
  const current = useExternal(lang);
  const [game, setGame] = useGame();
  const held = useCount(game);
  const [person, open] = usePanelParam('personne', ['jeu']);
  const note = held && (held.listedOn === null ? say.none : say.count(held.people, date(current, held.listedOn)));
  return (
    <Page
      title={say.title}
      note={note}
      acts={
        <Button component={Link} href={address.registerList(game)} data-next="">
          {say.importList}
        </Button>
      }
      sideWidth="wide"
      side={person && <PersonCard key={person} id={person} onClose={() => open(null)} onOpen={open} />}
    >
      <PeopleSearch game={game} onGame={setGame} onOpen={open} />
    </Page>
  );
}

/** Typing pauses this long before the register is asked, in ms. */
const pause = 150;
/** As many as the server gives. */
const mostFound = 20;

interface Props {
  readonly game: RegisterGame;
  readonly onGame: (game: RegisterGame) => void;
  readonly onOpen: (id: string) => void;
}

/** One field for names, accents ignored, and licences; those whom it means below. */
function PeopleSearch({ game, onGame, onOpen }: Props) {
  const say = useSentences(registerSentences);
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ['register', game, text],
    queryFn: () => load('GET /api/register', { query: { q: text, game } }),
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

function said(found: number, text: string, say: RegisterSentences): string {
  if (found === 0) return say.noMatch(text);
  return found < mostFound ? say.found(found) : say.most(found);
}

/** Entries of one name that may be one person: each pair is opened to be looked at. */
function DoublesList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const say = useSentences(cardSentences);
  const { data } = useQuery({
    queryKey: ['register', 'doubles'],
    queryFn: () => load('GET /api/register/doubles'),
    staleTime: 0,
  });
  if (!data || data.count === 0) return null;
  return (
    <Section title={say.doubts(data.count)}>
      <ul className={styles.seen}>
        {data.pairs.map(licensedFirst).map(([one, other]) => (
          <li key={`${one.id} ${other.id}`}>
            <button type="button" className="link" data-opens={one.id} onClick={() => onOpen(one.id)}>
              {one.name}
            </button>{' '}
            <span className="quiet">
              {[one, other].map(({ licence, club }) => [licence, club].filter(Boolean).join(' · ') || '–').join(' / ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whose licence is known is who it is; the other entry goes into that one. */
const licensedFirst = ([one, other]: RegisterDoubles['pairs'][number]) =>
  one.licence === undefined && other.licence !== undefined ? ([other, one] as const) : ([one, other] as const);
