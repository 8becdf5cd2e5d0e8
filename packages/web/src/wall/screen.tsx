import { namesIn } from '@ronde/language';
import { useEffect, useMemo, useRef } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { useNow } from '../core/clock.ts';
import { useExternal } from '../core/external.ts';
import type { WallAddress } from './address.ts';
import { NothingRead } from './empty-page.tsx';
import { screen } from './follow.ts';
import { Scene } from './scenes.tsx';
import { wallSentences } from './sentences.ts';
import { endOf, type ShownPage, shownPage } from './shown-page.ts';
import { ring } from './sound.ts';
import { WallContext } from './wall-context.ts';
import type { State } from './wall-state.ts';

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
  useTrueEnd(live, now);
  useEffect(() => {
    document.title = text.screenOf(name);
  }, [text, name]);
  // The same element again: the second that passes is no reason to draw it anew.
  const shown = useMemo(() => <Scene page={page} />, [page]);
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

/** A tone at the true end of a wargame's game, on the screens that saw it come. */
function useTrueEnd({ head, hall }: State, now: number): void {
  const { clock } = hall;
  const over = clock && (head.wargame || clock.hidden !== null) ? endOf(clock, now) !== null : null;
  const before = useRef(over);
  useEffect(() => {
    if (before.current === false && over) ring();
    before.current = over;
  }, [over]);
}
