import { Table } from '@mantine/core';
import { gamesIn, outcome } from '@ronde/engine';
import { inSeatOrder, number } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import type { ResultRowProps } from './result-row.tsx';
import styles from './results-table.module.css';
import { RowState } from './row-state.tsx';
import { shownResult } from './tables.ts';

/** One table on a phone: who starts above, the opponent below, the score or what is awaited. */
export function CompactRow({ row, content, entry, corrected, onPick }: ResultRowProps) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = outcome(match, tournament.settings, content.bestOf)?.winner;
  const [game] = gamesIn(result);
  const typing = entry.current?.table === row.table && content.status === 'published';
  const strong = (won: boolean) => (won ? sheet.strong : undefined);
  return (
    <Table.Tr data-press="" onClick={() => onPick(row.table)}>
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
      <Table.Th scope="row">
        {row.seats.players.map((player) => (
          <span key={player} className={`${styles.line} ${strong(winner === player) ?? ''}`}>
            {names.short(player)}
          </span>
        ))}
      </Table.Th>
      <Table.Td className={sheet.number}>
        {game && !row.kept ? (
          inSeatOrder(row.seats, game).map((points, i) => (
            <span key={row.seats.players[i]} className={strong(winner === row.seats.players[i])}>
              {i === 1 && '\u00a0–\u2060\u00a0'}
              {number(points)}
            </span>
          ))
        ) : (
          <RowState row={row} typing={false} corrected={corrected} />
        )}
        {result?.kind === 'forfeit' && !game && (
          <span className={styles.line}>
            {result.by === 'both' ? ui.table.bothForfeit : ui.table.forfeitBy(names.short(result.by))}
          </span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
