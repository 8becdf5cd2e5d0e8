import { Table } from '@mantine/core';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useSmall } from '../frame/use-small.ts';
import { useUi } from '../session/use-words.ts';
import { CompactDraftRow, DraftRow } from './draft-row.tsx';
import type { DraftRow as Line } from './draft-rows.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly rows: readonly Line[];
  readonly open: string | null;
  readonly onWhy: (key: string | null) => void;
}

/** The tables of a draft with what each brings, what to read again, and why. */
export function DraftTable({ round, rows, open, onWhy }: Props) {
  const ui = useUi();
  const small = useSmall();
  const Row = small ? CompactDraftRow : DraftRow;
  return (
    <Sheet caption={ui.draft.tables(round)} className={styles.draft ?? ''}>
      {small ? <CompactHead /> : <Head round={round} />}
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} open={row.key === open} onWhy={onWhy} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ round }: { readonly round: number }) {
  const ui = useUi();
  const before = round === 1 ? ui.standings.rating : <abbr title={ui.standings.pmLong}>{ui.standings.pm}</abbr>;
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
          {ui.table.table}
        </Table.Th>
        <Table.Th scope="col">{ui.table.starts}</Table.Th>
        <Table.Th scope="col" className={sheet.number}>
          {before}
        </Table.Th>
        <Table.Th scope="col" className={sheet.number}>
          {before}
        </Table.Th>
        <Table.Th scope="col">{ui.table.opponent}</Table.Th>
        <Table.Th scope="col">{ui.draft.toRead}</Table.Th>
        <Table.Th scope="col">
          <span className="sr-only">{ui.why.open}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function CompactHead() {
  const ui = useUi();
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table.table}</Table.Th>
        <Table.Th scope="col">{`${ui.table.starts}, ${ui.table.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.why.open}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
