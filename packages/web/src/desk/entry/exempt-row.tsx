import type { Match, PlayerId } from '@ronde/engine';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { ArmyLine } from './army-line.tsx';
import styles from './results-table.module.css';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly match: Match;
  readonly bestOf: 1 | 3;
  readonly compact: boolean;
  /** Somebody who arrives may take the free seat. */
  readonly onSeat?: ((exempt: PlayerId) => void) | undefined;
}

export function ExemptRow({ match, bestOf, compact, onSeat }: Props) {
  const words = useWords();
  const { ui } = words;
  const say = useEntryWords();
  const { tournament, names } = useDesk();
  const gives = words.echo(match, tournament.settings, bestOf, names, tournament.format);
  return (
    <tr>
      <td className={`${sheet.number} ${sheet.quiet}`}>–</td>
      <th scope="row">
        {names.full(match.players[0])}
        <ArmyLine player={match.players[0]} />
      </th>
      <td colSpan={compact ? 1 : 3} className={`${compact ? sheet.number : styles.exempt} ${sheet.quiet}`}>
        {`${ui.table.exempt} · ${gives?.points ?? ''}`}
      </td>
      {!compact && (
        <td className={styles.stateCell}>
          {onSeat ? (
            <button type="button" className={`link small ${styles.seat}`} onClick={() => onSeat(match.players[0])}>
              {say.seatLate}
            </button>
          ) : (
            <span className={sheet.state}>{ui.table.withoutOpponent}</span>
          )}
        </td>
      )}
    </tr>
  );
}
