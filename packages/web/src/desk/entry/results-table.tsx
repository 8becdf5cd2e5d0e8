import { Table } from '@mantine/core';
import type { PlayerId, Round } from '@ronde/engine';
import { memo, useMemo } from 'react';
import { useUi } from '../../core/language/use-words.ts';
import { useLog } from '../../core/log-query.ts';
import { useDesk } from '../../shell/desk.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useInTwoSteps } from '../../ui/use-in-two-steps.ts';
import { useSteady } from '../../ui/use-steady.ts';
import { byPhones } from './by-phones.ts';
import { CompactRow } from './compact-row.tsx';
import { ExemptRow } from './exempt-row.tsx';
import { ResultRow } from './result-row.tsx';
import styles from './results-table.module.css';
import { sameRow } from './same-row.ts';
import type { Entry } from './use-result-entry.ts';
import { useStandsFirst } from './use-stands-first.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
  readonly content: Round;
  /** Tables whose result replaced another one, by index in the round. */
  readonly corrected: ReadonlySet<number>;
  readonly onPick: (table: number) => void;
  readonly onSeat?: ((exempt: PlayerId) => void) | undefined;
  /** On a phone: both names in one cell, the score or the state beside them. */
  readonly compact: boolean;
}

// With hundreds of tables a digit that is typed draws one row.
const SteadyRow = memo(ResultRow, sameRow);
const SteadyCompactRow = memo(CompactRow, sameRow);

/** The tables of a round and what each says: awaited, being typed, saved, kept here. */
export function ResultsTable({ entry, round, content, corrected, onPick, onSeat, compact }: Props) {
  const ui = useUi();
  const log = useLog(useDesk().t).data;
  const phones = useMemo(() => byPhones(log ?? [], round), [log, round]);
  const pick = useSteady(onPick);
  const tables = useInTwoSteps(entry.tables);
  const Row = compact ? SteadyCompactRow : SteadyRow;
  return (
    <Sheet caption={ui.entry.caption(round)} className={styles.results ?? ''}>
      {compact ? <CompactHead /> : <Head wargame={entry.rules.wargame} />}
      <Table.Tbody>
        {tables.map((table) => (
          <Row
            key={table.table}
            row={table}
            round={round}
            content={content}
            entry={entry}
            corrected={corrected.has(table.at)}
            phones={phones.has(table.at)}
            onPick={pick}
          />
        ))}
        {content.matches
          .filter((match) => match.players.length === 1)
          .map((match) => (
            <ExemptRow key={match.players[0]} match={match} bestOf={content.bestOf} compact={compact} onSeat={onSeat} />
          ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ wargame }: { readonly wargame: boolean }) {
  const { table: ui, wargame: words } = useUi();
  const first = useStandsFirst();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
          {ui.table}
        </Table.Th>
        <Table.Th scope="col">{first}</Table.Th>
        <Table.Th scope="colgroup" colSpan={2} className={styles.scoreHead}>
          {ui.score}
        </Table.Th>
        <Table.Th scope="col">{ui.opponent}</Table.Th>
        <Table.Th scope="col" className={styles.stateHead}>
          {wargame ? words.cohesionLost : ui.state}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

/** Seen on a phone the columns speak for themselves; the names of the columns stay for those who listen. */
function CompactHead() {
  const { table: ui } = useUi();
  const first = useStandsFirst();
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table}</Table.Th>
        <Table.Th scope="col">{`${first}, ${ui.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.score}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
