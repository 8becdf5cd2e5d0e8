import type { Standings } from '@ronde/engine';
import type { ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import { startRatingText } from '../registration/start-rating.ts';
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
  const { tournament } = useDesk();
  const { format, players } = tournament;
  const starred = players.some((player) => startRatingText(player, tournament).endsWith('*'));
  const legendScrabble = format === 'classique-belge' ? legendRatings : ui.legendPoints;
  return (
    <div className={styles.legend}>
      <p>{ui.legend}</p>
      <p>{standings.kind === 'scrabble' ? legendScrabble : ui.legendByPoints(countsWins(standings))}</p>
      {starred && <p>{`*\u00a0${ui.provisionalRating.replace('*', '')}`}</p>}
      {children}
    </div>
  );
}
