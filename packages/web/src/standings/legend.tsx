import type { Standings } from '@ronde/engine';
import type { ReactNode } from 'react';
import { useUi } from '../session/use-words.ts';
import { countsWins } from './columns.ts';
import styles from './standings.module.css';

interface Props {
  readonly standings: Standings;
  readonly children?: ReactNode;
}

/** What the letters and the columns mean. */
export function Legend({ standings, children }: Props) {
  const { standings: ui } = useUi();
  return (
    <div className={styles.legend}>
      <p>{ui.legend}</p>
      <p>{standings.kind === 'scrabble' ? ui.legendPoints : ui.legendByPoints(countsWins(standings))}</p>
      {children}
    </div>
  );
}
