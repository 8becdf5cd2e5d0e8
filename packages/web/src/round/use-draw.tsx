import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../api/send.ts';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { Notice } from '../frame/notice.tsx';
import { Refused } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { useFocusWhenIdle } from '../frame/use-focus-when-idle.ts';
import { useUi } from '../session/use-words.ts';
import { away, unchecked } from './away.ts';

interface Drawing {
  readonly button: ReactNode;
  /** Who is not checked in, with the choice; or why the draw is refused. */
  readonly notice: ReactNode;
}

/**
 * The act that draws a round. Registered is not present (FORF-05): those whom nobody has checked in are listed and
 * confirmed first. The draw opens as a draft. `focus`: one Enter away when the page opens.
 */
export function useDraw(round: number, { focus = false } = {}): Drawing {
  const ui = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { run, busy, trouble, clear } = useAct();
  const element = useFocusWhenIdle<HTMLButtonElement>(focus);
  const doubtful = unchecked(desk.tournament);
  // « Aucune inscription » is out of date with the first one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what makes it stale.
  useEffect(clear, [desk.tournament.players.length]);

  const draw = async () => {
    setAsking(false);
    const without = away(desk.tournament).map((player) => player.id);
    const beyond = round > desk.planned;
    const done = await run(() => send({ kind: 'draw', round, without, ...(beyond ? { beyond } : {}) }));
    if (done) go(address.round(desk.t, round));
  };
  const press = () => (doubtful.length > 0 ? setAsking(true) : void draw());

  const button = (
    <Button ref={element} onClick={press} loading={busy} data-next="">
      {ui.registration.draw(round)}
    </Button>
  );
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={() => void draw()}>
        {ui.registration.drawWithout(doubtful.length)}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(false)}>
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
      <Refused trouble={trouble} onClose={clear} />
    </>
  );
  return { button, notice };
}
