import { number } from '@ronde/language';
import { useUi } from '../../core/language/use-words.ts';
import { useStandingsWords } from '../standings-table/use-standings-words.ts';
import styles from './grid.module.css';
import type { GridMeeting } from './grid.ts';

/** A letter, the two figures, the round, for each time the two met. */
export function GridMet({ met }: { readonly met: readonly GridMeeting[] | undefined }) {
  const { standings: ui } = useUi();
  const say = useStandingsWords();
  if (!met) return <span className="sr-only">{say.notMet}</span>;
  return met.map(({ round, cell: { kind }, figures }) => (
    <span key={round} className={styles.met}>
      <span className={kind === 'win' ? styles.win : undefined}>{kind === 'awaited' ? '…' : ui[kind]}</span>
      {figures && <span>{` ${figures.map(number).join('–\u2060')}`}</span>}
      <span className={styles.round}>{` ${ui.roundShort(round)}`}</span>
    </span>
  ));
}
