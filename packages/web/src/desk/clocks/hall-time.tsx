import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNow } from '../../core/clock.ts';
import { useHall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { clockState, leftText } from './clock-state.ts';
import styles from './hall-time.module.css';
import { timeSentences } from './time-sentences.ts';

/** In the bar, while the hall's clock runs: what is left; the page of the hall behind it. */
export function HallTime() {
  const say = useSentences(timeSentences);
  const { t, tournament } = useDesk();
  const hall = useHall(t);
  const clock = hall?.clock ?? null;
  // Of a round that is closed meanwhile, nothing goes on.
  const goes = clock !== null && clock.endedAt === undefined && tournament.rounds[clock.round - 1]?.status !== 'closed';
  const now = useNow(250, goes && clock.endsAt !== null) + (hall?.ahead ?? 0);
  if (!goes) return null;
  const state = clockState(clock, now);
  // A clock that has run out has nothing more to say: the tables do.
  if (state.kind === 'over') return null;
  return (
    <Link
      href={address.hall(t, 'clocks')}
      className={styles.time ?? ''}
      data-still={state.kind === 'stopped' || undefined}
    >
      <IconHourglass size={16} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{state.kind === 'stopped' ? say.stopped : say.left}</span>
      {state.kind === 'any-moment' ? say.anyMoment : leftText(state.left)}
    </Link>
  );
}
