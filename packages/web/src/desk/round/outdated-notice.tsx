import { Button } from '@mantine/core';
import { resultsBefore } from '@ronde/engine/decide/outdated-draft';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { correctionSentences, RedrawNotice } from '../correction/redraw-notice.tsx';
import { asFixed, fixedIn } from '../pairing/use-by-hand.ts';
import { outdated, outdatedBegun } from './draft-age.ts';
import { OutdatedDraft } from './outdated-draft.tsx';

/**
 * The last round is no longer what today's results would draw: said, with the choice (CORR-02). Keeping is the default,
 * and a decision of the tournament: said once, no desk asks again until another correction.
 */
export function OutdatedNotice() {
  const ui = useSentences(uiSentences);
  const screen = useSentences(screenSentences);
  const text = useSentences(correctionSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const allowed = usePermissions();
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const why = useMemo(() => outdated({ tournament, people }), [tournament, people]);
  const begun = useMemo(() => !why && outdatedBegun({ tournament, people }), [tournament, people, why]);
  const round = tournament.rounds.length;
  const content = tournament.rounds[round - 1];
  const results = useMemo(
    () => (why || begun ? resultsBefore(tournament, round) : ''),
    [why, begun, tournament, round],
  );
  const answered = content?.kept === results;
  const keep = () => void run(() => send({ kind: 'keep-tables', round, results }));
  if (begun && !answered)
    return (
      <>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <RedrawNotice round={round} onKeep={keep} />
      </>
    );
  if (!why || !content) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const redraw = async () => {
    if (await run(() => send({ kind: 'redraw', round, attempt: content.attempt, ...asFixed(fixedIn(content)) })))
      go(address.round(desk.t, round));
  };
  if (content.status === 'draft') return <OutdatedDraft round={round} content={content} asked={0} elsewhere />;
  if (answered) return null;
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={keep}>
        {text.keep}
      </Button>
      <Button size="sm" variant="default" loading={busy} onClick={() => void redraw()}>
        {ui.leave.redraw(round)}
      </Button>
    </>
  );
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice tone="advice" title={text.otherTables(round)} acts={allowed.command('keep-tables') && acts}>
        <p className="quiet small">{allowed.command('keep-tables') ? text.otherTablesHelp : screen.forDirector}</p>
      </Notice>
    </>
  );
}
