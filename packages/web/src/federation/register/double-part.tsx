import { Button, Table } from '@mantine/core';
import type { RegisterEntry } from '@ronde/contract/http/register';
import { mergedEntry } from '@ronde/contract/register/entry';
import { date, decimal, type Lang } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { cardSentences } from './card-sentences.ts';
import styles from './register.module.css';
import { type RegisterSentences, registerSentences } from './sentences.ts';

interface Props {
  readonly person: RegisterEntry;
  readonly other: RegisterEntry;
  readonly busy: boolean;
  readonly onMerge: () => void;
  readonly onApart: () => void;
  readonly onOpen: () => void;
}

/** Two entries side by side: « Est-ce la même personne ? », and what would be left of them. */
export function DoublePart({ person, other, busy, onMerge, onApart, onOpen }: Props) {
  const say = useSentences(registerSentences);
  const words = useSentences(cardSentences);
  return (
    <section className={styles.double}>
      <h3 className={styles.part}>{say.samePerson}</h3>
      <Comparison person={person} other={other} />
      <p className="quiet small">{words.stays}</p>
      <div className={styles.settle}>
        <Button size="sm" variant="default" loading={busy} onClick={onMerge}>
          {say.sameOne}
        </Button>
        <Button size="sm" variant="default" onClick={onApart}>
          {say.keepBoth}
        </Button>
        <button type="button" className="link" onClick={onOpen}>
          {words.openOther}
        </button>
      </div>
    </section>
  );
}

function Comparison({ person, other }: Pick<Props, 'person' | 'other'>) {
  const say = useSentences(registerSentences);
  const words = useSentences(cardSentences);
  const current = useExternal(lang);
  const [own, theirs, left] = [person, other, mergedEntry(person, other)].map((entry) => {
    const name = { key: 'name', label: say.fields.name, text: entry.name };
    return new Map([name, ...entryFacts(entry, say, current)].map((fact) => [fact.key, fact]));
  });
  const rows = [...(left ?? new Map()).values()];
  return (
    <Sheet caption={words.compared} className={styles.compared ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.fact}</Table.Th>
          <Table.Th scope="col">{words.thisEntry}</Table.Th>
          <Table.Th scope="col">{words.otherEntry}</Table.Th>
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

const fields = ['licence', 'federation', 'club', 'category', 'birthYear'] as const;

/** What an entry says of somebody beside the name: the person, then the newest list of each game. */
export function entryFacts(entry: RegisterEntry, say: RegisterSentences, lang: Lang): readonly EntryFact[] {
  const person = fields.flatMap((key) =>
    entry[key] === undefined ? [] : [{ key, label: say.fields[key], text: String(entry[key]) }],
  );
  const lists = entry.ratings.map(({ game, rating, provisional, duplicateSeries, listedOn, lastEvent }) => ({
    key: game,
    label: say.games[game],
    text: [
      rating === undefined ? '–' : `${figure(rating, lang)}${provisional ? '*' : ''}`,
      duplicateSeries,
      lastEvent === listedOn ? say.event(date(lang, listedOn)) : say.list(date(lang, listedOn)),
      lastEvent !== undefined && lastEvent !== listedOn && say.event(date(lang, lastEvent)),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return [...person, ...lists];
}

/** An Elo may have decimals, and is kept in full precision. */
const figure = (rating: number, lang: Lang): string => decimal(lang, rating);
