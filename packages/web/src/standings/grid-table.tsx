import type { Standings } from '@ronde/engine';
import { number } from '@ronde/language';
import { useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import styles from './grid.module.css';
import { type GridMeeting, gridOf } from './grid.ts';
import { useStandingsWords } from './use-standings-words.ts';

/** « Grille »: everybody against everybody, in the order of the standings; it scrolls in its own frame. */
export function GridTable({ standings }: { readonly standings: Standings }) {
  const { standings: ui } = useUi();
  const say = useStandingsWords();
  const { tournament, names } = useDesk();
  const grid = useMemo(() => gridOf(tournament, standings.after), [tournament, standings.after]);
  const { rows } = standings;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard.
    <section className={styles.frame} tabIndex={0} aria-label={ui.grid}>
      <table className={styles.grid}>
        <caption className="sr-only">{`${say.gridOf(ui.afterRounds(standings.after))}. ${say.gridHelp}`}</caption>
        <thead>
          <tr>
            <th scope="col">{ui.player}</th>
            {rows.map(({ player, rank }) => (
              <th key={player} scope="col">
                <span aria-hidden="true">{rank}</span>
                <span className="sr-only">{names.full(player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, rank }) => (
            <tr key={player}>
              <th scope="row">
                <span className={styles.rank}>{rank}</span> {names.full(player)}
              </th>
              {rows.map(({ player: other }) => (
                <td key={other} data-self={player === other || undefined}>
                  {player === other ? '·' : <Met met={grid.get(player)?.get(other) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A letter, the two figures, the round, for each time the two met. */
function Met({ met }: { readonly met: readonly GridMeeting[] }) {
  const { standings: ui } = useUi();
  const say = useStandingsWords();
  if (met.length === 0) return <span className="sr-only">{say.notMet}</span>;
  return met.map(({ round, cell: { kind }, figures }) => (
    <span key={round} className={styles.met}>
      <span className={kind === 'win' ? styles.win : undefined}>{kind === 'awaited' ? '…' : ui[kind]}</span>
      {figures && <span>{` ${figures.map(number).join('–\u2060')}`}</span>}
      <span className={styles.round}>{` ${ui.roundShort(round)}`}</span>
    </span>
  ));
}
