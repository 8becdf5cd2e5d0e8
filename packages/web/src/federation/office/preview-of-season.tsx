import { Table } from '@mantine/core';
import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import { date, decimal, signed } from '@ronde/language';
import { type ReactNode, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { shownRating } from './office.tsx';
import { OfficeSection } from './office-section.tsx';
import { type PreviewSentences, previewSentences } from './preview-sentences.ts';
import { officeSentences } from './sentences.ts';
import { SeriesChange } from './series.tsx';

interface Props {
  readonly preview: FederationPreview;
}

/** What an act does beside the ratings: series under other bars, values and points of the championship. */
export function PreviewOfSeason({ preview }: Props) {
  return (
    <>
      <Regraded preview={preview} />
      <Values preview={preview} />
      <Points preview={preview} />
    </>
  );
}

/** Of thousands the first are named. */
export function Others({ n }: { readonly n: number }) {
  const text = useSentences(previewSentences);
  return n > 0 && <p className="quiet small">{text.andOthers(n)}</p>;
}

/** Where those whose series changes stand on the page. */
export const regradedPlace = 'changent-de-serie';

/** More are shown when asked for. */
const atFirst = 20;

function Regraded({ preview: { regraded } }: Props) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  const { on, people } = regraded;
  if (people.length === 0) return null;
  return (
    <div id={regradedPlace} tabIndex={-1}>
      <OfficeSection
        title={text.regraded(people.length)}
        note={`${text.on(date(lang, on))}\u00a0: ${movesIn(people, text)}`}
      >
        <Rows
          caption={text.regraded(people.length)}
          columns={[office.player, office.rating.scrabble, office.series]}
          rows={people.map((one) => [
            one.person,
            one.name,
            shownRating(one.rating),
            <SeriesChange key="series" before={one.before} after={one.after} />,
          ])}
        />
      </OfficeSection>
    </div>
  );
}

/** « 21 de A à B, 23 de B à C ». */
export const movesIn = (people: FederationPreview['regraded']['people'], text: PreviewSentences): string =>
  groupedBy(people, ({ before, after }) => `${before} ${after}`)
    .flatMap(([, [first, ...others]]) => (first ? [text.moves(others.length + 1, first.before, first.after)] : []))
    .join(', ');

function Values({ preview: { values, valuesInAll } }: Props) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  if (values.length === 0) return null;
  return (
    <Section title={text.values}>
      <Rows
        caption={text.values}
        columns={[office.event, text.counted, text.becomes]}
        rows={values.map(({ step, before, after }) => [
          step.id,
          step.name,
          decimal(lang, before),
          <strong key="after">{decimal(lang, after)}</strong>,
        ])}
      />
      <Others n={valuesInAll - values.length} />
    </Section>
  );
}

function Points({ preview: { points, pointsInAll } }: Props) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  if (points.length === 0) return null;
  const seasons = groupedBy(points, ({ season }) => season);
  return (
    <Section
      title={text.points}
      about={
        points.length === pointsInAll && seasons.map(([season, { length }]) => text.inSeason(season, length)).join(', ')
      }
    >
      {seasons.map(([season, own]) => (
        <Rows
          key={season}
          caption={`${text.points} ${season}`}
          columns={[office.player, text.counted, text.becomes]}
          rows={own.map(({ person, name, before, after }) => [
            person,
            name,
            String(before),
            <span key="after">
              <strong>{after}</strong> ({signed(after - before)})
            </span>,
          ])}
        />
      ))}
      <Others n={pointsInAll - points.length} />
    </Section>
  );
}

const groupedBy = <T,>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] =>
  [...new Set(all.map(keyOf))].map((key) => [key, all.filter((one) => keyOf(one) === key)]);

interface RowsProps {
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [key: string, name: string, before: string, after: ReactNode])[];
}

function Rows({ caption, columns: [name, before, after], rows }: RowsProps) {
  const office = useSentences(officeSentences);
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atFirst);
  return (
    <>
      <Sheet caption={caption}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{name}</Table.Th>
            <Table.Th scope="col" className={sheet.number}>
              {before}
            </Table.Th>
            <Table.Th scope="col">{after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(([key, ...row]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{row[0]}</Table.Th>
              <Table.Td className={sheet.number}>{row[1]}</Table.Td>
              <Table.Td>{row[2]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Sheet>
      {shown.length < rows.length && (
        <p className="quiet small">
          <button type="button" className="link" onClick={() => setAll(true)}>
            {office.showOthers(rows.length - shown.length)}
          </button>
        </p>
      )}
    </>
  );
}
