import { Table } from '@mantine/core';
import { type Player, type Presence, playsWargame } from '@ronde/engine';
import { armyShown } from '@ronde/language';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { PaidToggle } from '../roster/marks.tsx';
import styles from '../roster/registration.module.css';
import type { ListedPlayer } from '../roster/roster-lines.ts';
import { registrationSentences } from '../roster/sentences.ts';
import { startRatingShown } from '../roster/start-rating.ts';
import { listState, useArmyLists } from './army-lists.ts';
import presenceControlStyles from './presence-control.module.css';

interface PlayerListProps {
  readonly list: readonly ListedPlayer[];
  readonly selected: string | null;
  /** Under the arrows of the search field. */
  readonly chosen: string | null;
  /** Whether fees are asked here: then who has paid stands in the list. */
  readonly fees: boolean;
  readonly onSelect: (id: string) => void;
  readonly onMark: (line: ListedPlayer, presence: Presence) => void;
}

export function PlayerList({ list, selected, chosen, fees, onSelect, onMark }: PlayerListProps) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const wargame = playsWargame(useDesk().tournament);
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
          {wargame && (
            <Table.Th scope="col" className={styles.wide}>
              {text.army}
            </Table.Th>
          )}
          <Table.Th scope="col" className={`${sheet.number} ${styles.wide}`}>
            {wargame ? text.elo : ui.rating}
          </Table.Th>
          {fees && (
            <Table.Th scope="col" className={`${sheet.narrow} ${styles.wide}`}>
              {text.fees}
            </Table.Th>
          )}
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
            fees={fees}
            wargame={wargame}
            onSelect={onSelect}
            onMark={onMark}
          />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface RowProps {
  readonly line: ListedPlayer;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly fees: boolean;
  readonly wargame: boolean;
  readonly onSelect: (id: string) => void;
  readonly onMark: (line: ListedPlayer, presence: Presence) => void;
}

function Row({ line, open, chosen, fees, wargame, onSelect, onMark }: RowProps) {
  const { registration: ui } = useSentences(uiSentences);
  const { tournament } = useDesk();
  const { player, name } = line;
  return (
    <Table.Tr data-open={open || undefined} data-tone={open || chosen ? 'now' : undefined}>
      <Table.Td className={`${sheet.number} ${sheet.quiet} ${styles.wide}`}>{player.number}</Table.Td>
      <Table.Th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-expanded={open}
          data-opens={player.id}
          onClick={() => onSelect(player.id)}
        >
          {name}
        </button>
      </Table.Th>
      <Table.Td className={styles.wide}>{player.club}</Table.Td>
      {wargame && <Table.Td className={styles.wide}>{player.army && <ArmyCell line={line} />}</Table.Td>}
      <Table.Td className={`${sheet.number} ${styles.wide}`}>{startRatingShown(player, tournament)}</Table.Td>
      {fees && (
        <Table.Td className={`${sheet.narrow} ${styles.wide}`}>
          <PaidToggle id={player.id} />
        </Table.Td>
      )}
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

/** « 54 Anciens Carthaginois », and how far the list is. */
function ArmyCell({ line: { player } }: Pick<RowProps, 'line'>) {
  const text = useSentences(registrationSentences);
  const { t, people } = useDesk();
  const list = listState(people.get(player.id)?.marks?.list, useArmyLists(t)?.lists ?? [], player.id);
  return (
    <>
      {player.army && armyShown(player.army)}
      <span className={list === 'to-fix' ? styles.toFix : 'quiet'}>
        {' '}
        · {list === 'awaited' ? text.noList : text.states[list]}
      </span>
    </>
  );
}

interface PresenceControlProps {
  readonly player: Player;
  readonly name: string;
  readonly onMark: (presence: Presence) => void;
}

/** Présence, Retard, Absence: one is on, or none yet; pressing it again takes it back. */
function PresenceControl({ player, name, onMark }: PresenceControlProps) {
  const { registration } = useSentences(uiSentences);
  const choices = [
    ['here', registration.here],
    ['late', registration.late],
    ['absent', registration.absent],
  ] as const;
  return (
    <fieldset className={presenceControlStyles.choices}>
      <legend className="sr-only">{name}</legend>
      {choices.map(([presence, text]) => {
        const on = player.presence === presence;
        return (
          <button
            key={presence}
            type="button"
            className={presenceControlStyles.choice}
            data-presence={presence}
            aria-pressed={on}
            onClick={() => onMark(on ? 'expected' : presence)}
          >
            {on && (
              <span className={presenceControlStyles.tick} aria-hidden="true">
                ✓
              </span>
            )}
            <span className={presenceControlStyles.word} data-word={text}>
              {text}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
