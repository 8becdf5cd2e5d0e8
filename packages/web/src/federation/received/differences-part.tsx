import { Table } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { civilDay, date, type Lang, ordinal, score, surnameOf, type Ui } from '@ronde/language';
import { ruledText } from '@ronde/views/results';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { type ReceivedSentences, receivedSentences } from './sentences.ts';

type Difference = NonNullable<FederationDocumentView['differences']>[number];

/** What a revision says otherwise than the one that counts, side by side. */
export function DifferencesPart({ document }: { readonly document: FederationDocumentView }) {
  const { differences, against, revision } = document;
  const text = useSentences(receivedSentences);
  const ui = useSentences(uiSentences);
  const lang = useLang();
  return (
    <Section title={text.whatChanges}>
      <Sheet caption={text.whatChanges}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <span className="sr-only">{text.whatChanges}</span>
            </Table.Th>
            <Table.Th scope="col">
              {against && text.acceptedOn(against.revision, date(lang, civilDay(against.acceptedAt)))}
            </Table.Th>
            <Table.Th scope="col">{text.itself(revision)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences?.map((one) => (
            <Table.Tr key={labelOf(one, text)}>
              <Table.Th scope="row">{labelOf(one, text)}</Table.Th>
              <Table.Td>{shownIn(lang, { text, ui }, one, 'before')}</Table.Td>
              <Table.Td className={sheet.strong}>{shownIn(lang, { text, ui }, one, 'after')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Sheet>
    </Section>
  );
}

interface Told {
  readonly text: ReceivedSentences;
  readonly ui: Ui;
}

function shownIn(lang: Lang, told: Told, one: Difference, side: 'before' | 'after'): string {
  switch (one.kind) {
    case 'result': {
      const result = one[side];
      const short = (id: string): string => surnameOf(one.players.find(({ player }) => player === id)?.name ?? id);
      return result === null ? '–' : resultIn(result, short, told);
    }
    case 'place': {
      const place = one[side];
      return place === null ? '–' : ordinal(lang, place);
    }
    case 'said':
      return saidIn(lang, told, one.what, one[side]);
  }
}

type Said = Extract<Difference, { readonly kind: 'said' }>;

/** What a document says of itself, as it is said everywhere else. */
function saidIn(lang: Lang, { text, ui }: Told, what: Said['what'], value: string | null): string {
  if (value === null) return '–';
  switch (what) {
    case 'firstDay':
    case 'lastDay':
      return date(lang, value);
    case 'approved':
      return value === 'true' ? text.yes : text.no;
    case 'format':
      return isFormat(value, ui) ? ui.formats[value] : value;
    case 'name':
    case 'category':
    case 'players':
      return value;
  }
}

const isFormat = (value: string, { formats }: Ui): value is keyof Ui['formats'] => Object.hasOwn(formats, value);

function labelOf(one: Difference, text: ReceivedSentences): string {
  switch (one.kind) {
    case 'result': {
      const [first = '', second] = one.players.map(({ name }) => name);
      return text.result(one.round, one.table, second === undefined ? first : text.against(first, second));
    }
    case 'place':
      return text.placeOf(one.name);
    case 'said':
      return text.said[one.what];
  }
}

type Result = NonNullable<Extract<Difference, { readonly kind: 'result' }>['before']>;

/** Scores in the order of the players; else in a few words who has it. */
function resultIn(result: Result, short: (id: string) => string, { text, ui }: Told): string {
  switch (result.kind) {
    case 'games':
      return result.games.map(score).join(', ');
    case 'forfeit':
    case 'awarded':
      return ruledText(result, ui.table, { short });
    case 'points':
    case 'losses':
    case 'decided':
      return result.winner === null ? text.drawn : text.won(short(result.winner));
  }
}
