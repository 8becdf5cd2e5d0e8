import { Table } from '@mantine/core';
import { number } from '@ronde/language';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useResultWords } from '../entry/use-result-words.ts';
import { useDesk } from '../frame/desk.ts';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useScreen, useUi } from '../session/use-words.ts';
import styles from './final.module.css';
import type { FinalTable } from './final-tables.ts';
import { useFinalWords } from './use-final-words.ts';

interface Props {
  readonly tables: readonly FinalTable[];
  /** The table that the strip is on. */
  readonly typing: number | null;
  readonly onPick: (table: number) => void;
}

/** The matches of the final, in the order in which they were set up. */
export function MatchTable({ tables, typing, onPick }: Props) {
  const say = useFinalWords();
  const { table: ui } = useUi();
  return (
    <Sheet caption={say.caption}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
            {ui.table}
          </Table.Th>
          <Table.Th scope="col">{say.stageHead}</Table.Th>
          <Table.Th scope="col">{ui.starts}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {ui.score}
          </Table.Th>
          <Table.Th scope="col">{ui.opponent}</Table.Th>
          <Table.Th scope="col">{ui.state}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tables.map((row) => (
          <MatchRow key={row.table} row={row} typing={typing === row.table} onPick={onPick} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface RowProps {
  readonly row: FinalTable;
  readonly typing: boolean;
  readonly onPick: (table: number) => void;
}

function MatchRow({ row, typing, onPick }: RowProps) {
  const say = useFinalWords();
  const ui = useUi();
  const { names } = useDesk();
  const [left, right] = row.seats.players;
  const { winner } = row.outcome;
  const cell = (player: string) => (winner === player ? sheet.strong : undefined);
  return (
    <Table.Tr data-press="" data-tone={typing ? 'now' : undefined} onClick={() => onPick(row.table)}>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>
        <button
          type="button"
          className={styles.pick}
          aria-label={ui.table.tableNumber(row.table)}
          aria-pressed={typing}
        >
          {number(row.table)}
        </button>
      </Table.Td>
      <Table.Td className={sheet.name}>{say.stage[row.stage]}</Table.Td>
      <Table.Th scope="row" className={cell(left)}>
        {names.full(left)}
      </Table.Th>
      <Table.Td className={sheet.number}>
        <Score row={row} />
      </Table.Td>
      <Table.Td className={`${sheet.name} ${cell(right) ?? ''}`}>{names.full(right)}</Table.Td>
      <Table.Td>
        <State row={row} typing={typing} />
      </Table.Td>
    </Table.Tr>
  );
}

function Score({ row }: { readonly row: FinalTable }) {
  const resultWords = useResultWords();
  const { result } = row.match;
  return result ? resultWords(row, result) : '…';
}

function State({ row, typing }: { readonly row: FinalTable; readonly typing: boolean }) {
  const ui = useUi();
  const say = useScreen();
  if (row.match.result)
    return (
      <span className={sheet.state}>
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
        {say.saved}
      </span>
    );
  if (typing)
    return (
      <span className={sheet.state} data-tone="now">
        <IconPencil size={15} stroke={1.75} aria-hidden="true" />
        {ui.table.typing}
      </span>
    );
  return <span className={sheet.state}>{ui.table.awaited}</span>;
}
