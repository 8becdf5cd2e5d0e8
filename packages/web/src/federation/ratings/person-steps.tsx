import { Table } from '@mantine/core';
import type { FederationPersonCard } from '@ronde/contract/http/federation/lists';
import { date, decimal, number, signed } from '@ronde/language';
import { Fragment, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
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

/** Every event that made a rating, the newest first: its figure opens the calculation under its row. */
export function PersonSteps({ steps }: { readonly steps: readonly PersonStep[] }) {
  const text = useSentences(ratingsSentences);
  const office = useSentences(officeSentences);
  const { game } = useOffice();
  const [open, setOpen] = useState<string | null>(null);
  const figures =
    game === 'scrabble'
      ? [office.before, 'PE', 'B', 'PJ', office.after, office.change]
      : [office.before, office.after, office.change, office.championship];
  return (
    <Sheet caption={text.byEvent} scope>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{office.date}</Table.Th>
          <Table.Th scope="col">{office.event}</Table.Th>
          <Table.Th scope="col">{office.place}</Table.Th>
          {figures.map((name) => (
            <Table.Th key={name} scope="col" className={sheet.number}>
              {name}
            </Table.Th>
          ))}
          <Table.Th scope="col">{game === 'scrabble' ? office.series : office.title}</Table.Th>
          <Table.Th scope="col" className="not-printed">
            <span className="sr-only">{text.openDocument}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {steps.map((one) => (
          <Fragment key={one.step.id}>
            <Step
              one={one}
              open={open === one.step.id}
              onOpen={() => setOpen(open === one.step.id ? null : one.step.id)}
            />
            {open === one.step.id && one.figures && (
              <Table.Tr data-tone="now">
                <Table.Td colSpan={figures.length + 5}>
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

interface StepProps {
  readonly one: PersonStep;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Step({ one: { step, figures, event }, open, onOpen }: StepProps) {
  const text = useSentences(ratingsSentences);
  const lang = useLang();
  const { address: f, game } = useOffice();
  const place = figures && 'place' in figures ? figures.place : null;
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <Table.Td>{date(lang, step.lastDay)}</Table.Td>
      <Table.Th scope="row">{step.kind === 'season' ? text.seasonStart(step.name) : step.name}</Table.Th>
      {figures ? (
        <>
          <Table.Td>{place !== null && event ? text.of(place, event.players) : ''}</Table.Td>
          <StepFigures figures={figures} open={open} onOpen={onOpen} />
        </>
      ) : (
        <Table.Td colSpan={game === 'scrabble' ? 8 : 6}>{text.notOfficial}</Table.Td>
      )}
      <Table.Td className={`${sheet.narrow} not-printed`}>
        {step.receipt !== null && (
          <Link
            className="link small"
            href={officeAddress.received(f, step.receipt)}
            aria-label={`${text.openDocument} ${step.name}`}
          >
            {text.openDocument}
          </Link>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

interface FiguresProps extends Omit<StepProps, 'one'> {
  readonly figures: Figures;
}

function StepFigures({ figures, open, onOpen }: FiguresProps) {
  const lang = useLang();
  const { game } = useOffice();
  const before = 'before' in figures ? figures.before : null;
  const [pe, b, pj] =
    figures.system === 'pl'
      ? [String(figures.pe), figures.b === 0 ? '–' : decimal(lang, figures.b), signed(figures.pj)]
      : ['', '', ''];
  return (
    <>
      <Table.Td className={sheet.number}>
        {before === null ? '' : shownRating(before, figures.system === 'pl' && figures.provisional)}
      </Table.Td>
      {game === 'scrabble' && (
        <>
          <Table.Td className={sheet.number}>{pe}</Table.Td>
          <Table.Td className={sheet.number}>{b}</Table.Td>
          <Table.Td className={sheet.number}>{pj}</Table.Td>
        </>
      )}
      <Table.Td className={sheet.number}>
        <button type="button" className={styles.figure} aria-expanded={open} onClick={onOpen}>
          {shownRating(figures.after)}
        </button>
      </Table.Td>
      <Table.Td className={sheet.number}>
        {before !== null && signed(Math.round(figures.after) - Math.round(before))}
      </Table.Td>
      {game !== 'scrabble' && (
        <Table.Td className={sheet.number}>
          {figures.system === 'elo' && figures.championship !== null ? number(figures.championship) : '–'}
        </Table.Td>
      )}
      <Table.Td>{'series' in figures && <SeriesChange {...figures.series} />}</Table.Td>
    </>
  );
}
