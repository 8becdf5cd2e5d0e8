import type { HallClock } from '@ronde/contract/http/hall';
import { unbroken } from '@ronde/language';
import { useNow } from '../core/clock.ts';
import { useExternal } from '../core/external.ts';
import { hour, remaining } from '../core/hour.ts';
import { EmptyPage, Numbers } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { aroundTheClock, saysEnd } from './shown-page.ts';
import { audible, unlock } from './sound.ts';
import { missingIn, tablesShown } from './tables.ts';
import { useWall } from './wall-context.ts';
import styles from './words.module.css';

/** More numbers than this are not read off a wall. */
const most = 60;

export function ClockPage() {
  const { state, text, ahead } = useWall();
  const { clock, message } = state.hall;
  const now = useNow(1000, ahead);
  if (!clock) return <EmptyPage name="clock" text={hour(now)} />;
  const near = endsSoon(clock, now);
  return (
    <Frame
      title={text.round(clock.round)}
      about={hasFigure(clock, now) ? text.left : undefined}
      legend={(clock.hidden ?? (state.head.wargame ? 'secret' : null)) === 'secret' && <SoundLine />}
      name="clock"
    >
      <div className={styles.middle}>
        <Face clock={clock} now={now} small={near} />
        {near && state.round?.round === clock.round && <Awaited />}
        {message && saysEnd(clock, now) && <p className={styles.line}>{unbroken(message.text)}</p>}
      </div>
    </Frame>
  );
}

/** From five minutes before the end that was announced. */
const endsSoon = ({ endsAt }: HallClock, now: number): boolean => endsAt !== null && now >= endsAt - aroundTheClock;

/** Not once the game may end, has ended or is to end with this turn. */
const hasFigure = ({ endsAt, endedAt }: HallClock, now: number): boolean =>
  endedAt === undefined && (endsAt === null || now < endsAt);

function Face({ clock, now, small }: { readonly clock: HallClock; readonly now: number; readonly small: boolean }) {
  const { text } = useWall();
  const { endsAt, left, hidden, endedAt } = clock;
  if (hidden === 'ended') return <p className={styles.big}>{text.lastTurn}</p>;
  if (endedAt !== undefined) return <p className={styles.big}>{text.timeUp}</p>;
  if (endsAt === null)
    return (
      <>
        <Figure ms={left ?? 0} small={small} />
        <p className={styles.line}>{text.paused}</p>
      </>
    );
  // No figure: it would tell what nobody may know.
  if (!hasFigure(clock, now)) return <p className={styles.big}>{hidden === 'secret' ? text.anyMoment : text.timeUp}</p>;
  return (
    <>
      <Figure ms={endsAt - now} small={small} />
      <p className={styles.line}>{text.announced(hour(endsAt))}</p>
    </>
  );
}

function Figure({ ms, small }: { readonly ms: number; readonly small: boolean }) {
  const { text } = useWall();
  const left = remaining(ms);
  return (
    <p className={styles.figure} data-small={small || left.length > 5 || undefined} role="timer" aria-label={text.left}>
      {left}
    </p>
  );
}

/** The tables without a result. */
function Awaited() {
  const { state, text } = useWall();
  const tables = tablesShown(state);
  const missing = missingIn(tables);
  if (missing.length === 0) return <p className={styles.line}>{text.allIn}</p>;
  return (
    <>
      <p className={styles.quiet}>{text.missing(missing.length, tables.length)}</p>
      {missing.length <= most && <Numbers numbers={missing} most={missing.length <= 12 ? 1 / 12 : 1 / 20} />}
    </>
  );
}

/** A browser is silent until somebody touches the page. */
function SoundLine() {
  const { text } = useWall();
  if (useExternal(audible)) return null;
  return (
    <button type="button" className={styles.sound} onClick={() => void unlock()}>
      {text.sound}
    </button>
  );
}
