import { Table } from '@mantine/core';
import type { Match } from '@ronde/engine';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useWords } from '../session/use-words.ts';
import styles from './results-table.module.css';

interface Props {
  readonly match: Match;
  readonly bestOf: 1 | 3;
  readonly compact: boolean;
}

export function ExemptRow({ match, bestOf, compact }: Props) {
  const words = useWords();
  const { ui } = words;
  const { tournament, names } = useDesk();
  const gives = words.echo(match, tournament.settings, bestOf, names, tournament.format);
  return (
    <Table.Tr>
      <Table.Td className={`${sheet.number} ${sheet.quiet}`}>–</Table.Td>
      <Table.Th scope="row">{names.full(match.players[0])}</Table.Th>
      <Table.Td colSpan={compact ? 1 : 3} className={`${compact ? sheet.number : styles.exempt} ${sheet.quiet}`}>
        {`${ui.table.exempt} · ${gives?.points ?? ''}`}
      </Table.Td>
      {!compact && (
        <Table.Td className={styles.stateCell}>
          <span className={sheet.state}>{ui.table.withoutOpponent}</span>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
