import { type Round, winnerOf } from '@ronde/engine';
import { useDesk } from '../../shell/desk.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { NameLines } from './name-lines.tsx';
import styles from './results-table.module.css';
import { RowScores } from './row-scores.tsx';
import { RowState } from './row-state.tsx';
import { TableCell } from './table-cell.tsx';
import { type EntryTable, shownResult } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

export interface ResultRowProps {
  readonly row: EntryTable;
  readonly round: number;
  readonly content: Round;
  readonly entry: Entry;
  readonly corrected: boolean;
  /** The two players have entered it themselves. */
  readonly phones: boolean;
  readonly onPick: (table: number) => void;
}

/** One table. The whole row opens it in the strip; its number is the button for the keyboard. */
export function ResultRow({ row, round, content, entry, corrected, phones, onPick }: ResultRowProps) {
  const { tournament } = useDesk();
  const [left, right] = row.seats.players;
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = winnerOf(match, tournament.settings, content.bestOf);
  const typing = entry.current?.table === row.table;
  const cell = (player: string) => (winner === player ? sheet.strong : undefined);
  const tone = row.match.disputed ? 'bad' : typing ? 'now' : undefined;
  return (
    <tr data-press="" data-tone={tone} onClick={() => onPick(row.table)}>
      <TableCell table={row.table} typing={typing} />
      <th scope="row" className={cell(left)}>
        <NameLines player={left} row={row} content={content} round={round} />
      </th>
      <RowScores row={row} round={round} entry={entry} typing={typing} winner={winner} />
      <td className={`${sheet.name} ${cell(right) ?? ''}`}>
        <NameLines player={right} row={row} content={content} round={round} />
      </td>
      <td className={styles.stateCell}>
        <RowState
          row={row}
          entry={entry}
          typing={typing && content.status === 'published'}
          corrected={corrected}
          phones={phones}
        />
      </td>
    </tr>
  );
}
