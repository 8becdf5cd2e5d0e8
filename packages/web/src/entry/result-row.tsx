import { Table } from '@mantine/core';
import { gamesIn, outcome, type Round } from '@ronde/engine';
import { inSeatOrder, number } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import styles from './results-table.module.css';
import { RowState } from './row-state.tsx';
import { type EntryTable, shownResult } from './tables.ts';
import type { Entry } from './use-entry.ts';

export interface ResultRowProps {
  readonly row: EntryTable;
  readonly content: Round;
  readonly entry: Entry;
  readonly corrected: boolean;
  readonly onPick: (table: number) => void;
}

/** One table. The whole row opens it in the strip; its number is the button for the keyboard. */
export function ResultRow({ row, content, entry, corrected, onPick }: ResultRowProps) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const [left, right] = row.seats.players;
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = outcome(match, tournament.settings, content.bestOf)?.winner;
  const typing = entry.current?.table === row.table;
  const cell = (player: string) => (winner === player ? sheet.strong : undefined);
  return (
    <Table.Tr data-press="" data-tone={typing ? 'now' : undefined} onClick={() => onPick(row.table)}>
      <Table.Td className={`${sheet.number} ${sheet.strong} ${styles.tableCell}`}>
        <button
          type="button"
          className={styles.pick}
          aria-label={ui.table.tableNumber(row.table)}
          aria-pressed={typing}
        >
          {row.table}
        </button>
      </Table.Td>
      <Table.Th scope="row" className={cell(left)}>
        {names.full(left)}
      </Table.Th>
      <Scores row={row} entry={entry} typing={typing} winner={winner ?? null} />
      <Table.Td className={`${sheet.name} ${cell(right) ?? ''}`}>{names.full(right)}</Table.Td>
      <Table.Td className={styles.stateCell}>
        <RowState row={row} typing={typing && content.status === 'published'} corrected={corrected} />
      </Table.Td>
    </Table.Tr>
  );
}

interface ScoresProps {
  readonly row: EntryTable;
  readonly entry: Entry;
  readonly typing: boolean;
  readonly winner: string | null;
}

function Scores({ row, entry, typing, winner }: ScoresProps) {
  const ui = useUi();
  const { names } = useDesk();
  const result = shownResult(row);
  const [game] = gamesIn(result);
  if (typing && !result && (entry.typed.scores[0] !== '' || entry.typed.scores[1] !== ''))
    return <Pair values={[entry.typed.scores[0] || '…', entry.typed.scores[1] || '…']} className={sheet.quiet ?? ''} />;
  if (result?.kind === 'forfeit' && !game)
    return (
      <Table.Td colSpan={2} className={`${styles.said} ${sheet.quiet}`}>
        {result.by === 'both' ? ui.table.bothForfeit : ui.table.forfeitBy(names.short(result.by))}
      </Table.Td>
    );
  if (!game) return <Pair values={['…', '…']} className={sheet.quiet ?? ''} />;
  const values = inSeatOrder(row.seats, game).map(number);
  return <Pair values={[values[0] ?? '', values[1] ?? '']} strong={row.seats.players.map((id) => id === winner)} />;
}

interface PairProps {
  readonly values: readonly [string, string];
  readonly strong?: readonly boolean[];
  readonly className?: string;
}

function Pair({ values, strong = [], className = '' }: PairProps) {
  return values.map((value, i) => (
    <Table.Td
      key={i === 0 ? 'left' : 'right'}
      className={`${sheet.number} ${styles.score} ${strong[i] ? sheet.strong : ''} ${className}`}
    >
      {value}
    </Table.Td>
  ));
}
