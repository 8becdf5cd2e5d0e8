import { Table } from '@mantine/core';
import type { Standings } from '@ronde/engine';
import { Fragment, useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import { type Column, columnsOf } from './columns.ts';
import { sanctionsOf } from './sanctions-of.ts';
import { StandingRow } from './standing-row.tsx';
import styles from './standings.module.css';
import { tieKey, tiesByPlayer } from './tie-key.ts';
import { TiePanel } from './tie-panel.tsx';

interface Props {
  readonly standings: Standings;
  readonly openTie: string | null;
  readonly onTie: (key: string | null) => void;
  /** Without the rounds. */
  readonly brief?: boolean;
}

/** Mockup « classement »: each round's letter and opponent, the points, and why a tie is in this order. */
export function StandingsTable({ standings, openTie, onTie, brief = false }: Props) {
  const { standings: ui } = useUi();
  const { tournament } = useDesk();
  const rounds = brief ? [] : tournament.rounds.slice(0, standings.after);
  const ranks = useMemo(() => new Map(standings.rows.map((row) => [row.player, row.rank])), [standings]);
  const columns = useMemo(() => columnsOf(standings, ui), [standings, ui]);
  const ties = tiesByPlayer(standings);
  const given = sanctionsOf(tournament, standings.after);
  return (
    <Sheet caption={standings.final ? ui.final : ui.title(standings.after)} className={styles.standings ?? ''}>
      <Head rounds={rounds.length} columns={columns} />
      <Table.Tbody>
        {standings.rows.map((row) => {
          const tie = ties.get(row.player);
          const open = tie !== undefined && tieKey(tie) === openTie;
          const first = tie?.players[0] === row.player;
          return (
            <Fragment key={row.player}>
              <StandingRow
                row={row}
                rounds={rounds}
                columns={columns}
                ranks={ranks}
                given={given}
                open={open}
                why={tie && first ? { open, toggle: () => onTie(open ? null : tieKey(tie)) } : null}
              />
              {open && tie.players.at(-1) === row.player && (
                <Table.Tr data-tone="now" data-open="" className={styles.tieRow ?? ''}>
                  <Table.Td className={sheet.narrow} />
                  <Table.Td colSpan={3 + columns.length + rounds.length}>
                    <TiePanel tie={tie} standings={standings} />
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          );
        })}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ rounds, columns }: { readonly rounds: number; readonly columns: readonly Column[] }) {
  const { standings: ui } = useUi();
  const { format } = useDesk().tournament;
  const number = sheet.number ?? '';
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${number} ${sheet.narrow}`} aria-sort="ascending">
          {ui.rank}
        </Table.Th>
        <Table.Th scope="col">{ui.player}</Table.Th>
        <Table.Th scope="col" className={`${number} ${styles.wide}`}>
          {format === 'art-de-la-guerre' ? 'Elo' : ui.rating}
        </Table.Th>
        {Array.from({ length: rounds }, (_, i) => (
          <Table.Th key={ui.roundShort(i + 1)} scope="col" className={styles.wide}>
            <abbr title={`${ui.round} ${i + 1}`}>{ui.roundShort(i + 1)}</abbr>
          </Table.Th>
        ))}
        {columns.map(({ head, long, wide }) => (
          <Table.Th key={head} scope="col" className={`${number} ${wide ? styles.wide : ''}`}>
            <abbr title={long}>{head}</abbr>
          </Table.Th>
        ))}
        <Table.Th scope="col">
          <span className="sr-only">{ui.shared}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
