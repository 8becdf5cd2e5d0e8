import { Button } from '@mantine/core';
import { clock } from '@ronde/language';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useLog } from '../../core/queries.ts';
import { useUndo } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { announce } from '../../ui/announcer.tsx';
import type { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';

/**
 * The last list that came in, with its undo: one decision. Where others stand on it (a presence that was noted), it
 * says how many go with it before they do.
 */
export function ListUndo({ run }: { readonly run: ReturnType<typeof useAct>['run'] }) {
  const { log } = useUi();
  const say = useSentences(registrationSentences);
  const desk = useDesk();
  const undo = useUndo(desk.t);
  const { data = [] } = useLog(desk.t);
  const [blocked, setBlocked] = useState(0);
  const last = data.find(({ events }) => events.length > 1 && events.every(({ kind }) => kind === 'registered'));
  if (!last || last.undoneBy !== null || desk.tournament.rounds.length > 0) return null;
  const take = async (together: boolean) => {
    const answer = await undo(last.seq, together);
    const refusal = answer.kind === 'refused' ? answer.problem.refusal : undefined;
    if (refusal?.code === 'undo-blocked') return setBlocked(refusal.by.length + 1);
    setBlocked(0);
    if (await run(async () => answer)) announce(say.undone);
  };
  return (
    <p className={styles.last}>
      {say.lastList(last.events.length, clock(last.at))}
      {blocked === 0 ? (
        <button type="button" className="link" onClick={() => void take(false)}>
          {say.undoList}
        </button>
      ) : (
        <Button size="sm" variant="default" onClick={() => void take(true)}>
          {log.undoTogether(blocked)}
        </Button>
      )}
    </p>
  );
}
