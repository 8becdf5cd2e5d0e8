import { Table } from '@mantine/core';
import type { ListComparison } from '@ronde/contract/http/federation/lists';
import { date as dateText, signed } from '@ronde/language';
import { Fragment, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSmall } from '../../ui/page.tsx';
import { RowLink } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { shownRating, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { SeriesChange } from '../office/series.tsx';
import { publicationsSentences } from './sentences.ts';

type Row = ListComparison['revised'][number];

const filters = ['all', 'revised', 'up', 'down', 'series', 'enter', 'leave'] as const;
type Filter = (typeof filters)[number];

interface Group {
  readonly key: 'revised' | 'played' | 'moved';
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

/** Two lists in one table: what no new event explains stands first. */
export function ComparisonTable({ comparison }: { readonly comparison: ListComparison }) {
  const text = useSentences(publicationsSentences);
  const [filter, setFilter] = useState<Filter>('all');
  const { revised, played, enter, leave } = comparison;
  const everyone = [...revised, ...played, ...enter, ...leave];
  if (everyone.length === 0) return <p>{text.same}</p>;
  const passes = testOf(filter, comparison);
  const groups: readonly Group[] = [
    { key: 'revised', title: text.byRevision(revised.length), about: text.readFirst, rows: revised.filter(passes) },
    { key: 'played', title: text.byEvent(played.length), about: text.biggestFirst, rows: played.filter(passes) },
    {
      key: 'moved',
      title: text.enterLeave(enter.length, leave.length),
      about: '',
      rows: [...enter, ...leave].filter(passes),
    },
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form of its own. */}
      <div role="group" aria-label={text.show} className={styles.filters}>
        {filters.map((one) => (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {text.filters[one](everyone.filter(testOf(one, comparison)).length)}
          </button>
        ))}
      </div>
      <Sheet caption={text.show} scope>
        <Head />
        {groups.map(
          (group) => group.rows.length > 0 && <GroupRows key={group.key} group={group} date={comparison.date} />,
        )}
      </Sheet>
    </>
  );
}

function testOf(filter: Filter, { revised, enter, leave }: ListComparison): (row: Row) => boolean {
  const gap = ({ rating: { before, after } }: Row): number => (before === null || after === null ? 0 : after - before);
  switch (filter) {
    case 'all':
      return () => true;
    case 'revised':
      return (row) => revised.includes(row);
    case 'up':
      return (row) => gap(row) > 0;
    case 'down':
      return (row) => gap(row) < 0;
    case 'series':
      return ({ series }) => series.before !== null && series.after !== null && series.before !== series.after;
    case 'enter':
      return (row) => enter.includes(row);
    case 'leave':
      return (row) => leave.includes(row);
  }
}

function Head() {
  const text = useSentences(publicationsSentences);
  const office = useSentences(officeSentences);
  const { game } = useOffice();
  const small = useSmall();
  const figures = small
    ? [office.rating[game], office.change]
    : [text.ratingBefore, office.rating[game], office.change];
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={sheet.number}>
          {office.place}
        </Table.Th>
        {!small && (
          <Table.Th scope="col" className={sheet.number}>
            {text.placeBefore}
          </Table.Th>
        )}
        <Table.Th scope="col">{office.player}</Table.Th>
        {figures.map((name) => (
          <Table.Th key={name} scope="col" className={sheet.number}>
            {name}
          </Table.Th>
        ))}
        {!small && (
          <>
            <Table.Th scope="col">{game === 'scrabble' ? office.series : office.title}</Table.Th>
            <Table.Th scope="col">{text.by}</Table.Th>
          </>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

/** More are shown when asked for. */
const atFirst = 10;

function GroupRows({ group: { title, about, rows, key }, date }: { readonly group: Group; readonly date: string }) {
  const office = useSentences(officeSentences);
  const small = useSmall();
  const [all, setAll] = useState(false);
  const shown = all || key === 'revised' ? rows : rows.slice(0, atFirst);
  return (
    <Table.Tbody>
      <Table.Tr className={styles.group ?? ''}>
        <Table.Th scope="rowgroup" colSpan={small ? 4 : 8}>
          <strong>{title}</strong> <span className="quiet">{about}</span>
        </Table.Th>
      </Table.Tr>
      {shown.map((row) => (
        <ComparedRow key={row.person} row={row} date={date} />
      ))}
      {shown.length < rows.length && (
        <Table.Tr>
          <Table.Td colSpan={small ? 4 : 8}>
            <button type="button" className="link" onClick={() => setAll(true)}>
              {office.showOthers(rows.length - shown.length)}
            </button>
          </Table.Td>
        </Table.Tr>
      )}
    </Table.Tbody>
  );
}

function ComparedRow({ row, date }: { readonly row: Row; readonly date: string }) {
  const text = useSentences(publicationsSentences);
  const { address: f } = useOffice();
  const { before, after } = row.rating;
  const both = before !== null && after !== null;
  const small = useSmall();
  const series = both ? (
    <SeriesChange {...row.series} />
  ) : after === null ? (
    text.leaves
  ) : (
    text.enters(row.series.after ?? '')
  );
  return (
    <Table.Tr>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.rank.after ?? '–'}</Table.Td>
      {!small && <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{row.rank.before ?? '–'}</Table.Td>}
      <Table.Th scope="row" className={small ? styles.wraps : undefined}>
        {row.name}
        {small && (
          <span className={`quiet small ${styles.below}`}>
            {series} · <Reasons row={row} />
          </span>
        )}
      </Table.Th>
      {!small && (
        <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{before === null ? '–' : shownRating(before)}</Table.Td>
      )}
      <Table.Td className={sheet.number}>
        {after === null ? (
          '–'
        ) : (
          <RowLink className={styles.figure ?? ''} href={`${officeAddress.ratings(f, row.person)}?le=${date}`}>
            {shownRating(after)}
          </RowLink>
        )}
      </Table.Td>
      <Table.Td className={sheet.number}>{both && signed(Math.round(after) - Math.round(before))}</Table.Td>
      {!small && (
        <>
          <Table.Td className={sheet.name}>{series}</Table.Td>
          <Table.Td className={`small ${styles.wraps}`}>
            <Reasons row={row} />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  );
}

function Reasons({ row: { by, lastEvent } }: { readonly row: Row }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  if (lastEvent !== null) return text.nothingSince(dateText(lang, lastEvent));
  return by.map(({ step, revision, decided }, i) => (
    <Fragment key={step.id}>
      {i > 0 && ', '}
      {revision === null ? (
        step.name
      ) : (
        <span className={styles.late}>
          {decided ? text.decided(step.name, decided) : text.revision(step.name, revision)}
        </span>
      )}
    </Fragment>
  ));
}
