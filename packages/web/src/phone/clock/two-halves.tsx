import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../frame/phone.ts';
import { beep } from './beep.ts';
import { clockText, type Half } from './chess-clock.ts';
import styles from './clock.module.css';
import { canStayAwake, useAwake } from './use-awake.ts';
import { useChessClock } from './use-chess-clock.ts';
import { useClockWords } from './words.ts';

/** The phone lies between the two: the other's half stands upside down, so that each reads their own. */
export function TwoHalves() {
  const say = useClockWords();
  const clock = useChessClock();
  const [loud, setLoud] = useState(false);
  const { reading } = clock;
  useAwake(clock.clock.running !== null);
  useBeepAtTheEnd(reading.out, loud);
  return (
    <div className={styles.clock}>
      <HalfButton half={1} clock={clock} />
      <div className={styles.edge}>
        {clock.begun ? (
          <>
            <button type="button" onClick={clock.clock.running === null ? clock.resume : clock.pause}>
              {clock.clock.running === null ? say.resume : say.pause}
            </button>
            {clock.clock.running === null && (
              <button type="button" onClick={clock.again}>
                {say.again}
              </button>
            )}
          </>
        ) : (
          <>
            <button type="button" aria-label={say.less} onClick={() => clock.lengthen(-1)}>
              −
            </button>
            <span aria-live="polite">{say.minutes(clock.clock.minutes)}</span>
            <button type="button" aria-label={say.more} onClick={() => clock.lengthen(1)}>
              +
            </button>
          </>
        )}
        <button type="button" aria-pressed={loud} onClick={() => setLoud(!loud)}>
          {loud ? say.soundOn : say.soundOff}
        </button>
      </div>
      <HalfButton half={0} clock={clock} />
      {reading.over && (
        <p className="read" role="alert">
          {say.over}
        </p>
      )}
      <p className="quiet small">{say.touch}</p>
      <p className="quiet small">{canStayAwake ? say.awake : say.sleeps}</p>
    </div>
  );
}

interface HalfProps {
  readonly half: Half;
  readonly clock: ReturnType<typeof useChessClock>;
}

function HalfButton({ half, clock: { clock, reading, touch } }: HalfProps) {
  const say = useClockWords();
  const { page, names } = usePhone();
  const { now } = page;
  const opponent = now.kind === 'table' ? names.short(now.opponent.id) : say.opponent;
  const name = half === 0 ? names.short(page.player.id) : opponent;
  const runs = clock.running === half;
  return (
    <button
      type="button"
      className={styles.half}
      data-runs={runs || undefined}
      data-out={reading.out[half] || undefined}
      data-other={half === 1 || undefined}
      onClick={() => touch(half)}
    >
      <span className={styles.time}>{clockText(reading.left[half])}</span>
      <span className={styles.whose}>
        {name}
        {runs && !reading.out[half] && ` · ${say.running}`}
      </span>
      <span className="sr-only">{say.endTurn}</span>
      {reading.out[half] && <span className={styles.whose}>{say.outOfTime}</span>}
    </button>
  );
}

/** Silent by default. */
function useBeepAtTheEnd([mine, theirs]: readonly [boolean, boolean], loud: boolean): void {
  const before = useRef([mine, theirs]);
  useEffect(() => {
    const [a, b] = before.current;
    before.current = [mine, theirs];
    if (loud && ((mine && !a) || (theirs && !b))) beep();
  }, [mine, theirs, loud]);
}
