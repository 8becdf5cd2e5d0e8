import { Table } from '@mantine/core';
import { useUi } from '../../core/language/use-words.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { FinalTable } from './final-tables.ts';
import { CompactMatchRow, MatchRow } from './match-row.tsx';
import { useFinalWords } from './use-final-words.ts';

interface Props {
  readonly tables: readonly FinalTable[];
  /** The table that the strip is on. */
  readonly typing: number | null;
  readonly onPick: (table: number) => void;
  /** On a phone: both names in one cell, the score or the state beside them. */
  readonly compact: boolean;
}

/** The matches of the final, in the order in which they were set up. */
export function MatchTable({ tables, typing, onPick, compact }: Props) {
  const say = useFinalWords();
  const Row = compact ? CompactMatchRow : MatchRow;
  return (
    <Sheet caption={say.caption}>
      {compact ? <CompactHead /> : <Head />}
      <Table.Tbody>
        {tables.map((row) => (
          <Row key={row.table} row={row} typing={typing === row.table} onPick={onPick} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head() {
  const say = useFinalWords();
  const { table: ui } = useUi();
  return (
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
  );
}

/** Seen on a phone the columns speak for themselves; the names of the columns stay for those who listen. */
function CompactHead() {
  const { table: ui } = useUi();
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table}</Table.Th>
        <Table.Th scope="col">{`${ui.starts}, ${ui.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.score}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
