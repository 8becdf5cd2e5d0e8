import type { Standings } from '@ronde/engine';
import { figuresLegend } from '@ronde/language';
import type { ReactNode } from 'react';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { startRatingText } from '../roster/start-rating.ts';
import styles from '../standings-table/standings.module.css';

interface Props {
  readonly standings: Standings;
  readonly children?: ReactNode;
}

/** What the letters and the columns mean. */
export function Legend({ standings, children }: Props) {
  const { standings: ui } = useUi();
  const { tournament } = useDesk();
  const { format, players } = tournament;
  const starred = players.some((player) => startRatingText(player, tournament).endsWith('*'));
  return (
    <div className={styles.legend}>
      <p>{ui.legend}</p>
      <p>{figuresLegend(standings, format, ui)}</p>
      {starred && <p>{`*\u00a0${ui.provisionalRating.replace('*', '')}`}</p>}
      {children}
    </div>
  );
}
