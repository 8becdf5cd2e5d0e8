import { isGranted, winnerOf } from '@ronde/engine';
import { number } from '@ronde/language';
import { Fragment } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { ResultRowProps } from './result-row.tsx';
import styles from './results-table.module.css';
import { RowState } from './row-state.tsx';
import { entrySentences } from './sentences.ts';
import { shownFigures } from './shown-figures.ts';
import { TableCell } from './table-cell.tsx';
import { shownResult } from './tables.ts';
import { useResultText } from './use-result-text.ts';

/** One table on a phone: who starts above, the opponent below, the score or what is awaited. */
export function CompactRow({ row, round, content, entry, corrected, phones, onPick }: ResultRowProps) {
  const { tournament, names } = useDesk();
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = winnerOf(match, tournament.settings, content.bestOf);
  const figures = row.match.disputed ? null : shownFigures(row, tournament, round);
  const resultText = useResultText();
  const say = useSentences(entrySentences);
  const typing = entry.current?.table === row.table && content.status === 'published';
  const strong = (won: boolean) => (won ? sheet.strong : undefined);
  return (
    <tr data-press="" data-tone={row.match.disputed ? 'bad' : undefined} onClick={() => onPick(row.table)}>
      <TableCell table={row.table} typing={typing} />
      <th scope="row">
        {row.seats.players.map((player) => (
          <span key={player} className={`${styles.line} ${strong(winner === player) ?? ''}`}>
            {names.short(player)}
          </span>
        ))}
      </th>
      <td className={sheet.number}>
        {(!figures || row.kept) && (
          <span className={figures ? styles.kept : undefined}>
            <RowState row={row} entry={entry} typing={false} corrected={corrected} phones={phones} />
          </span>
        )}
        {figures?.map((points, i) => (
          <Fragment key={row.seats.players[i]}>
            {i === 1 && '\u00a0–\u2060\u00a0'}
            <span className={strong(winner === row.seats.players[i])}>{number(points)}</span>
          </Fragment>
        ))}
        {result && isGranted(row.match, result) && <span className={styles.line}>{say.granted}</span>}
        {result && (result.kind === 'forfeit' || result.kind === 'awarded' || result.kind === 'decided') && (
          <span className={styles.line}>{resultText(row, result)}</span>
        )}
      </td>
    </tr>
  );
}
