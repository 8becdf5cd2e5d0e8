import { Table } from '@mantine/core';
import type { FormatId } from '@ronde/engine';
import { countedIn } from '@ronde/views/figure-columns';
import { ratingHead } from '@ronde/views/player';
import { useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useSmall } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet, useInTwoSteps, useSteady } from '../../ui/sheet.tsx';
import { useStandsFirst } from '../entry/tables.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { CompactDraftRow, DraftTableRow, type Picking } from './draft-row.tsx';
import type { DraftRow as Line } from './draft-rows.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly rows: readonly Line[];
  readonly open: string | null;
  readonly onWhy: (key: string | null) => void;
  /** Whether a panel takes the room at its side. */
  readonly beside: boolean;
  /** While two players are chosen to change places: each name is a button. */
  readonly picking?: Picking;
}

/** The tables of a draft with what each brings, what to read again, and why. */
export function DraftTable({ round, rows, open, onWhy, picking, beside }: Props) {
  const ui = useSentences(uiSentences);
  const small = useSmall();
  const Row = small ? CompactDraftRow : DraftTableRow;
  const shown = useInTwoSteps(rows);
  const why = useSteady(onWhy);
  const onPick = useSteady(picking?.onPick ?? noPick);
  // Of hundreds of tables only the one that is opened or chosen is drawn again.
  const idle = useMemo<Picking>(() => ({ picked: [], onPick }), [onPick]);
  const pickingOf = ({ match }: Line): Picking | undefined =>
    picking && (match.players.some((id) => picking.picked.includes(id)) ? picking : idle);
  return (
    <Sheet caption={ui.draft.tables(round)} className={`${styles.draft} ${beside ? styles.beside : ''}`}>
      {small ? <CompactHead /> : <Head round={round} pools={rows.some(({ pool }) => pool !== null)} />}
      <Table.Tbody>
        {shown.map((row) => (
          <Row key={row.key} row={row} open={row.key === open} onWhy={why} picking={pickingOf(row)} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

const noPick = () => {};

function Head({ round, pools }: { readonly round: number; readonly pools: boolean }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { tournament } = useDesk();
  const first = useStandsFirst();
  const rating = ratingHead(tournament, ui.standings.rating);
  const before = round === 1 ? rating : <Points format={tournament.format} />;
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
        {pools && (
          <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
            {text.poolHead}
          </Table.Th>
        )}
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
  const { standings: ui } = useSentences(uiSentences);
  const { head, long } = countedIn(ui, format);
  return <abbr title={long}>{head}</abbr>;
}

function CompactHead() {
  const ui = useSentences(uiSentences);
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
