import type { HallClock } from '@ronde/contract/http/hall';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useNow } from '../core/clock.ts';
import { hour, remaining } from '../core/hour.ts';
import { Code } from './code.tsx';
import styles from './frame.module.css';
import { useRoom } from './geometry.ts';
import type { WallSentences } from './sentences.ts';
import { phoneAddress, useWall } from './wall-context.ts';

interface Props {
  readonly title: string;
  /** What the page is, under the title's round. */
  readonly about?: string | undefined;
  /** Where in the alphabet, and which page of how many. */
  readonly letters?: string | undefined;
  readonly page?: string | undefined;
  /** The round whose clock stands where the hour does, as long as it says something. */
  readonly clockOf?: number | undefined;
  /** The page shows the hour itself. */
  readonly noHour?: boolean;
  readonly legend?: ReactNode;
  /** Names the page that is seen: another one fades in. */
  readonly name: string;
  /** The phone's address stands on the page itself. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What stands around each page: what it is and the hour above, what the signs mean and the phone's address below. */
export function Frame({
  title,
  about,
  letters,
  page,
  clockOf,
  noHour = false,
  legend,
  name,
  plain = false,
  children,
}: Props) {
  const { state } = useWall();
  const place = useRef<HTMLDivElement>(null);
  useFit(place, [state, name, title]);
  return (
    <div className={styles.screen} ref={place}>
      <header className={styles.head}>
        <h1 data-fit="">{title}</h1>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        {letters !== undefined && <p className={styles.letters}>{letters}</p>}
        {page !== undefined && <p className={styles.page}>{page}</p>}
        {!noHour && <Moment round={clockOf} />}
      </header>
      <main key={name} className={styles.main}>
        {children}
      </main>
      <Foot legend={legend} plain={plain} />
    </div>
  );
}

function Moment({ round }: { readonly round: number | undefined }) {
  const { ahead, text, state, still } = useWall();
  const now = useNow(1000, ahead);
  const { clock } = state.hall;
  // A frozen page counts nothing down: the clocks may have been stopped meanwhile.
  const counted = clock && clock.round === round && !still ? headMoment(clock, now, text) : undefined;
  const { at, what } = counted ?? { at: hour(now), what: text.hour };
  return (
    <p className={styles.moment}>
      <strong>{at}</strong>
      <span>{what}</span>
    </p>
  );
}

/** So long the corner says when the round began. */
const begun = 60_000;

interface HeadMoment {
  readonly at: string;
  readonly what: string;
}

/** Beside the tables of a round with clocks: when it began, then what is left; undefined: nothing but the hour is true. */
export function headMoment(clock: HallClock, now: number, text: WallSentences): HeadMoment | undefined {
  const { startedAt, endsAt, left, endedAt } = clock;
  if (endedAt !== undefined) return undefined;
  if (endsAt === null) return { at: remaining(left ?? 0), what: text.paused };
  if (now >= endsAt) return undefined;
  if (now < startedAt + begun) return { at: hour(startedAt), what: text.roundStart };
  return { at: remaining(endsAt - now), what: text.leftShort };
}

interface FootProps {
  readonly legend: ReactNode;
  readonly plain: boolean;
}

function Foot({ legend, plain }: FootProps) {
  const { text, state, cut, still } = useWall();
  const address = plain ? null : phoneAddress(state, location.origin);
  return (
    <footer className={styles.foot}>
      <div className={styles.legend}>{legend || <p>{state.head.name}</p>}</div>
      <p className={styles.link} role="status">
        {still && <span>{text.frozen}</span>}
        {cut && (
          <>
            <strong>{text.cut}</strong> <span>{text.updated(hour(state.readAt))}</span>
          </>
        )}
      </p>
      {address && (
        <>
          <p className={styles.phone}>
            <span>{text.phone(state.hall.wifi)}</span>
            <strong>{address.text}</strong>
          </p>
          <div className={styles.qr}>
            <Code text={address.href} label={text.openPage} />
          </div>
        </>
      )}
    </footer>
  );
}

/** Below this a name is broken in two lines rather than made smaller: what was 1/28 of the height is still over 1/38. */
const least = 0.75;

/**
 * Makes each `[data-fit]` inside small enough for its place: measured once it stands there, again when the window, the
 * font or what it says changes.
 */
function useFit(place: RefObject<HTMLElement | null>, said: unknown): void {
  const room = useRoom();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said and the window are measured, not read.
  useLayoutEffect(() => {
    const fit = () => {
      const within = (what: string) => [...(place.current?.querySelectorAll<HTMLElement>(what) ?? [])];
      fitAll(within('[data-fit]'));
      shorten(within('[data-clamp]'));
    };
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [place, said, room]);
}

/** All are cleared, then all read, then all written: the page is laid out thrice, not once a name. */
function fitAll(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.style.removeProperty('--fit');
    delete element.dataset.lines;
    delete element.dataset.long;
  }
  // A hundredth less: widths are read in whole pixels, and letters do not shrink quite evenly.
  const ratios = elements.map((element) => (overflows(element) ? ratioOf(element) * 0.99 : 1));
  for (const [i, element] of elements.entries()) {
    const ratio = ratios[i] ?? 1;
    if (ratio < 1) element.style.setProperty('--fit', String(Math.max(least, ratio)));
    if (ratio < least) element.dataset.lines = '2';
  }
  // A word in it that keeps its size: what was made smaller is still too long.
  for (const element of elements.filter(overflows)) element.dataset.lines = '2';
  const tooLong = elements.filter((element) => element.dataset.lines === '2' && overflows(element));
  for (const element of tooLong) element.dataset.long = '';
}

/** What does not fit in its two lines leaves its first word out. */
function shorten(elements: readonly HTMLElement[]): void {
  for (const element of elements) delete element.dataset.long;
  // On one line only tails go beyond the box.
  const broken = elements.filter(({ dataset }) => dataset.fit === undefined || dataset.lines === '2');
  const tooLong = broken.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight);
  for (const element of tooLong) element.dataset.long = '';
}

const ratioOf = ({ clientWidth, scrollWidth }: HTMLElement): number => clientWidth / scrollWidth;
const overflows = ({ clientWidth, scrollWidth }: HTMLElement): boolean => scrollWidth > clientWidth;
