import { Button } from '@mantine/core';
import type { HallClock } from '@ronde/contract/http/hall';
import { playsWargame } from '@ronde/engine';
import { clock, clock as clockText } from '@ronde/language';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNow } from '../../core/clock.ts';
import { useHall, useHallActs } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { type ClockState, clockState, mayStart, publishedRound } from './clock-state.ts';
import styles from './hall-time.module.css';
import { type TimeSentences, timeSentences } from './hall-time.tsx';

/** On the page of the round in play, until its clock has been started. A wargame's begins on the hall's own page. */
export function StartClocks({ round }: { readonly round: number }) {
  const text = useSentences(timeSentences);
  const { t, tournament } = useDesk();
  const hall = useHall(t);
  const acts = useHallActs(t);
  const { run, busy, trouble, clear } = useAct();
  const may = usePermissions().act('run-hall');
  const begun = hall?.clock?.round === round;
  if (!may || !hall || begun || round !== publishedRound(tournament) || !mayStart(tournament, hall.clock)) return null;
  // Whether its end is hidden is chosen first.
  if (playsWargame(tournament))
    return (
      <Button component={Link} href={address.hall(t, 'clocks')} variant="default">
        {text.start}
      </Button>
    );
  const start = async () => {
    const now = await run(() => acts.change({ stop: false, clock: { act: 'start', round } }));
    const end = now?.clock?.endsAt;
    if (end != null) announce(text.started(clock(new Date(end).toISOString())));
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Button variant="default" loading={busy} onClick={() => void start()}>
        {text.start}
      </Button>
    </>
  );
}

/** Beside the tables of a wargame: when the game ends, as far as anybody may know. */
export function GameEnd({ round }: { readonly round: number }) {
  const text = useSentences(timeSentences);
  const hall = useHall(useDesk().t);
  const clock = hall?.clock?.round === round ? hall.clock : null;
  const now = useNow(1000, hall?.ahead, clock !== null);
  if (!clock) return null;
  const state = clockState(clock, now);
  const left = state.kind === 'running' || state.kind === 'stopped' ? state.left : null;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          {text.gameEnd}
        </span>
      }
    >
      {left !== null && <p className={styles.left}>{hoursText(left, text)}</p>}
      <p className="small">{endText(clock, state, text)}</p>
    </SidePanel>
  );
}

const hour = (ms: number): string => clockText(new Date(ms).toISOString());

/** A minute that has begun counts. */
function hoursText(ms: number, text: TimeSentences): string {
  const minutes = Math.ceil(ms / 60_000);
  return text.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

function endText({ endsAt, within }: HallClock, state: ClockState, text: TimeSentences): string {
  if (state.kind === 'over') return text.over(hour(state.at));
  if (state.kind === 'any-moment') return text.atAnyMoment;
  if (endsAt === null) return text.still;
  return `${text.announced(hour(endsAt))}${within === undefined ? '.' : text.byLot(within)}`;
}
