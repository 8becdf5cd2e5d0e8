import type { Standings } from '@ronde/engine';
import type { ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import { countsWins } from './columns.ts';
import styles from './standings.module.css';
import { useStandingsWords } from './use-standings-words.ts';

interface Props {
  readonly standings: Standings;
  readonly children?: ReactNode;
}

/** What the letters and the columns mean. */
export function Legend({ standings, children }: Props) {
  const { standings: ui } = useUi();
  const { legendRatings } = useStandingsWords();
  const { format } = useDesk().tournament;
  const legendScrabble = format === 'classique-belge' ? legendRatings : ui.legendPoints;
  return (
    <div className={styles.legend}>
      <p>{ui.legend}</p>
      <p>{standings.kind === 'scrabble' ? legendScrabble : ui.legendByPoints(countsWins(standings))}</p>
      {children}
    </div>
  );
}
