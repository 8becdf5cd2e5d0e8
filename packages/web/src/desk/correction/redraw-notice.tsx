import { Button } from '@mantine/core';
import { playedTables } from '@ronde/engine';
import { awayNow } from '@ronde/engine/tournament/find';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { correctionSentences } from './sentences.ts';

interface Props {
  readonly round: number;
  readonly onKeep: () => void;
}

/**
 * A correction makes other tables, and some of those drawn are played already (CORR-02 b): keeping is the default;
 * redrawing names what it would erase and asks a second time. It takes the round away, then draws it.
 */
export function RedrawNotice({ round, onKeep }: Props) {
  const screen = useSentences(screenSentences);
  const say = useSentences(correctionSentences);
  const desk = useDesk();
  const decides = useMay().command('keep-tables');
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const { run, busy, trouble, clear } = useAct();
  const { tournament } = desk;
  const tables = playedTables(tournament, round).map(({ table }) => table);
  const redraw = async () => {
    const without = awayNow(tournament);
    const beyond = round > desk.planned ? { beyond: true } : {};
    if (!(await run(() => send({ kind: 'cancel-round', round, losing: tables.length })))) return;
    await run(() => send({ kind: 'draw', round, without, ...beyond }));
    go(address.round(desk.t, round));
  };
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={onKeep}>
        {say.keep}
      </Button>
      <Button size="sm" variant="default" loading={busy} onClick={() => (asked ? void redraw() : setAsked(true))}>
        {say.redraw(round)}
      </Button>
    </>
  );
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <Notice
        key={String(asked)}
        tone="advice"
        title={asked ? say.wouldErase(round, tables) : screen.otherTables(round)}
        focus={asked}
        acts={decides && acts}
      >
        {!asked && <p className="quiet small">{decides ? say.wouldErase(round, tables) : screen.forDirector}</p>}
      </Notice>
    </>
  );
}
