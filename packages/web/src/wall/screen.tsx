import { namesIn } from '@ronde/language';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useExternal } from '../core/external.ts';
import type { Asked } from './address.ts';
import { Boundary } from './boundary.tsx';
import { ClockPage } from './clock-page.tsx';
import { ClosingPage } from './closing-page.tsx';
import { Door } from './door.tsx';
import { FinalPage } from './final-page.tsx';
import { screen } from './follow.ts';
import { MessagePage } from './message-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PrizesPage } from './prizes-page.tsx';
import { RegistrationPage } from './registration-page.tsx';
import { ShowingContext } from './showing.ts';
import { type ShownPage, shownPage } from './shown-page.ts';
import { StandingsPage } from './standings-page.tsx';
import type { State } from './state.ts';
import { StopPage } from './stop-page.tsx';
import { TablesPage } from './tables-page.tsx';
import { useNow } from './use-now.ts';
import { useTrueEnd } from './use-true-end.ts';
import { screenWordsOf } from './words.ts';

export function ScreenApp({ asked }: { readonly asked: Asked }) {
  const { state, link } = useExternal(screen);
  const door = <Door lang={asked.lang} closed={link === 'private'} />;
  if (link === 'private') return door;
  // The first answer is not there yet: nothing is said until it fails.
  if (!state) return link === 'cut' ? door : null;
  return (
    <Boundary read={state} instead={door}>
      <Day asked={asked} state={state} />
    </Boundary>
  );
}

function Day({ asked, state: live }: { readonly asked: Asked; readonly state: State }) {
  const { link, ahead } = useExternal(screen);
  const now = useNow(ahead);
  const { state, page, still } = useHeld(live, shownPage(live, asked.pin, now), asked);
  const { t, lang, part } = asked;
  const { format, wargame, name } = live.head;
  const spoken = wargame ? 'art-de-la-guerre' : format;
  const say = useMemo(() => screenWordsOf(lang, spoken), [lang, spoken]);
  const names = useMemo(() => namesIn(state.head.players), [state.head]);
  const cut = link === 'cut';
  const showing = useMemo(
    () => ({ t, lang, part, say, state, names, cut, ahead, still }),
    [t, lang, part, say, state, names, cut, ahead, still],
  );
  useTrueEnd(live.hall.clock);
  useEffect(() => {
    document.title = say.screenOf(name);
  }, [say, name]);
  // The same element again: the second that passes is no reason to draw it anew.
  const shown = useMemo(() => pageOf(page), [page]);
  return <ShowingContext value={showing}>{shown}</ShowingContext>;
}

interface Held {
  readonly state: State;
  readonly page: ShownPage;
  readonly still: boolean;
}

/** While the desk has frozen the screens: what was shown last. An address that pins a page, and « stop », are not held. */
function useHeld(state: State, page: ShownPage, { pin }: Asked): Held {
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
      return <RegistrationPage />;
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
      return <StandingsPage />;
    case 'final':
      return <FinalPage />;
    case 'message':
      return <MessagePage />;
    case 'prizes':
      return <PrizesPage />;
    case 'closing':
      return <ClosingPage />;
    case 'stop':
      return <StopPage />;
  }
}
