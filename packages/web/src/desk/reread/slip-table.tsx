import { Table } from '@mantine/core';
import { number } from '@ronde/language';
import { type KeyboardEvent, useRef } from 'react';
import { useUi } from '../../core/language/use-words.ts';
import type { LogLine } from '../../core/log-query.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useSmall } from '../../ui/use-small.ts';
import type { EntryTable } from '../entry/tables.ts';
import { useStandsFirst } from '../entry/use-stands-first.ts';
import type { TableActs } from '../entry/use-table-acts.ts';
import styles from '../slips/reread.module.css';
import { useRereadWords } from '../slips/use-reread-words.ts';
import { SlipRow } from './slip-row.tsx';

interface Props {
  readonly round: number;
  readonly slips: readonly EntryTable[];
  readonly log: readonly LogLine[];
  readonly acts: TableActs;
}

/** One line a slip; ↑ ↓ go from tick to tick, and a tick leads to the next slip that nobody has read. */
export function SlipTable({ round, slips, log, acts }: Props) {
  const say = useRereadWords();
  const compact = useSmall();
  const body = useRef<HTMLTableSectionElement>(null);
  const ticks = (): readonly HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = ticks().indexOf(event.target as HTMLElement);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    ticks()[at + by]?.focus();
  };
  const tick = async (slip: EntryTable, button: HTMLElement) => {
    const next = ticks()[ticks().indexOf(button) + 1];
    if (slip.match.result && (await acts.confirm(slip.match, slip.match.result))) (next ?? ticks()[0])?.focus();
  };
  return (
    <Sheet caption={say.caption(round)} className={styles.slips ?? ''}>
      <Head compact={compact} />
      <Table.Tbody ref={body} onKeyDown={onKeyDown}>
        {slips.map((slip, i) => (
          <SlipRow
            key={slip.table}
            slip={slip}
            place={number(i + 1)}
            round={round}
            log={log}
            compact={compact}
            onTick={(button) => void tick(slip, button)}
          />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ compact }: { readonly compact: boolean }) {
  const say = useRereadWords();
  const { table: ui } = useUi();
  const first = useStandsFirst();
  const number = sheet.number ?? '';
  return (
    <Table.Thead>
      <Table.Tr>
        {!compact && (
          <Table.Th scope="col" className={`${number} ${sheet.narrow}`}>
            {say.order}
          </Table.Th>
        )}
        <Table.Th scope="col" className={`${number} ${sheet.narrow}`}>
          {ui.table}
        </Table.Th>
        <Table.Th scope="col">{first}</Table.Th>
        <Table.Th scope="col" className={number}>
          {ui.score}
        </Table.Th>
        {!compact && (
          <>
            <Table.Th scope="col">{ui.opponent}</Table.Th>
            <Table.Th scope="col" className={number}>
              {say.margin}
            </Table.Th>
            <Table.Th scope="col">{say.by}</Table.Th>
          </>
        )}
        <Table.Th scope="col">{say.readHead}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
