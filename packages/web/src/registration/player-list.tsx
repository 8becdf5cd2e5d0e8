import { Table } from '@mantine/core';
import type { Presence } from '@ronde/engine';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import type { Listed } from './listed.ts';
import { PresenceControl } from './presence-control.tsx';
import { ratingText } from './rating-text.ts';
import styles from './registration.module.css';

interface Props {
  readonly list: readonly Listed[];
  readonly selected: string | null;
  /** Under the arrows of the search field. */
  readonly chosen: string | null;
  readonly onSelect: (id: string) => void;
  readonly onMark: (line: Listed, presence: Presence) => void;
}

export function PlayerList({ list, selected, chosen, onSelect, onMark }: Props) {
  const { registration: ui } = useUi();
  return (
    <Sheet caption={ui.list} className={styles.list ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow} ${styles.wide}`}>
            {ui.number}
          </Table.Th>
          <Table.Th scope="col">{ui.name}</Table.Th>
          <Table.Th scope="col" className={styles.wide}>
            {ui.club}
          </Table.Th>
          <Table.Th scope="col" className={`${sheet.number} ${styles.wide}`}>
            {ui.rating}
          </Table.Th>
          <Table.Th scope="col" className={sheet.narrow}>
            {ui.status}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {list.map((line) => (
          <Row
            key={line.player.id}
            line={line}
            open={line.player.id === selected}
            chosen={line.player.id === chosen}
            onSelect={onSelect}
            onMark={onMark}
          />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface RowProps {
  readonly line: Listed;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onSelect: (id: string) => void;
  readonly onMark: (line: Listed, presence: Presence) => void;
}

function Row({ line, open, chosen, onSelect, onMark }: RowProps) {
  const { registration: ui } = useUi();
  const { player, name } = line;
  return (
    <Table.Tr data-open={open || undefined} data-tone={open || chosen ? 'now' : undefined}>
      <Table.Td className={`${sheet.number} ${sheet.quiet} ${styles.wide}`}>{player.number}</Table.Td>
      <Table.Th scope="row">
        <button type="button" className={styles.name} aria-expanded={open} onClick={() => onSelect(player.id)}>
          {name}
        </button>
      </Table.Th>
      <Table.Td className={styles.wide}>{player.club}</Table.Td>
      <Table.Td className={`${sheet.number} ${styles.wide}`}>{ratingText(player)}</Table.Td>
      <Table.Td className={sheet.narrow}>
        {player.left === undefined ? (
          <PresenceControl player={player} name={name} onMark={(presence) => onMark(line, presence)} />
        ) : (
          <span className={sheet.state}>{ui.left(player.left)}</span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
