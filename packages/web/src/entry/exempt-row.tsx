import { Table } from '@mantine/core';
import { type Match, outcome } from '@ronde/engine';
import { signed } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import styles from './results-table.module.css';

interface Props {
  readonly match: Match;
  readonly bestOf: 1 | 3;
  readonly compact: boolean;
}

export function ExemptRow({ match, bestOf, compact }: Props) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const gives = outcome(match, tournament.settings, bestOf);
  return (
    <Table.Tr>
      <Table.Td className={`${sheet.number} ${sheet.quiet}`}>–</Table.Td>
      <Table.Th scope="row">{names.full(match.players[0])}</Table.Th>
      <Table.Td colSpan={compact ? 1 : 3} className={`${compact ? sheet.number : styles.exempt} ${sheet.quiet}`}>
        {ui.table.exemptPoints(gives?.points[0] ?? 0, signed(gives?.spread[0] ?? 0))}
      </Table.Td>
      {!compact && (
        <Table.Td className={styles.stateCell}>
          <span className={sheet.state}>{ui.table.withoutOpponent}</span>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
