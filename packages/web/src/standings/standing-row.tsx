import { Table } from '@mantine/core';
import { type PlayerId, type Round, wargameScale } from '@ronde/engine';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { ratingText } from '../registration/rating-text.ts';
import { useUi } from '../session/use-words.ts';
import type { Column } from './columns.ts';
import { type RoundCell, roundCell } from './round-cell.ts';
import { SanctionMarks } from './sanction-marks.tsx';
import { type Given, marksOn } from './sanctions-of.ts';
import styles from './standings.module.css';

interface Props {
  readonly row: { readonly rank: number; readonly player: PlayerId };
  readonly rounds: readonly Round[];
  readonly columns: readonly Column[];
  readonly given: readonly Given[];
  readonly ranks: ReadonlyMap<PlayerId, number>;
  readonly open: boolean;
  /** On the first line of a tie. */
  readonly why: { readonly open: boolean; readonly toggle: () => void } | null;
}

const podium = 3;

export function StandingRow({ row, rounds, columns, ranks, given, open, why }: Props) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const { malus } = wargameScale(tournament.settings);
  const player = tournament.players.find(({ id }) => id === row.player);
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.rank}</Table.Td>
      <Table.Th scope="row" className={row.rank <= podium ? sheet.strong : undefined}>
        {names.full(row.player)}
        {player?.army && <span className={`${styles.army} ${styles.wideInline}`}>{player.army.name}</span>}
        <SanctionMarks marks={marksOn(given, row.player, malus)} />
      </Table.Th>
      <Table.Td className={`${sheet.number} ${styles.wide}`}>{player && ratingText(player)}</Table.Td>
      {rounds.map((round, i) => (
        <Table.Td key={ui.standings.roundShort(i + 1)} className={`${styles.wide} ${styles.cell}`}>
          <Cell cell={roundCell(round, row.player, tournament.settings)} ranks={ranks} />
        </Table.Td>
      ))}
      {columns.map((column) => {
        const text = column.text(row.player);
        const tone = column.strong ? sheet.strong : text === null ? sheet.quiet : '';
        return (
          <Table.Td key={column.head} className={`${sheet.number} ${tone} ${column.wide ? styles.wide : ''}`}>
            {text ?? '–'}
          </Table.Td>
        );
      })}
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        {why && (
          <button
            type="button"
            className="link small"
            aria-expanded={why.open}
            aria-label={
              why.open ? `${ui.why.close}, ${names.full(row.player)}` : ui.why.openFor(names.full(row.player))
            }
            onClick={why.toggle}
          >
            {why.open ? ui.why.close : ui.why.open}
          </button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

interface CellProps {
  readonly cell: RoundCell;
  readonly ranks: ReadonlyMap<PlayerId, number>;
}

/** A letter, then the place of whom they met. */
function Cell({ cell, ranks }: CellProps) {
  const { standings: ui } = useUi();
  if (cell.kind === 'absent') return <span className="quiet">{ui.absent}</span>;
  if (cell.kind === 'exempt')
    return (
      <>
        {ui.exempt} <span className={styles.met}>{ui.exemptWord}</span>
      </>
    );
  const rank = ranks.get(cell.opponent);
  if (cell.kind === 'awaited') return <span className={styles.met}>… {rank}</span>;
  const letter = ui[cell.kind];
  return (
    <>
      {cell.kind === 'win' ? <strong>{letter}</strong> : <span className={styles.letter}>{letter}</span>}{' '}
      <span className={styles.met}>
        {rank}
        {cell.forfeited && cell.kind === 'win' ? ` ${ui.forfeit}` : ''}
      </span>
    </>
  );
}
