import type { Standings } from '@ronde/engine';
import { figuresLegend } from '@ronde/language';
import type { ReactNode } from 'react';
import { useDesk } from '../frame/desk.ts';
import { startRatingText } from '../registration/start-rating.ts';
import { useUi } from '../session/use-words.ts';
import styles from './standings.module.css';

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
