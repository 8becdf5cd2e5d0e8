import { Button } from '@mantine/core';
import { privateCells } from '@ronde/contract/private-text';
import { clock } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/http.ts';
import { telling } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskKey, type LogLine, useLog } from '../../core/queries.ts';
import { useSend, useUndo } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { UndoLink } from '../decisions/undo-link.tsx';
import styles from '../roster/registration.module.css';
import { type ListedPlayer, matching } from '../roster/roster-lines.ts';
import { registrationSentences } from '../roster/sentences.ts';
import { startRatingShown } from '../roster/start-rating.ts';

// What tells the log comes with it.
const UndoTogether = lazyPart(async () => ({
  default: (await telling(() => import('../decisions/undo-together.tsx'))).UndoTogether,
}));

/**
 * The last list that came in, with its undo: one decision. Where others stand on it (a presence that was noted), it
 * says how many go with it before they do.
 */
export function ListUndo({ run }: { readonly run: ReturnType<typeof useAct>['run'] }) {
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const undo = useUndo(desk.t);
  const { data = [] } = useLog(desk.t);
  const [by, setBy] = useState<readonly number[]>([]);
  const last = data.find(({ events }) => events.length > 1 && events.every(({ kind }) => kind === 'registered'));
  if (!last || last.undoneBy !== null || desk.tournament.rounds.length > 0) return null;
  const take = async (together: boolean) => {
    const answer = await undo(last.seq, together);
    const refusal = answer.kind === 'refused' ? answer.problem.refusal : undefined;
    if (refusal?.code === 'undo-blocked') return setBy(refusal.by);
    setBy([]);
    if (await run(async () => answer)) announce(text.undone);
  };
  return (
    <>
      <p className={styles.last}>
        {text.lastList(last.events.length, clock(last.at))}
        {by.length === 0 && (
          <button type="button" className="link" onClick={() => void take(false)}>
            {text.undoList(last.events.length)}
          </button>
        )}
      </p>
      {by.length > 0 && <UndoTogether line={last} by={by} onUndo={() => void take(true)} onKeep={() => setBy([])} />}
    </>
  );
}

/** Who was deleted or registered last, or the roll call taken anew, while nothing else was decided: one press takes it back. */
export function LastActUndo({ run }: { readonly run: ReturnType<typeof useAct>['run'] }) {
  const text = useSentences(registrationSentences);
  const { t, names, tournament } = useDesk();
  const [line] = useLog(t).data ?? [];
  const [event, ...others] = line?.events ?? [];
  if (!line || line.undoneBy !== null || (line.undoes ?? []).length > 0) return null;
  const anew = [event, ...others].every((one) => one?.kind === 'presence' && one.to === 'expected');
  const alone = others.length === 0 ? event : undefined;
  const removed = alone?.kind === 'removed' ? alone.player.id : null;
  const newcomer = alone?.kind === 'registered' && tournament.players.find(({ id }) => id === alone.player.id);
  if (removed === null && !newcomer && !anew) return null;
  const said = newcomer
    ? text.registeredOne(
        names.full(newcomer.id),
        newcomer.number,
        startRatingShown(newcomer, tournament),
        newcomer.presence === 'here',
      )
    : removed === null
      ? text.rollCallDone(others.length + 1)
      : text.removed(names.full(removed));
  return (
    <p className={styles.last}>
      {said} <UndoLink said={{ line, text: said, redoes: false }} run={run} />
    </p>
  );
}

/** Deleted registrations of whoever is sought: each comes back by one press, whatever was decided since. */
export function useDeleted(typed: string): readonly (LogLine & { readonly name: string })[] {
  const { t, names, tournament } = useDesk();
  const { data = [] } = useLog(t);
  if (typed.trim() === '') return [];
  const here = new Set(tournament.players.map(({ id }) => id));
  const gone = new Map<string, ListedPlayer & { readonly line: LogLine }>();
  for (const line of data) {
    const [event, ...others] = line.events;
    if (event?.kind !== 'removed' || others.length > 0 || line.undoneBy !== null) continue;
    const { player } = event;
    const name = names.full(player.id);
    // The newest comes first; whoever was registered anew meanwhile is in the list itself.
    if (!here.has(player.id) && !gone.has(player.id))
      gone.set(player.id, { player, name, bare: name, licence: '', line });
  }
  const sought = new Set(matching([...gone.values()], typed).map(({ player }) => player.id));
  return [...gone.values()].flatMap(({ player, name, line }) => (sought.has(player.id) ? [{ ...line, name }] : []));
}

export function DeletedFound({
  deleted,
  run,
}: {
  readonly deleted: ReturnType<typeof useDeleted>;
  readonly run: ReturnType<typeof useAct>['run'];
}) {
  const text = useSentences(registrationSentences);
  return deleted.map((line) => {
    const said = text.removedAt(line.name, clock(line.at));
    return (
      <p key={line.seq} className={styles.last} role="status">
        {said} <UndoLink said={{ line, text: said, redoes: false }} run={run} />
      </p>
    );
  });
}

/** Says which they are, and clears all of them in one act. */
export function PrivateNotice() {
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const cells = privateCells(desk.tournament, desk.people);
  if (cells.length === 0) return null;
  const clearAll = async () => {
    for (const { player, person, club, licence } of cells) {
      const ended =
        club === null || (await run(() => send({ kind: 'amend', player: player.id, saw: { club }, to: {} })));
      if (!ended) break;
      if (licence === null || !person) continue;
      const body = { name: person.name, saw: { licence } };
      const given = { t: desk.t, player: player.id, body };
      if (!(await run(() => call('PUT /api/tournaments/{t}/people/{player}', given, { repeatable: true })))) break;
    }
    await client.invalidateQueries({ queryKey: deskKey(desk.t) });
  };
  const [first] = cells;
  return (
    <Notice
      tone="advice"
      title={text.privateCells(cells.length, first?.club ?? first?.licence ?? '')}
      acts={
        <Button size="sm" variant="default" loading={busy} onClick={() => void clearAll()}>
          {text.clearPrivate}
        </Button>
      }
    >
      <p>{text.privateHelp}</p>
      <RefusalNotice trouble={trouble} onClose={clear} />
    </Notice>
  );
}
