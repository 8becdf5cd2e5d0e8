import { Button, Table, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RegisterEntry } from '@ronde/contract/http/register';
import { mergedEntry } from '@ronde/contract/register/entry';
import { date, type Lang, ratingText } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useGame } from './game-choice.tsx';
import styles from './register.module.css';
import { cardSentences, type RegisterSentences, registerSentences } from './sentences.ts';

interface DoublePartProps {
  readonly person: RegisterEntry;
  readonly other: RegisterEntry;
  readonly busy: boolean;
  readonly onMerge: () => void;
  readonly onApart: () => void;
  readonly onOpen: () => void;
}

/** Two entries side by side: « Est-ce la même personne ? », and what would be left of them. */
export function DoublePart({ person, other, busy, onMerge, onApart, onOpen }: DoublePartProps) {
  const text = useSentences(registerSentences);
  const cardText = useSentences(cardSentences);
  return (
    <section className={styles.double}>
      <h3 className={styles.part}>{text.samePerson}</h3>
      <Comparison person={person} other={other} />
      <p className="quiet small">{cardText.stays}</p>
      <div className={styles.settle}>
        <Button size="sm" variant="default" loading={busy} onClick={onMerge}>
          {text.sameOne}
        </Button>
        <Button size="sm" variant="default" onClick={onApart}>
          {text.keepBoth}
        </Button>
        <button type="button" className="link" onClick={onOpen}>
          {cardText.openOther}
        </button>
      </div>
    </section>
  );
}

function Comparison({ person, other }: Pick<DoublePartProps, 'person' | 'other'>) {
  const text = useSentences(registerSentences);
  const cardText = useSentences(cardSentences);
  const current = useExternal(lang);
  const [own, theirs, left] = [person, other, mergedEntry(person, other)].map((entry) => {
    const name = { key: 'name', label: text.fields.name, text: entry.name };
    return new Map([name, ...entryFacts(entry, text, current)].map((fact) => [fact.key, fact]));
  });
  const rows = [...(left ?? new Map()).values()];
  return (
    <Sheet caption={cardText.compared} className={styles.compared ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{cardText.fact}</Table.Th>
          <Table.Th scope="col">{cardText.thisEntry}</Table.Th>
          <Table.Th scope="col">{cardText.otherEntry}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, label }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{label}</Table.Th>
            <Value text={own?.get(key)?.text} left={left?.get(key)?.text} />
            <Value text={theirs?.get(key)?.text} left={left?.get(key)?.text} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

/** What stays once they are one carries a mark, and is bold. */
function Value({ text, left }: { readonly text: string | undefined; readonly left: string | undefined }) {
  if (text === undefined) return <Table.Td>–</Table.Td>;
  return <Table.Td>{text === left ? <strong>✓ {text}</strong> : text}</Table.Td>;
}

/** One thing that an entry says: under which name, how, and with what it is compared. */
interface EntryFact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

const fields = ['licence', 'federation', 'club', 'category', 'birthYear', 'nationality', 'pseudonym'] as const;

/** What an entry says of somebody beside the name: the person, then the newest list of each game. */
export function entryFacts(entry: RegisterEntry, text: RegisterSentences, lang: Lang): readonly EntryFact[] {
  const person = fields.flatMap((key) =>
    entry[key] === undefined ? [] : [{ key, label: text.fields[key], text: String(entry[key]) }],
  );
  const lists = entry.ratings.map(({ game, rating, provisional, duplicateSeries, listedOn, lastEvent }) => ({
    key: game,
    label: text.games[game],
    text: [
      ratingText(lang, { rating, provisional }),
      duplicateSeries,
      lastEvent === listedOn ? text.event(date(lang, listedOn)) : text.list(date(lang, listedOn)),
      lastEvent !== undefined && lastEvent !== listedOn && text.event(date(lang, lastEvent)),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const clubs = (entry.clubs ?? []).map(({ club, since }) => text.clubSince(club, date(lang, since)));
  const told = clubs.length > 1 ? [{ key: 'clubs', label: text.clubs, text: clubs.join(' · ') }] : [];
  return [...person, ...told, ...lists];
}

interface OtherEntryProps {
  readonly person: RegisterEntry;
  readonly onChoose: (other: RegisterEntry) => void;
}

/** Another entry of the same person under another name: looked for, then compared. */
export function OtherEntry({ person, onChoose }: OtherEntryProps) {
  const text = useSentences(cardSentences);
  const registerText = useSentences(registerSentences);
  const [game] = useGame();
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: ['register', game, sought],
    queryFn: () => load('GET /api/register', { query: { q: sought, game } }),
    enabled: sought !== '',
  });
  const found = (sought === '' ? [] : (data ?? [])).flatMap(({ id, name, licence, club }) =>
    id === undefined || id === person.id ? [] : [{ id, name, about: [licence, club].filter(Boolean).join(' · ') }],
  );
  const choose = async (id: string) => {
    const { person: other } = await load('GET /api/register/people/{person}', { person: id });
    onChoose(other);
  };
  return (
    <details className={styles.other}>
      <summary>{text.findOther}</summary>
      <TextInput
        label={registerText.search}
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
