import { Table } from '@mantine/core';
import type { FederationPersonCard } from '@ronde/contract/http/federation/lists';
import { date, decimal, number, signed } from '@ronde/language';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSmall } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { officeAddress } from '../office/addresses.ts';
import { Calculation } from '../office/calculation.tsx';
import styles from '../office/office.module.css';
import { shownRating, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { SeriesChange } from '../office/series.tsx';
import { ratingsSentences } from './sentences.ts';

type PersonStep = FederationPersonCard['steps'][number];
type Figures = NonNullable<PersonStep['figures']>;

/**
 * Every event that made a rating, the newest first: its figure opens the calculation under its row. A phone has room
 * for place, event, figure and change; the rest stands below the event, or in the calculation.
 */
export function PersonSteps({ steps }: { readonly steps: readonly PersonStep[] }) {
  const text = useSentences(ratingsSentences);
  const [open, setOpen] = useState<string | null>(null);
  const small = useSmall();
  const { game } = useOffice();
  const figures = figuresOf(game, small);
  const columns = small ? 2 + figures.length : 5 + figures.length;
  return (
    <Sheet caption={text.byEvent} scope>
      <Head figures={figures} small={small} />
      <Table.Tbody>
        {steps.map((one) => (
          <Fragment key={one.step.id}>
            <Step
              one={one}
              small={small}
              open={open === one.step.id}
              onOpen={() => setOpen(open === one.step.id ? null : one.step.id)}
            />
            {open === one.step.id && one.figures && (
              <Table.Tr data-tone="now">
                <Table.Td colSpan={columns}>
                  <Calculation figures={one.figures} event={one.event} />
                </Table.Td>
              </Table.Tr>
            )}
          </Fragment>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

type Figure = 'before' | 'pe' | 'b' | 'pj' | 'after' | 'change' | 'championship';

function figuresOf(game: 'scrabble' | 'art-de-la-guerre', small: boolean): readonly Figure[] {
  if (small) return ['after', 'change'];
  return game === 'scrabble'
    ? ['before', 'pe', 'b', 'pj', 'after', 'change']
    : ['before', 'after', 'change', 'championship'];
}

interface HeadProps {
  readonly figures: readonly Figure[];
  readonly small: boolean;
}

function Head({ figures, small }: HeadProps) {
  const text = useSentences(ratingsSentences);
  const office = useSentences(officeSentences);
  const { game } = useOffice();
  const names = { ...office, pe: 'PE', b: 'B', pj: 'PJ' };
  const event = <Table.Th scope="col">{office.event}</Table.Th>;
  return (
    <Table.Thead>
      <Table.Tr>
        {!small && <Table.Th scope="col">{office.date}</Table.Th>}
        {!small && event}
        <Table.Th scope="col">{office.place}</Table.Th>
        {small && event}
        {figures.map((figure) => (
          <Table.Th key={figure} scope="col" className={sheet.number}>
            {names[figure]}
          </Table.Th>
        ))}
        {!small && (
          <>
            <Table.Th scope="col">{game === 'scrabble' ? office.series : office.title}</Table.Th>
            <Table.Th scope="col" className="not-printed">
              <span className="sr-only">{text.openDocument}</span>
            </Table.Th>
          </>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

interface StepProps {
  readonly one: PersonStep;
  readonly small: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Step({ one: { step, figures, event }, small, open, onOpen }: StepProps) {
  const text = useSentences(ratingsSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  const { game } = useOffice();
  const place = figures && 'place' in figures ? figures.place : null;
  const day = date(lang, step.lastDay);
  const name = step.kind === 'season' ? text.seasonStart(step.name) : step.name;
  const series = figures && 'series' in figures && <SeriesChange {...figures.series} />;
  const points =
    figures?.system === 'elo' && figures.championship !== null
      ? `${office.championship} ${number(figures.championship)}`
      : '';
  const columns = figuresOf(game, small);
  const placed = (
    <Table.Td className={small ? `${sheet.number} ${sheet.strong}` : undefined}>
      {place === null || !event ? '' : small ? place : text.of(place, event.players)}
    </Table.Td>
  );
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      {!small && <Table.Td>{day}</Table.Td>}
      {small && placed}
      <Table.Th scope="row" className={small ? styles.wraps : undefined}>
        {name}
        {small && (
          <span className={`quiet small ${styles.below}`}>
            {day} {series} {points} <OpenStep step={step} />
          </span>
        )}
      </Table.Th>
      {!small && figures && placed}
      {figures ? (
        <StepFigures figures={figures} columns={columns} open={open} onOpen={onOpen} />
      ) : (
        <Table.Td colSpan={small ? 2 : columns.length + 2}>{text.notOfficial}</Table.Td>
      )}
      {!small && figures && <Table.Td>{series}</Table.Td>}
      {!small && (
        <Table.Td className={`${sheet.narrow} not-printed`}>
          <OpenStep step={step} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function OpenStep({ step }: Pick<PersonStep, 'step'>) {
  const text = useSentences(ratingsSentences);
  const { address: f } = useOffice();
  return (
    step.receipt !== null && (
      <Link
        className="link small not-printed"
        href={officeAddress.received(f, step.receipt)}
        aria-label={`${text.openDocument} ${step.name}`}
      >
        {text.openDocument}
      </Link>
    )
  );
}

interface FiguresProps extends Pick<StepProps, 'open' | 'onOpen'> {
  readonly figures: Figures;
  readonly columns: readonly Figure[];
}

function StepFigures({ figures, columns, open, onOpen }: FiguresProps) {
  const lang = useLang();
  const before = 'before' in figures ? figures.before : null;
  const pl = figures.system === 'pl' ? figures : null;
  const points = figures.system === 'elo' ? figures.championship : null;
  const shown: Readonly<Record<Figure, ReactNode>> = {
    before: before === null ? '' : shownRating(before, pl?.provisional),
    pe: pl ? pl.pe : '',
    b: pl ? (pl.b === 0 ? '–' : decimal(lang, pl.b)) : '',
    pj: pl ? signed(pl.pj) : '',
    after: (
      <button type="button" className={styles.figure} aria-expanded={open} onClick={onOpen}>
        {shownRating(figures.after)}
      </button>
    ),
    change: before === null ? '' : signed(Math.round(figures.after) - Math.round(before)),
    championship: points === null ? '–' : number(points),
  };
  return columns.map((figure) => (
    <Table.Td key={figure} className={sheet.number}>
      {shown[figure]}
    </Table.Td>
  ));
}
