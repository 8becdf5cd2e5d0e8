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
import { LeafThrough } from './leaf-through.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './register.module.css';
import { cardSentences, type RegisterSentences, registerSentences } from './sentences.ts';

/** Whom the house knows from federations' lists: looked for, counted, brought up to date. */
export function RegisterPage() {
  const text = useSentences(registerSentences);
  return (
    <ForManagers title={text.title}>
      <Register />
    </ForManagers>
  );
}

function Register() {
  const text = useSentences(registerSentences);
  const current = useExternal(lang);
  const [game, setGame] = useGame();
  const held = useCount(game);
  const [person, open] = usePanelParam('personne', ['jeu']);
  const note = held && (held.listedOn === null ? text.none : text.count(held.people, date(current, held.listedOn)));
  return (
    <Page
      title={text.title}
      note={note}
      acts={
        <Button component={Link} href={address.registerList(game)} data-next="">
          {text.importList}
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
  const text = useSentences(registerSentences);
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ['register', game, sought],
    queryFn: () => load('GET /api/register', { query: { q: sought, game } }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const found = typed.trim() === '' || sought === '' ? null : data;
  return (
    <>
      <div className={styles.search}>
        <GameChoice game={game} onChange={onGame} />
        <TextInput
          label={text.search}
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
        {found ? said(found.length, sought, text) : found === null && text.start}
      </p>
      {found && found.length > 0 && <PeopleList people={found} game={game} onOpen={onOpen} />}
      {found === null && <DoublesList onOpen={onOpen} />}
      {found === null && <LeafThrough key={game} game={game} onOpen={onOpen} />}
    </>
  );
}

function said(found: number, sought: string, text: RegisterSentences): string {
  if (found === 0) return text.noMatch(sought);
  return found < mostFound ? text.found(found) : text.most(found);
}

/** Entries of one name that may be one person: each pair is opened to be looked at. */
function DoublesList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const text = useSentences(cardSentences);
  const { data } = useQuery({
    queryKey: ['register', 'doubles'],
    queryFn: () => load('GET /api/register/doubles'),
    staleTime: 0,
  });
  if (!data || data.count === 0) return null;
  return (
    <Section title={text.doubts(data.count)}>
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
