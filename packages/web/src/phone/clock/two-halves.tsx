import { useEffect, useRef, useState } from 'react';
import { steadyNow, useNow } from '../../core/clock.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { usePhone } from '../frame/phone.tsx';
import { plainCode } from '../net/own-page.ts';
import {
  type ChessClock,
  type ClockReading,
  clockText,
  type Half,
  hasBegun,
  newClock,
  paused,
  readAt,
  resumed,
  touched,
} from './chess-clock.ts';
import styles from './clock.module.css';
import { clockSentences } from './sentences.ts';

/** The phone lies between the two: the other's half stands upside down, so that each reads their own. */
export function TwoHalves() {
  const text = useSentences(clockSentences);
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
              {clock.clock.running === null ? text.resume : text.pause}
            </button>
            {clock.clock.running === null && (
              <button type="button" onClick={clock.again}>
                {text.again}
              </button>
            )}
          </>
        ) : (
          <>
            <button type="button" aria-label={text.less} onClick={() => clock.lengthen(-1)}>
              −
            </button>
            <span aria-live="polite">{text.minutes(clock.clock.minutes)}</span>
            <button type="button" aria-label={text.more} onClick={() => clock.lengthen(1)}>
              +
            </button>
          </>
        )}
        <button type="button" aria-pressed={loud} onClick={() => setLoud(!loud)}>
          {loud ? text.soundOn : text.soundOff}
        </button>
      </div>
      <HalfButton half={0} clock={clock} />
      {reading.over && (
        <p className="read" role="alert">
          {text.over}
        </p>
      )}
      <p className="quiet small">{text.touch}</p>
      <p className="quiet small">{canStayAwake ? text.awake : text.sleeps}</p>
    </div>
  );
}

interface HalfProps {
  readonly half: Half;
  readonly clock: ReturnType<typeof useChessClock>;
}

function HalfButton({ half, clock: { clock, reading, touch } }: HalfProps) {
  const text = useSentences(clockSentences);
  const { page, names } = usePhone();
  const { now } = page;
  const opponent = now.kind === 'table' ? names.short(now.opponent.id) : text.opponent;
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
        {runs && !reading.out[half] && ` · ${text.running}`}
      </span>
      <span className="sr-only">{text.endTurn}</span>
      {reading.out[half] && <span className={styles.whose}>{text.outOfTime}</span>}
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

/** Half a second of one tone; asked for by a touch before, as browsers want it. */
function beep(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const quiet = audio.createGain();
    quiet.gain.value = 0.2;
    tone.frequency.value = 660;
    tone.connect(quiet).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
    tone.onended = () => void audio.close();
  } catch {
    // No sound on this device: the words say the same.
  }
}

/** Whether this page can keep the screen on at all: on https and localhost alone. */
const canStayAwake = 'wakeLock' in navigator;

/** Keeps the screen on while `wanted`; a page that was hidden has to ask again. */
function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake) return;
    let held: WakeLockSentinel | null = null;
    let gone = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (gone) void lock.release();
          else held = lock;
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void held?.release();
    };
  }, [wanted]);
}

const most = 60;

/** The clock of one's table, kept across a reload: it goes on while the page is not there. */
function useChessClock() {
  const { code, page } = usePhone();
  const round = page.now.kind === 'table' ? page.now.round : 0;
  const key = `ronde.phone.clock.${plainCode(code)}.${round}`;
  const usual = Math.min(page.hall.minutes, most);
  const [clock, setClock] = useState<ChessClock>(() => readJson<ChessClock>(key) ?? newClock(usual));
  const now = useNow(250, 0, clock.running !== null);
  useEffect(() => writeJson(key, hasBegun(clock) || clock.minutes !== usual ? clock : null), [key, clock, usual]);
  const reading: ClockReading = readAt(clock, now);
  return {
    clock,
    reading,
    begun: hasBegun(clock),
    touch: (half: 0 | 1) => setClock((one) => touched(one, half, steadyNow())),
    pause: () => setClock((one) => paused(one, steadyNow())),
    resume: () => setClock((one) => resumed(one, steadyNow())),
    again: () => setClock((one) => newClock(one.minutes)),
    lengthen: (by: number) => setClock((one) => newClock(Math.min(most, Math.max(1, one.minutes + by)))),
  };
}
