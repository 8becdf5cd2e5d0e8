import { Table } from '@mantine/core';
import { gamesIn } from '@ronde/engine';
import { inSeatOrder, lossesOf, number, signed } from '@ronde/language';
import { IconAlertTriangle, IconCheck, IconSquare } from '@tabler/icons-react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { lineAbout, useAuthorText, useResultText } from '../entry/result-text.ts';
import type { EntryTable } from '../entry/tables.ts';
import styles from '../slips/reread.module.css';
import { rereadSentences } from '../slips/sentences.ts';

interface Props {
  readonly slip: EntryTable;
  /** In the pile, from 1. */
  readonly place: string;
  readonly round: number;
  readonly log: readonly LogLine[];
  /** On a phone: both names in one cell, without who typed it. */
  readonly compact: boolean;
  readonly onTick: (button: HTMLElement) => void;
}

/** A slip: what the screen holds of it, who typed it, and the tick of the second person. */
export function SlipRow({ slip, place, round, log, compact, onTick }: Props) {
  const { names } = useDesk();
  const resultText = useResultText();
  const author = useAuthorText();
  const { result } = slip.match;
  if (!result) return null;
  const [left, right] = slip.seats.players;
  const by = lineAbout(log, round, slip.at, 'result')?.by;
  const tone = slip.match.disputed ? 'bad' : undefined;
  const table = <Table.Td className={`${sheet.number} ${sheet.strong}`}>{number(slip.table)}</Table.Td>;
  const score = <Table.Td className={sheet.number}>{resultText(slip, result)}</Table.Td>;
  const tick = (
    <Table.Td>
      <Tick slip={slip} onTick={onTick} />
    </Table.Td>
  );
  if (compact)
    return (
      <Table.Tr data-tone={tone}>
        {table}
        <Table.Th scope="row">
          {slip.seats.players.map((player) => (
            <span key={player} className={styles.line}>
              {names.short(player)}
            </span>
          ))}
        </Table.Th>
        {score}
        {tick}
      </Table.Tr>
    );
  return (
    <Table.Tr data-tone={tone}>
      <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{place}</Table.Td>
      {table}
      <Table.Th scope="row">{names.full(left)}</Table.Th>
      {score}
      <Table.Td className={sheet.name}>{names.full(right)}</Table.Td>
      <Table.Td className={sheet.number}>{marginOf(slip)}</Table.Td>
      <Table.Td className={`${sheet.name} ${sheet.quiet}`}>{by === undefined ? '' : author.name(by)}</Table.Td>
      {tick}
    </Table.Tr>
  );
}

/**
 * The two totals' difference as the slip has it, from who stands first; no cap. Of a wargame what each army lost.
 * Nothing where no game was scored.
 */
function marginOf({ match, seats }: EntryTable): string {
  if (match.result?.kind === 'losses') return lossesOf(inSeatOrder(seats, match.result.cohesion));
  const games = match.result?.kind === 'games' ? gamesIn(match.result) : [];
  if (games.length === 0) return '';
  return signed(games.map((game) => inSeatOrder(seats, game)).reduce((sum, [a, b]) => sum + a - b, 0));
}

function Tick({ slip, onTick }: Pick<Props, 'slip' | 'onTick'>) {
  const ui = useSentences(uiSentences);
  const text = useSentences(rereadSentences);
  const { confirmed, disputed } = slip.match;
  if (disputed)
    return (
      <span className={sheet.state} data-tone="bad">
        <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
        {ui.table.disputed}
      </span>
    );
  if (confirmed)
    return (
      <span className={sheet.state}>
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
        {text.read}
      </span>
    );
  return (
    <button type="button" data-tick="" className={styles.tick} onClick={(event) => onTick(event.currentTarget)}>
      <IconSquare size={16} stroke={1.75} aria-hidden="true" />
      {text.tick}
      <span className="sr-only"> {ui.table.tableNumber(slip.table)}</span>
    </button>
  );
}
