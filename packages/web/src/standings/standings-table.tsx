import { Table } from '@mantine/core';
import type { ScrabbleStandings, Tie } from '@ronde/engine';
import { Fragment, useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import { StandingRow } from './standing-row.tsx';
import styles from './standings.module.css';
import { TiePanel } from './tie-panel.tsx';

interface Props {
  readonly standings: ScrabbleStandings;
  readonly openTie: string | null;
  readonly onTie: (key: string | null) => void;
  /** Without the rounds. */
  readonly brief?: boolean;
}

/** A tie is addressed by its points: at most one group has them. */
const keyOf = (tie: Tie): string => String(tie.pm);

/** Mockup « classement »: each round's letter and opponent, the points, and why a tie is in this order. */
export function StandingsTable({ standings, openTie, onTie, brief = false }: Props) {
  const { standings: ui } = useUi();
  const { tournament } = useDesk();
  const rounds = brief ? [] : tournament.rounds.slice(0, standings.after);
  const ranks = useMemo(() => new Map(standings.rows.map((row) => [row.player, row.rank])), [standings]);
  const ties = new Map(standings.ties.flatMap((tie) => tie.players.map((player) => [player, tie] as const)));
  return (
    <Sheet caption={standings.final ? ui.final : ui.title(standings.after)} className={styles.standings ?? ''}>
      <Head rounds={rounds.length} />
      <Table.Tbody>
        {standings.rows.map((row) => {
          const tie = ties.get(row.player);
          const open = tie !== undefined && keyOf(tie) === openTie;
          const first = tie?.players[0] === row.player;
          return (
            <Fragment key={row.player}>
              <StandingRow
                row={row}
                rounds={rounds}
                ranks={ranks}
                open={open}
                why={tie && first ? { open, toggle: () => onTie(open ? null : keyOf(tie)) } : null}
              />
              {open && tie.players.at(-1) === row.player && (
                <Table.Tr data-tone="now" data-open="" className={styles.tieRow ?? ''}>
                  <Table.Td className={sheet.narrow} />
                  <Table.Td colSpan={6 + rounds.length}>
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

function Head({ rounds }: { readonly rounds: number }) {
  const { standings: ui } = useUi();
  const number = sheet.number ?? '';
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" className={`${number} ${sheet.narrow}`} aria-sort="ascending">
          {ui.rank}
        </Table.Th>
        <Table.Th scope="col">{ui.player}</Table.Th>
        <Table.Th scope="col" className={`${number} ${styles.wide}`}>
          {ui.rating}
        </Table.Th>
        {Array.from({ length: rounds }, (_, i) => (
          <Table.Th key={ui.roundShort(i + 1)} scope="col" className={styles.wide}>
            <abbr title={`${ui.round} ${i + 1}`}>{ui.roundShort(i + 1)}</abbr>
          </Table.Th>
        ))}
        <Table.Th scope="col" className={number}>
          <abbr title={ui.pmLong}>{ui.pm}</abbr>
        </Table.Th>
        <Table.Th scope="col" className={`${number} ${styles.wide}`}>
          <abbr title={ui.ppmLong}>{ui.ppm}</abbr>
        </Table.Th>
        <Table.Th scope="col" className={number}>
          <abbr title={ui.pdepLong}>{ui.pdep}</abbr>
        </Table.Th>
        <Table.Th scope="col">
          <span className="sr-only">{ui.shared}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
