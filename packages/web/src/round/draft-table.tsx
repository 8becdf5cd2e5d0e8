import { Table } from '@mantine/core';
import type { FormatId } from '@ronde/engine';
import { useStandsFirst } from '../entry/use-stands-first.ts';
import { useDesk } from '../frame/desk.ts';
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
  const { tournament } = useDesk();
  const first = useStandsFirst();
  const before = round === 1 ? ui.standings.rating : <Points format={tournament.format} />;
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
          {ui.table.table}
        </Table.Th>
        <Table.Th scope="col">{first}</Table.Th>
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

/** What the standings count in: PM, or the points of another formula. */
function Points({ format }: { readonly format: FormatId }) {
  const { standings: ui } = useUi();
  const byPoints = format === 'art-de-la-guerre' || format === 'toutes-rondes' || format === 'suisse';
  return byPoints ? <abbr title={ui.pointsLong}>{ui.points}</abbr> : <abbr title={ui.pmLong}>{ui.pm}</abbr>;
}

function CompactHead() {
  const ui = useUi();
  const first = useStandsFirst();
  return (
    <Table.Thead className="sr-only">
      <Table.Tr>
        <Table.Th scope="col">{ui.table.table}</Table.Th>
        <Table.Th scope="col">{`${first}, ${ui.table.opponent}`}</Table.Th>
        <Table.Th scope="col">{ui.why.open}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
