import { Button, Table } from '@mantine/core';
import { type FormatId, traitsOf } from '@ronde/engine';
import { useEffect, useRef, useState } from 'react';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { compareSentences } from './compare-sentences.ts';
import type { CompareQuestion } from './compare-worker.ts';
import workerAddress from './compare-worker.ts?worker&url';
import { averages, type Compared, candidatesFor, noSample, type Sample, type SampleTally } from './comparison.ts';
import styles from './create.module.css';
import { asksForArmies, type NewTournament, wholeNumber } from './fields.ts';
import { createSentences } from './sentences.ts';
import { lengthOf } from './summary.tsx';

interface Props {
  readonly fields: NewTournament;
  readonly onChoose: (format: FormatId) => void;
}

/** The formulas of one game side by side, by tournaments played out while one looks. */
export function CompareTable({ fields, onChoose }: Props) {
  const text = useSentences(compareSentences);
  const players = wholeNumber(fields.expected) ?? 0;
  const compared = candidatesFor(fields);
  const tallies = useTallies(compared, players);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const done: Tallies = tallies === 'failed' ? new Map() : tallies;
  const samples = Math.max(0, ...[...done.values()].map((tally) => tally.samples));
  const rounds = asksForArmies(fields) ? text.tours : text.rounds;
  const columns = [rounds, text.length, text.games, text.exempt, text.repeats, text.best] as const;
  return (
    <section className={styles.compare}>
      <h2 ref={heading} tabIndex={-1}>
        {text.title(players)}
      </h2>
      <div className={styles.compareFrame}>
        <Sheet caption={text.title(players)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text.formula}</Table.Th>
              {columns.map((column) => (
                <Table.Th
                  key={column}
                  scope="col"
                  className={column === text.games || column === text.exempt ? wide : sheet.number}
                >
                  {column}
                </Table.Th>
              ))}
              <Table.Th scope="col">
                <span className="sr-only">{text.choose}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {compared.map((one) => (
              <Row
                key={one.format}
                one={one}
                sample={averages(done.get(one.format) ?? noSample)}
                fields={fields}
                onChoose={onChoose}
              />
            ))}
          </Table.Tbody>
        </Sheet>
      </div>
      <p className="quiet">{tallies === 'failed' ? text.failed : text.samples(samples, mostSamples)}</p>
      <p className="quiet small">
        {text.countsAll}
        {compared.some(({ format }) => traitsOf(format).circles === 'pools') && ` ${text.phase3}`}
      </p>
    </section>
  );
}

/** Not on a phone. */
const wide = `${sheet.number} ${styles.wide}`;

interface RowProps extends Props {
  readonly one: Compared;
  readonly sample: Sample | null;
}

function Row({ one: { format, candidate }, sample, fields, onChoose }: RowProps) {
  const text = useSentences(compareSentences);
  const wargame = asksForArmies(fields);
  const create = useSentences(createSentences);
  const sentences = useSentences(sharedSentences, format);
  const name = sentences.ui.formats[format];
  const chosen = format === fields.format;
  const length = candidate && lengthOf(candidate.rounds, wargame, !wargame && chosen && fields.bestOf === '3');
  const figures = sample
    ? [
        text.figure(sample.games),
        text.figure(sample.exempt),
        text.figure(sample.repeats),
        text.percent(sample.bestWins),
      ]
    : ['…', '…', '…', '…'];
  return (
    <Table.Tr data-tone={chosen ? 'now' : undefined}>
      <Table.Th scope="row">{name}</Table.Th>
      {candidate && length ? (
        <>
          <Table.Td className={sheet.number}>{candidate.rounds}</Table.Td>
          <Table.Td className={sheet.number}>{create.durationOf(length.days, length.hours, length.minutes)}</Table.Td>
          {figures.map((figure, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column, which never move.
            <Table.Td key={i} className={i < 2 ? wide : sheet.number}>
              {figure}
            </Table.Td>
          ))}
        </>
      ) : (
        <Table.Td colSpan={6} className={sheet.quiet}>
          {text.impossible}
        </Table.Td>
      )}
      <Table.Td className={sheet.narrow}>
        {chosen ? (
          <span className={sheet.state}>✓ {text.chosen}</span>
        ) : (
          <Button size="sm" variant="default" aria-label={text.chooseName(name)} onClick={() => onChoose(format)}>
            {text.choose}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Tournaments of each formula: enough for a chance to be told to about 1.5 %. */
const mostSamples = 1000;

type Tallies = ReadonlyMap<FormatId, SampleTally>;

/** Played out beside the page while the table is open, anew for other numbers. `failed`: the worker can't be had. */
function useTallies(compared: readonly Compared[], players: number): Tallies | 'failed' {
  const [tallies, setTallies] = useState<Tallies | 'failed'>(new Map());
  const asked = JSON.stringify(compared);
  useEffect(() => {
    const list = JSON.parse(asked) as readonly Compared[];
    const candidates = list.flatMap(({ candidate }) => candidate ?? []);
    setTallies(new Map());
    const worker = new Worker(workerAddress);
    worker.onmessage = ({ data }: MessageEvent<readonly SampleTally[]>) =>
      setTallies(new Map(candidates.flatMap(({ format }, i) => (data[i] ? [[format, data[i]] as const] : []))));
    worker.onerror = () => setTallies('failed');
    const question: CompareQuestion = { candidates, players, most: mostSamples };
    worker.postMessage(question);
    return () => worker.terminate();
  }, [asked, players]);
  return tallies;
}
