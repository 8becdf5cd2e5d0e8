import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../api/send.ts';
import { RedrawNotice } from '../correction/redraw-notice.tsx';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { Notice } from '../frame/notice.tsx';
import { Refused } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { kept } from '../session/kept.ts';
import { useScreen, useUi } from '../session/use-words.ts';
import { asFixed, fixedIn } from './fixed-again.ts';
import { outdated, outdatedBegun } from './outdated.ts';
import { OutdatedDraft } from './outdated-draft.tsx';

/** The last answer « Garder les tables » of this browser: which round it was about, after which state. */
const keptTables = kept<string>('ronde.tables-kept', '', (text): text is string => text.length <= 400);

/** The last round is no longer what today's results would draw: said, with the choice (CORR-02). Keeping is the default. */
export function OutdatedNotice() {
  const ui = useUi();
  const say = useScreen();
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const why = useMemo(() => outdated({ tournament, people }), [tournament, people]);
  const begun = useMemo(() => !why && outdatedBegun({ tournament, people }), [tournament, people, why]);
  const round = tournament.rounds.length;
  const content = tournament.rounds[round - 1];
  const answer = `${tournament.id} ${round} ${content?.attempt} ${resultsOf(desk)}`;
  const [answered, setAnswered] = useState(() => keptTables.get());
  const keep = () => {
    keptTables.set(answer);
    setAnswered(answer);
  };
  if (begun && answered !== answer) return <RedrawNotice round={round} onKeep={keep} />;
  if (!why || !content) return <Refused trouble={trouble} onClose={clear} />;
  const redraw = async () => {
    if (await run(() => send({ kind: 'redraw', round, attempt: content.attempt, ...asFixed(fixedIn(content)) })))
      go(address.round(desk.t, round));
  };
  if (content.status === 'draft') return <OutdatedDraft round={round} content={content} asked={0} />;
  if (answered === answer) return null;
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={keep}>
        {say.keepTables}
      </Button>
      <Button size="sm" variant="default" loading={busy} onClick={() => void redraw()}>
        {ui.leave.redraw(round)}
      </Button>
    </>
  );
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <Notice tone="advice" title={say.otherTables(round)} acts={acts}>
        <p className="quiet small">{say.otherTablesHelp}</p>
      </Notice>
    </>
  );
}

/** What the answer was given for: with another correction it is asked again. */
function resultsOf({ tournament }: ReturnType<typeof useDesk>): string {
  const text = JSON.stringify(tournament.rounds.slice(0, -1).map(({ matches }) => matches.map(({ result }) => result)));
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return String(hash);
}
