import { clock as clockText } from '@ronde/language';
import type { Hall } from '../../core/hall-query.ts';
import { useNow } from '../../core/use-now.ts';
import { clockState, leftText } from '../clocks/clock-state.ts';
import styles from './hall.module.css';
import { useHallWords } from './use-hall-room.ts';

const hour = (ms: number): string => clockText(new Date(ms).toISOString());

/** The hall's clock as it stands: for which round, what is left, until when. */
export function ClockLine({ hall: { clock, ahead } }: { readonly hall: Hall }) {
  const say = useHallWords();
  const now = useNow(250, clock !== null && clock.endsAt !== null && clock.endedAt === undefined) + ahead;
  if (!clock) return null;
  const state = clockState(clock, now);
  return (
    <p className={styles.clock}>
      <span className={styles.left} role="timer">
        {state.kind === 'any-moment' ? say.anyMoment : leftText(state.kind === 'over' ? 0 : state.left)}
      </span>
      <span>
        {say.ofRound(clock.round)}
        {' · '}
        {state.kind === 'over' && say.over(hour(state.at))}
        {state.kind === 'stopped' && say.stopped}
        {(state.kind === 'running' || state.kind === 'any-moment') &&
          clock.endsAt !== null &&
          say.announced(hour(clock.endsAt))}
      </span>
    </p>
  );
}
