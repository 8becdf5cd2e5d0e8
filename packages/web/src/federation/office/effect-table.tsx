import { Table } from '@mantine/core';
import type { EffectTable as Effect, EventFigures } from '@ronde/contract/http/federation/figures';
import { decimal, number, signed } from '@ronde/language';
import { Fragment, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSmall } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { Calculation } from './calculation.tsx';
import styles from './office.module.css';
import { shownRating } from './office.tsx';
import { officeSentences } from './sentences.ts';
import { SeriesChange } from './series.tsx';

/** More are shown when asked for. */
const first = 11;

/** What an event gives each of its players; a figure opens its calculation under its row. */
export function EffectTable({
  effect: { event, rows },
  caption,
}: {
  readonly effect: Effect;
  readonly caption: string;
}) {
  const text = useSentences(officeSentences);
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const small = useSmall();
  const shown = all ? rows : rows.slice(0, first);
  return (
    <>
      <Sheet caption={caption} scope>
        <Head event={event} small={small} />
        <Table.Tbody>
          {shown.map((row) => (
            <Fragment key={row.player}>
              <Row
                row={row}
                small={small}
                open={open === row.player}
                onOpen={() => setOpen(open === row.player ? null : row.player)}
              />
              {open === row.player && (
                <Table.Tr data-tone="now">
                  <Table.Td />
                  <Table.Td colSpan={small ? 3 : 8}>
                    <Calculation figures={row.figures} event={event} />
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Sheet>
      {shown.length < rows.length && (
        <p className="quiet small">
          <button type="button" className="link" onClick={() => setAll(true)}>
            {text.showOthers(rows.length - shown.length)}
          </button>
        </p>
      )}
    </>
  );
}

function Head({ event, small }: { readonly event: EventFigures; readonly small: boolean }) {
  const text = useSentences(officeSentences);
  const columns = small
    ? [text.after, text.change]
    : event.system === 'pl'
      ? [text.before, 'PE', 'B', 'PJ', text.after, text.change]
      : [text.before, text.after, text.change, text.championship];
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={sheet.number}>
          {text.place}
        </Table.Th>
        <Table.Th scope="col">{text.player}</Table.Th>
        {columns.map((name) => (
          <Table.Th key={name} scope="col" className={sheet.number}>
            {name}
          </Table.Th>
        ))}
        {!small && <Table.Th scope="col">{event.system === 'pl' ? text.series : text.title}</Table.Th>}
      </Table.Tr>
    </Table.Thead>
  );
}

interface RowProps {
  readonly row: Effect['rows'][number];
  /** A phone: place, name, figure, change; all the rest in the calculation. */
  readonly small: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Row({ row: { name, figures }, small, open, onOpen }: RowProps) {
  const text = useSentences(officeSentences);
  const lang = useLang();
  const change = Math.round(figures.after) - Math.round(figures.before);
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>{figures.place ?? '–'}</Table.Td>
      <Table.Th scope="row" className={small ? styles.wraps : undefined}>
        {name}
        {small && (
          <span className={`quiet small ${styles.below}`}>
            <SeriesChange {...figures.series} />
            {figures.system === 'elo' &&
              figures.championship !== null &&
              ` ${text.championship} ${number(figures.championship)}`}
          </span>
        )}
      </Table.Th>
      {!small && (
        <Table.Td className={sheet.number}>
          {shownRating(figures.before, figures.system === 'pl' && figures.provisional)}
        </Table.Td>
      )}
      {!small && figures.system === 'pl' && (
        <>
          <Table.Td className={sheet.number}>{figures.pe}</Table.Td>
          <Table.Td className={sheet.number}>{figures.b === 0 ? '–' : decimal(lang, figures.b)}</Table.Td>
          <Table.Td className={sheet.number}>{signed(figures.pj)}</Table.Td>
        </>
      )}
      <Table.Td className={sheet.number}>
        <button type="button" className={styles.figure} aria-expanded={open} onClick={onOpen}>
          {shownRating(figures.after)}
        </button>
      </Table.Td>
      <Table.Td className={sheet.number}>{signed(change)}</Table.Td>
      {!small && figures.system === 'elo' && (
        <Table.Td className={sheet.number}>
          {figures.championship === null ? '–' : number(figures.championship)}
        </Table.Td>
      )}
      {!small && (
        <Table.Td>
          <SeriesChange {...figures.series} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}
