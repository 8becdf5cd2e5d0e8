import type { HallClock } from '@ronde/contract/http/hall';
import { namesIn } from '@ronde/language';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { useNow } from '../core/clock.ts';
import { useExternal } from '../core/external.ts';
import { hour } from '../core/hour.ts';
import type { WallAddress } from './address.ts';
import { ClockPage } from './clock-page.tsx';
import { MissingPage, NothingRead } from './empty-page.tsx';
import { WallFinal } from './final-page.tsx';
import { screen } from './follow.ts';
import { Frame } from './frame.tsx';
import { PrizeList, prizePages, prizeText, WallPrizes } from './prizes-page.tsx';
import { WallRegistration } from './registration-page.tsx';
import { wallSentences } from './sentences.ts';
import { type ShownPage, shownPage, useTurn } from './shown-page.ts';
import { ring } from './sound.ts';
import { StandingsAt, useStandingPages, WallStandings } from './standings-page.tsx';
import { TablesPage } from './tables-page.tsx';
import { useWall, WallContext } from './wall-context.ts';
import type { State } from './wall-state.ts';
import styles from './words.module.css';

export function ScreenApp({ asked }: { readonly asked: WallAddress }) {
  const { state, link } = useExternal(screen);
  const door = <NothingRead lang={asked.lang} closed={link === 'private'} />;
  if (link === 'private') return door;
  // The first answer is not there yet: nothing is said until it fails.
  if (!state) return link === 'cut' ? door : null;
  return (
    // Never an error page on a wall: what cannot be shown waits for the next thing that is read.
    <Boundary of={state} fallback={() => door}>
      <Day asked={asked} state={state} />
    </Boundary>
  );
}

function Day({ asked, state: live }: { readonly asked: WallAddress; readonly state: State }) {
  const { link, ahead } = useExternal(screen);
  const now = useNow(1000, ahead);
  const { state, page, still } = useHeld(live, shownPage(live, asked.pin, now), asked);
  const { t, lang, part } = asked;
  const { format, wargame, name } = live.head;
  const spoken = wargame ? 'art-de-la-guerre' : format;
  const text = useMemo(() => wallSentences[lang](spoken), [lang, spoken]);
  const names = useMemo(() => namesIn(state.head.players), [state.head]);
  const cut = link === 'cut';
  const showing = useMemo(
    () => ({ t, lang, part, text, state, names, cut, ahead, still }),
    [t, lang, part, text, state, names, cut, ahead, still],
  );
  useTrueEnd(live.hall.clock);
  useEffect(() => {
    document.title = text.screenOf(name);
  }, [text, name]);
  // The same element again: the second that passes is no reason to draw it anew.
  const shown = useMemo(() => pageOf(page), [page]);
  return <WallContext value={showing}>{shown}</WallContext>;
}

interface Held {
  readonly state: State;
  readonly page: ShownPage;
  readonly still: boolean;
}

/** While the desk has frozen the screens: what was shown last. An address that pins a page, and « stop », are not held. */
function useHeld(state: State, page: ShownPage, { pin }: WallAddress): Held {
  const last = useRef<Held | null>(null);
  const still = state.hall.frozen && pin === null && page !== 'stop';
  if (still && last.current) return { ...last.current, still };
  const held = { state, page, still };
  // The one thing that a later picture needs of an earlier one.
  if (page !== 'stop') last.current = held;
  return held;
}

function pageOf(page: ShownPage): ReactNode {
  switch (page) {
    case 'registration':
      return <WallRegistration />;
    case 'tables-turn':
      return <TablesPage key={page} lists="both" />;
    case 'tables-name':
      return <TablesPage key={page} lists="name" />;
    case 'tables':
      return <TablesPage key={page} lists="number" />;
    case 'clock':
      return <ClockPage />;
    case 'missing':
      return <MissingPage />;
    case 'standings':
      return <WallStandings />;
    case 'final':
      return <WallFinal />;
    case 'message':
      return <MessagePage />;
    case 'prizes':
      return <WallPrizes />;
    case 'closing':
      return <ClosingPage />;
    case 'stop':
      return <StopPage />;
  }
}

/** An order to the whole hall: nothing else on the page, and a frame around it. */
function StopPage() {
  const { text } = useWall();
  return (
    <main className={styles.stop}>
      <h1>{text.stop}</h1>
    </main>
  );
}

/** A tone at the true end of a game whose end was hidden, on the screens that saw it come. */
function useTrueEnd(clock: HallClock | null): void {
  const hidden = clock?.hidden ?? null;
  const before = useRef(hidden);
  useEffect(() => {
    if (before.current === 'secret' && hidden === 'ended') ring();
    before.current = hidden;
  }, [hidden]);
}

const sizes = [40, 90] as const;

/** What the hall is told, and the hour. */
function MessagePage() {
  const { state, text, ahead } = useWall();
  const now = useNow(1000, ahead);
  const { head, hall, round } = state;
  const title = hall.message?.text ?? head.name;
  const size = 1 + sizes.filter((length) => title.length > length).length;
  return (
    <Frame title={round ? text.round(round.round) : head.name} about={text.message} noHour name={`message ${title}`}>
      <div className={styles.middle}>
        <p className={styles.hour}>{hour(now)}</p>
        <p className={styles.big} data-size={size}>
          {title}
        </p>
      </div>
    </Frame>
  );
}

/** As many rows as take half a minute to read: so long the last prize has the wall to itself. */
const lastPrize = 52;

/**
 * Every prize is called out: the last one, all of them from the first place on and the standings, in turn; of a closed
 * day without the first.
 */
function ClosingPage() {
  const { state, text, lang, still } = useWall();
  const { standings, hall } = state;
  const prizes = prizePages(hall.prizes.map((prize) => prizeText(prize, lang, text)).toReversed());
  const { pages, grid } = useStandingPages(standings);
  const before = state.head.status === 'open' ? [lastPrize] : [];
  const rows = [...before, ...[...prizes, ...pages].map(({ length }) => length)];
  const turn = useTurn([rows.length], ({ page: at }) => rows[at] ?? 0, still);
  const page = turn.page - before.length;
  const after = page - prizes.length;
  if (page < 0) return <WallPrizes />;
  if (after < 0 || !standings) return <PrizeList prizes={prizes[page] ?? []} page={page} pages={prizes.length} />;
  return <StandingsAt standings={standings} pages={pages} grid={grid} page={after} />;
}
