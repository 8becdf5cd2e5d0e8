import { Button } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { matchRunning, runningMatch } from '@ronde/engine/decide/table-at';
import { useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { awaySentences } from './away-sentences.ts';
import styles from './presence.module.css';

/** What leaving makes of a round that is drawn again: it takes the rules of the draw to say it. */
const LeftDraftNote = lazyPart(async () => ({ default: (await import('./left-draft-note.tsx')).LeftDraftNote }));

interface Props {
  readonly player: PlayerId;
  readonly onDone: () => void;
}

/**
 * Somebody leaves. With a match drawn and not played (FORF-01), the choice is offered with what each changes:
 * their forfeit, or the round drawn again while it has no result.
 */
export function Leaving({ player, onDone }: Props) {
  const { leave: ui, app } = useSentences(uiSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const name = desk.names.short(player);
  const away = useSentences(awaySentences);
  const leave = async (choice?: 'forfeit' | 'redraw') => {
    if (await run(() => send({ kind: 'withdraw', player, ...(choice ? { running: choice } : {}) }))) onDone();
  };
  const refusal = trouble?.kind === 'refused' ? trouble.problem.refusal : undefined;
  // Named before anything is pressed, as it stood then; what the server answers comes first, should it know more.
  const [running] = useState(() => matchRunning(desk.tournament, player));
  // The exempt of a draft has no table to choose about, and yet the draft is drawn again.
  const [drawn] = useState(() => runningMatch(desk.tournament, player) !== undefined);
  const told = refusal?.code === 'match-running' ? refusal : null;
  const asked = told ?? running;
  const refused = told ? null : <RefusalNotice trouble={trouble} onClose={clear} onDone={onDone} />;
  const notice = { tone: 'advice', title: away.leaves(ui.title(name)), focus: true } as const;
  const stay = (
    <Button size="sm" variant="default" onClick={onDone}>
      {app.cancel}
    </Button>
  );
  const unanswered = <p className="quiet small">{away.unanswered(name)}</p>;
  if (!asked)
    return (
      <>
        {refused}
        <Notice
          {...notice}
          acts={
            <>
              <Button size="sm" variant="default" onClick={() => void leave()}>
                {ui.confirm(name)}
              </Button>
              {stay}
            </>
          }
        >
          <div className={styles.told}>
            {drawn && <LeftDraftNote player={player} />}
            {unanswered}
          </div>
        </Notice>
      </>
    );
  const { round, table } = asked.table;
  const draft = desk.tournament.rounds[round - 1]?.status === 'draft';
  return (
    <>
      {refused}
      <Notice
        {...notice}
        acts={
          <>
            {!draft && (
              <Button size="sm" variant="default" onClick={() => void leave('forfeit')}>
                {ui.forfeit(round)}
              </Button>
            )}
            {asked.redrawPossible && (
              <Button size="sm" variant="default" onClick={() => void leave('redraw')}>
                {ui.redraw(round)}
              </Button>
            )}
            {stay}
          </>
        }
      >
        <div className={styles.told}>
          {!draft && <p>{ui.question(round, table)}</p>}
          {draft && asked.redrawPossible && <LeftDraftNote player={player} />}
          {!draft && <p className="quiet small">{`${ui.forfeit(round)}. ${ui.forfeitHelp}`}</p>}
          {!draft && asked.redrawPossible && <p className="quiet small">{`${ui.redraw(round)}. ${ui.redrawHelp}`}</p>}
          {unanswered}
        </div>
      </Notice>
    </>
  );
}
