import { Button } from '@mantine/core';
import type { EnrolBody } from '@ronde/contract/http/lists';
import type { Task } from '@ronde/contract/http/tasks';
import { type Dictionary, date } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnanswered, load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { callLong } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { ownAct, take } from '../../core/queries.ts';
import { useUndo } from '../../core/send.ts';
import { listSentences } from '../../lists/sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './registration.module.css';

const everyMinute = 60_000;

/** Before round 1: what the register's newest list says otherwise of those registered by licence, taken in one act. */
export function RegisterChangesNotice() {
  const text = useSentences(sentences);
  const lists = useSentences(listSentences);
  const lang = useLang();
  const { t } = useDesk();
  const { changes, listedOn, taken, task, act, takeAll, undo } = useChanges(t);
  const [open, setOpen] = useState(false);
  if (taken !== null)
    return (
      <p className={styles.last}>
        {text.taken(taken)}
        <button type="button" className="link" onClick={() => void undo()}>
          {text.undo}
        </button>
      </p>
    );
  if (changes.length === 0) return null;
  return (
    <Notice
      tone="advice"
      title={text.changes(changes.length, listedOn === null ? null : date(lang, listedOn))}
      acts={
        <>
          {!open && (
            <Button size="sm" variant="default" onClick={() => setOpen(true)}>
              {text.which}
            </Button>
          )}
          <Button size="sm" variant="default" loading={act.busy} onClick={() => void takeAll()}>
            {lists.takeAll}
          </Button>
        </>
      }
    >
      {open && (
        <ul>
          {changes.map(({ player, name, differences }) => (
            <li key={player}>
              {name}, {differences.map(lists.difference).join(' · ')}
            </li>
          ))}
        </ul>
      )}
      <TaskBar task={task} />
      <RefusalNotice trouble={act.trouble} onClose={act.clear} />
    </Notice>
  );
}

function useChanges(t: string) {
  const client = useQueryClient();
  const text = useSentences(sentences);
  const act = useAct();
  const undoOf = useUndo(t);
  const body = useRef<EnrolBody | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<{ readonly seq: number; readonly people: number } | null>(null);
  const key = ['register-changes', t];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/tournaments/{t}/register-changes', { t }),
    staleTime: 0,
    refetchInterval: everyMinute,
  });
  const changes = data?.changes ?? [];
  const again = () => client.invalidateQueries({ queryKey: key });
  const takeAll = async () => {
    const updates = changes.map(({ player, facts }) => ({ player, ...facts }));
    // Asked again after no answer came, it acts once.
    body.current ??= { id: newId(), players: [], updates };
    const sent = body.current;
    const answer = await act.run(() =>
      ownAct(client, t, async () => {
        const told = await callLong('POST /api/tournaments/{t}/lists/register', { t, body: sent }, setTask);
        if (told.kind === 'done') take(client, t, told.value);
        if (!isUnanswered(told)) body.current = null;
        return told;
      }),
    );
    await again();
    if (!answer) return;
    setDone({ seq: answer.decision.seq, people: updates.length });
    announce(text.taken(updates.length));
  };
  const undo = async () => {
    if (!done || !(await act.run(() => undoOf(done.seq)))) return;
    setDone(null);
    await again();
  };
  return { changes, listedOn: data?.listedOn ?? null, taken: done?.people ?? null, task, act, takeAll, undo };
}

const fr = {
  changes: (n: number, list: string | null) =>
    `${n === 1 ? '1 cote change' : `${n} cotes changent`}${list === null ? '' : ` d’après la liste du ${list}`}.`,
  which: 'Lesquelles ?',
  taken: (n: number) => (n === 1 ? '1 cote mise à jour.' : `${n} cotes mises à jour.`),
  undo: 'Annuler la mise à jour',
};

const sentences: Dictionary<typeof fr> = {
  fr,
  en: {
    changes: (n, list) =>
      `${n === 1 ? '1 rating changes' : `${n} ratings change`}${list === null ? '' : ` by the list of ${list}`}.`,
    which: 'Which ones?',
    taken: (n) => (n === 1 ? '1 rating brought up to date.' : `${n} ratings brought up to date.`),
    undo: 'Undo the update',
  },
};
