import type { HallClock } from '@ronde/contract/http/hall';
import { clock as clockText } from '@ronde/language';
import { IconClock } from '@tabler/icons-react';
import { useNow } from '../../core/clock.ts';
import { useHall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type ClockState, clockState } from './clock-state.ts';
import styles from './hall-time.module.css';
import { type TimeSentences, timeSentences } from './time-sentences.ts';

/** Beside the tables of a wargame: when the game ends, as far as anybody may know. */
export function GameEnd({ round }: { readonly round: number }) {
  const say = useSentences(timeSentences);
  const hall = useHall(useDesk().t);
  const clock = hall?.clock?.round === round ? hall.clock : null;
  const now = useNow(1000, clock !== null) + (hall?.ahead ?? 0);
  if (!clock) return null;
  const state = clockState(clock, now);
  const left = state.kind === 'running' || state.kind === 'stopped' ? state.left : null;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          {say.gameEnd}
        </span>
      }
    >
      {left !== null && <p className={styles.left}>{hoursText(left, say)}</p>}
      <p className="small">{endText(clock, state, say)}</p>
    </SidePanel>
  );
}

const hour = (ms: number): string => clockText(new Date(ms).toISOString());

/** A minute that has begun counts. */
function hoursText(ms: number, say: TimeSentences): string {
  const minutes = Math.ceil(ms / 60_000);
  return say.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

function endText({ endsAt, within }: HallClock, state: ClockState, say: TimeSentences): string {
  if (state.kind === 'over') return say.over(hour(state.at));
  if (state.kind === 'any-moment') return say.atAnyMoment;
  if (endsAt === null) return say.still;
  return `${say.announced(hour(endsAt))}${within === undefined ? '.' : say.byLot(within)}`;
}
