import { Table } from '@mantine/core';
import type { PlayerId, Round, ScrabbleStanding } from '@ronde/engine';
import { signed } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { ratingText } from '../registration/rating-text.ts';
import { useUi } from '../session/use-words.ts';
import { type RoundCell, roundCell } from './round-cell.ts';
import styles from './standings.module.css';

interface Props {
  readonly row: ScrabbleStanding;
  readonly rounds: readonly Round[];
  readonly ranks: ReadonlyMap<PlayerId, number>;
  readonly open: boolean;
  /** On the first line of a tie. */
  readonly why: { readonly open: boolean; readonly toggle: () => void } | null;
}

const podium = 3;

export function StandingRow({ row, rounds, ranks, open, why }: Props) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const player = tournament.players.find(({ id }) => id === row.player);
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.rank}</Table.Td>
      <Table.Th scope="row" className={row.rank <= podium ? sheet.strong : undefined}>
        {names.full(row.player)}
      </Table.Th>
      <Table.Td className={`${sheet.number} ${styles.wide}`}>{player && ratingText(player)}</Table.Td>
      {rounds.map((round, i) => (
        <Table.Td key={ui.standings.roundShort(i + 1)} className={`${styles.wide} ${styles.cell}`}>
          <Cell cell={roundCell(round, row.player, tournament.settings)} ranks={ranks} />
        </Table.Td>
      ))}
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.pm}</Table.Td>
      <Table.Td className={`${sheet.number} ${styles.wide} ${row.ppm === null ? sheet.quiet : ''}`}>
        {row.ppm ?? '–'}
      </Table.Td>
      <Table.Td className={sheet.number}>{signed(row.pdep)}</Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        {why && (
          <button
            type="button"
            className="link small"
            aria-expanded={why.open}
            aria-label={ui.why.openFor(names.full(row.player))}
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
