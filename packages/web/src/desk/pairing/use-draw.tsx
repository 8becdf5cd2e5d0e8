import { Button } from '@mantine/core';
import type { Fixed } from '@ronde/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { DirectorsAct } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { useFocusWhenIdle } from '../../ui/focus.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { away, unchecked } from '../presence/away.ts';
import { asFixed, forgetByHand, keptByHand } from './use-by-hand.ts';

interface Drawing {
  readonly button: ReactNode;
  /** Who is not checked in, with the choice; or why the draw is refused. */
  readonly notice: ReactNode;
  readonly busy: boolean;
  /** Draws around tables made by hand; false where it asks first, or is refused. */
  readonly drawAround: (fixed: readonly Fixed[]) => Promise<boolean>;
}

/**
 * The act that draws a round. Registered is not present (FORF-05): those whom nobody has checked in are listed and
 * confirmed first. The draw opens as a draft. `focus`: one Enter away when the page opens; `quiet`: another act is
 * next.
 */
export function useDraw(round: number, { focus = false, quiet = false } = {}): Drawing {
  const ui = useSentences(uiSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asking, setAsking] = useState<readonly Fixed[] | null>(null);
  const { run, busy, trouble, clear } = useAct();
  const element = useFocusWhenIdle<HTMLButtonElement>(focus);
  const doubtful = unchecked(desk.tournament);
  // « Aucune inscription » is out of date with the first one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what makes it stale.
  useEffect(clear, [desk.tournament.players.length]);

  const draw = async (fixed: readonly Fixed[]): Promise<boolean> => {
    setAsking(null);
    const without = away(desk.tournament).map((player) => player.id);
    const beyond = round > desk.planned;
    const done = await run(() =>
      send({ kind: 'draw', round, without, ...(beyond ? { beyond } : {}), ...asFixed(fixed) }),
    );
    if (!done) return false;
    forgetByHand(desk.tournament, round);
    go(address.round(desk.t, round));
    return true;
  };
  const drawAround = async (fixed: readonly Fixed[]): Promise<boolean> => {
    if (doubtful.length === 0) return await draw(fixed);
    setAsking(fixed);
    return false;
  };

  const button = (
    <DirectorsAct kind="draw">
      <Button
        ref={element}
        onClick={() => void drawAround(keptByHand(desk.tournament, round))}
        loading={busy}
        {...(quiet ? { variant: 'default' } : { 'data-next': '' })}
      >
        {ui.registration.draw(round)}
      </Button>
    </DirectorsAct>
  );
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={() => void draw(asking ?? [])}>
        {ui.registration.drawWithout(doubtful.length)}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(null)}>
        {ui.registration.keepChecking}
      </Button>
    </>
  );
  const notice = (
    <>
      {asking && doubtful.length > 0 && (
        <Notice tone="advice" title={ui.registration.unchecked(doubtful.length)} focus acts={acts}>
          <p>{doubtful.map((player) => desk.names.full(player.id)).join(', ')}</p>
        </Notice>
      )}
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
  return { button, notice, busy, drawAround };
}

interface Shown {
  readonly round: number;
  readonly focus: boolean;
  readonly quiet: boolean;
}

/** The draw, where the day waits for it: whatever page one reads, the button that names it does it. */
export function DrawHere({ round, ...how }: Shown) {
  const { button, notice } = useDraw(round, how);
  return (
    <>
      {button}
      {notice}
    </>
  );
}
