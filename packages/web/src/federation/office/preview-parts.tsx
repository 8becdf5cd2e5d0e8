import { Table } from '@mantine/core';
import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import type { RegisterGame } from '@ronde/contract/http/register';
import { date, signed, surnameOf } from '@ronde/language';
import { useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section, useSmall } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { ErasurePart } from './erasure-part.tsx';
import styles from './office.module.css';
import { shownRating, useOffice } from './office.tsx';
import { OfficeSection } from './office-section.tsx';
import { Others, PreviewOfSeason } from './preview-of-season.tsx';
import { type PreviewSentences, previewSentences } from './preview-sentences.ts';
import { officeSentences } from './sentences.ts';
import { SeriesChange } from './series.tsx';

interface Props {
  readonly preview: FederationPreview;
  /** Whose chain is shown beside. */
  readonly chosen: string | null;
  readonly onChoose: (person: string) => void;
}

/** The same parts for every act that moves ratings: whose, the events redone, the published lists. */
export function PreviewParts({ preview, chosen, onChoose }: Props) {
  const text = useSentences(previewSentences);
  const { changes, changesInAll, people, redone, redoneInAll, kept, lists, erasure } = preview;
  const counts = reasons.filter((kind) => changesInAll[kind] > 0);
  const inAll = counts.reduce((sum, kind) => sum + changesInAll[kind], 0);
  const counted = (kind: (typeof reasons)[number]) =>
    text.split[kind === 'consequence' && counts.length === 1 ? 'onlyConsequence' : kind](changesInAll[kind]);
  return (
    <>
      <OfficeSection title={text.effect(inAll, people)} note={counts.map(counted).join(', ')}>
        {changes.length > 0 && <Changes changes={changes} chosen={chosen} onChoose={onChoose} />}
        <Others n={inAll - changes.length} />
      </OfficeSection>
      {erasure && <ErasurePart erasure={erasure} />}
      <PreviewOfSeason preview={preview} />
      {redone.length > 0 && (
        <OfficeSection title={text.redone} note={text.redoneHelp(redoneInAll, kept)}>
          <Redone redone={redone} />
          <Others n={redoneInAll - redone.length} />
        </OfficeSection>
      )}
      {!erasure && (
        <>
          <Lists lists={lists} />
          <p className={`quiet ${styles.last}`}>{text.undoBack}</p>
        </>
      )}
    </>
  );
}

type Change = FederationPreview['changes'][number];

const reasons = ['played', 'raised', 'listed', 'consequence'] as const satisfies readonly Change['why']['kind'][];

/** More are shown when asked for. */
const atFirst = 40;

function Changes({
  changes,
  chosen,
  onChoose,
}: Pick<Props, 'chosen' | 'onChoose'> & { readonly changes: readonly Change[] }) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  const { game } = useOffice();
  const small = useSmall();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, atFirst);
  return (
    <>
      <Sheet caption={office.player}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{office.player}</Table.Th>
            {[text.counted, text.becomes, office.change].map((name) => (
              <Table.Th key={name} scope="col" className={sheet.number}>
                {name}
              </Table.Th>
            ))}
            {!small && (
              <>
                <Table.Th scope="col">{game === 'scrabble' ? office.series : office.title}</Table.Th>
                <Table.Th scope="col">{text.from}</Table.Th>
              </>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((change) => (
            <Table.Tr
              key={change.person}
              data-tone={change.person === chosen ? 'now' : undefined}
              data-open={change.person === chosen || undefined}
            >
              <Table.Th scope="row" className={small ? styles.wraps : undefined}>
                <button
                  type="button"
                  className="link"
                  aria-pressed={change.person === chosen}
                  onClick={() => onChoose(change.person)}
                >
                  {change.name}
                </button>
                {small && (
                  <span className={`quiet small ${styles.below}`}>
                    <SeriesChange {...change.series} /> · {reasonOf(change.why, game, text)}
                  </span>
                )}
              </Table.Th>
              <Table.Td className={sheet.number}>{ratingOr(change.before)}</Table.Td>
              <Table.Td className={`${sheet.number} ${sheet.strong}`}>{ratingOr(change.after)}</Table.Td>
              <Table.Td className={sheet.number}>{differenceOf(change)}</Table.Td>
              {!small && (
                <>
                  <Table.Td>
                    <SeriesChange {...change.series} />
                  </Table.Td>
                  <Table.Td className={styles.wraps}>{reasonOf(change.why, game, text)}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Sheet>
      {shown.length < changes.length && (
        <p className="quiet small">
          <button type="button" className="link" onClick={() => setAll(true)}>
            {office.showOthers(changes.length - shown.length)}
          </button>
        </p>
      )}
    </>
  );
}

const ratingOr = (rating: number | null): string => (rating === null ? '–' : shownRating(rating));

const differenceOf = ({ before, after }: Pick<Change, 'before' | 'after'>): string =>
  before === null || after === null ? '' : signed(Math.round(after) - Math.round(before));

/** « a joué ici : 2ᵉ, devient 3ᵉ », « par contrecoup, Open de Nantes : 5ᵉ cote du départ 2243, non 2157 » */
function reasonOf(why: Change['why'], game: RegisterGame, text: PreviewSentences): string {
  if (why.kind === 'played') return text.played(why.place.before, why.place.after);
  if (why.kind !== 'consequence') return text[why.kind];
  const event = text.consequence(why.step.kind === 'season' ? text.season(why.step.name) : why.step.name);
  const { stood } = why;
  if (!stood) return event;
  const [before, after] = [shownRating(stood.before), shownRating(stood.after)];
  // Of the PL it is a place of the start list, of the Elo a round.
  const moved =
    game === 'scrabble' ? text.stood(stood.at, before, after) : text.met(stood.at, stood.name, before, after);
  return `${event}\u00a0: ${moved}`;
}

/** So many names in a row; the others are counted. */
const named = 4;

function Redone({ redone }: { readonly redone: FederationPreview['redone'] }) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  return (
    <Sheet caption={text.redone}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{office.date}</Table.Th>
          <Table.Th scope="col">{office.event}</Table.Th>
          <Table.Th scope="col">{text.atItsEnd}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {redone.map(({ step, changes, others: more }) => {
          const names = changes.slice(0, named).map((one) => `${surnameOf(one.name)} ${differenceOf(one)}`.trim());
          const others = changes.length - names.length + more;
          const gone = changes.length > 0 && more === 0 && changes.every(({ after }) => after === null);
          return (
            <Table.Tr key={step.id}>
              <Table.Td className={sheet.name}>{date(lang, step.lastDay)}</Table.Td>
              <Table.Th scope="row">{step.kind === 'season' ? text.season(step.name) : step.name}</Table.Th>
              <Table.Td className={styles.wraps}>
                {[...names, ...(others > 0 ? [text.andOthers(others)] : [])].join(', ') || '–'}
                {gone && `\u00a0: ${text.countsNoMore}`}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Sheet>
  );
}

function Lists({ lists }: { readonly lists: FederationPreview['lists'] }) {
  const text = useSentences(previewSentences);
  const lang = useLang();
  return (
    <Section title={text.lists} about={lists.length === 0 ? text.noList : text.stay}>
      {lists.length > 0 && (
        <ul>
          {lists.map(({ date: day, would, differs }) => (
            <li key={day}>{text.list(date(lang, day), would, differs)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
