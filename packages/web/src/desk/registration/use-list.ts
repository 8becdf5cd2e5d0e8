import type { ListLine } from '@ronde/contract/http/list-lines';
import type { CorrectBody, EnrolBody } from '@ronde/contract/http/lists';
import type { Task } from '@ronde/contract/http/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, isUnanswered } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { callLong, followed, type ProgressTold, taskAbout } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { type Accepted, catchUp, ownAct, take } from '../../core/queries.ts';
import { useKeepLayout } from '../../lists/kept-layout.tsx';
import { useListSource } from '../../lists/list-source.ts';
import { lineKeys, usePreview } from '../../lists/use-preview.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import { registrationSentences } from '../roster/sentences.ts';
import type { Newcomer } from './known.ts';
import {
  type Answers,
  askedOf,
  countedLines,
  factsTaken,
  isUpdating,
  type LineAnswer,
  linesRemaining,
  newcomerIn,
  saidOfAll,
  standingOf,
  type Updating,
} from './list-answers.ts';

const enrolling = 'POST /api/tournaments/{t}/lists/register';
/** Of more than so many, how far they are is told from the beginning. */
const mostAtOnce = 200;

export type ListState = ReturnType<typeof useList>;

/** A list on its way in: its text or file, what the server reads in it, what is answered, and the act. */
export function useList(onDone: () => void) {
  const { t } = useDesk();
  const text = useSentences(registrationSentences);
  const [task, setTask] = useState<Task | null>(null);
  const part = useRef(whole);
  const told: ProgressTold = (now) => setTask(now && within(now, part.current));
  const enrol = useEnrol(t, told);
  const correct = useCorrect(t, told);
  const act = useAct();
  const settled = useEarlier(t, act, setTask);
  const source = useListSource(t);
  const { draft, change } = source;
  const read = usePreview(t, settled ? source.body : null, (into, body, told) =>
    callLong('POST /api/tournaments/{t}/lists', { t: into, body }, told),
  );
  const keepLayout = useKeepLayout(source, read.preview);
  const all = read.preview?.lines ?? [];
  const keys = lineKeys(all, askedOf);
  const lines = all.filter(({ line }) => !draft.done.includes(keys.get(line)?.line ?? ''));
  const answers: Answers = new Map(
    lines.flatMap((line) => {
      const said = draft.answers[keys.get(line.line)?.question ?? ''] as LineAnswer | undefined;
      return [[line.line, { ...said, ...saidOfAll(line, draft) }] as const];
    }),
  );
  const counts = countedLines(lines, answers);
  useWaiting(source, read.preview !== null, counts);

  const updating = lines.filter((line): line is Updating => isUpdating(line, answers.get(line.line)));
  const taken = updating.filter(({ line }) => answers.get(line)?.update === 'take');
  /** The same answer about each of them. */
  const answerEach = (of: readonly ListLine[], said: LineAnswer) => {
    const each = of.map(({ line }) => [keys.get(line)?.question ?? '', { ...answers.get(line), ...said }] as const);
    change({ answers: { ...draft.answers, ...Object.fromEntries(each) } });
  };

  const apply = async () => {
    const ready = lines.filter((line) => standingOf(line, answers.get(line.line)) === 'ready');
    const people = ready.flatMap((line) => newcomerIn(line, answers.get(line.line)) ?? []);
    const updates = taken.flatMap((line) => {
      const facts = factsTaken(line, answers.get(line.line));
      return facts ? [{ player: line.player, ...facts }] : [];
    });
    const corrections = taken.flatMap(({ player, update: { person } }) => (person ? [{ player, ...person }] : []));
    const facts = people.length + updates.length;
    const share = facts / Math.max(1, facts + corrections.length);
    part.current = [0, share];
    if (facts > 0 && !(await act.run(() => enrol(people, updates)))) return;
    part.current = [share, 1];
    if (corrections.length > 0 && !(await act.run(() => correct(corrections)))) return;
    announce(text.registered(people.length, taken.length));
    await keepLayout();
    if (counts.open + counts.refused === 0) {
      source.forget();
      return onDone();
    }
    const kept = ready.flatMap(({ line }) => keys.get(line)?.line ?? []);
    if (source.file) change({ done: [...draft.done, ...kept] });
    else
      change({
        text: linesRemaining(read.preview?.rewritten ?? source.text, lines, answers),
        columns: read.columns.map(({ field }) => field),
        byHand: false,
      });
  };
  return {
    source,
    preview: read.preview,
    columns: read.columns,
    lines,
    answers,
    answer: (line: ListLine, said: LineAnswer) => answerEach([line], said),
    answerEach,
    updating,
    taken: taken.length,
    counts,
    reading: read.busy,
    task: task ?? read.task,
    registering: act.busy,
    trouble: act.trouble ?? read.trouble,
    clear: () => {
      act.clear();
      read.clear();
    },
    apply,
  };
}

const whole: readonly [number, number] = [0, 1];

/**
 * One bar for the whole act, from its beginning: this part of it is done from the first share to the second. Once the
 * part before it is written, « Annuler » would leave half of it.
 */
function within(task: Task, [from, to]: typeof whole): Task {
  const { step, share = step === 'writing' ? 1 : 0, cancellable } = task;
  return { ...task, share: from + (to - from) * share, cancellable: cancellable && from === 0 };
}

/** What is left of the list is said by the page when its panel is closed. */
function useWaiting(
  { change, body, draft }: ReturnType<typeof useListSource>,
  known: boolean,
  { ready, done, open, refused }: ReturnType<typeof countedLines>,
): void {
  const empty = body === null;
  const now = empty ? null : ([ready, done, open, refused] as const);
  useEffect(() => {
    if ((empty || known) && String(draft.waiting) !== String(now)) change({ waiting: now });
  });
}

/** Registers a whole list as one decision. Asked again for the same people after no answer came, it acts once. */
export function useEnrol(t: string, told: ProgressTold) {
  const client = useQueryClient();
  const last = useRef<{ readonly people: string; readonly body: EnrolBody } | null>(null);
  return (newcomers: readonly Newcomer[], updates: NonNullable<EnrolBody['updates']>): Promise<Answer<Accepted>> =>
    ownAct(client, t, async () => {
      const people = JSON.stringify([newcomers, updates]);
      if (last.current?.people !== people)
        last.current = {
          people,
          body: { id: newId(), players: newcomers.map((one) => ({ player: newId(), ...one })), updates: [...updates] },
        };
      const long = newcomers.length + updates.length > mostAtOnce;
      const answer = await callLong(enrolling, { t, body: last.current.body }, told, long);
      if (answer.kind === 'done') take(client, t, answer.value, newcomers[0]?.person);
      if (!isUnanswered(answer)) last.current = null;
      return answer;
    });
}

/** What a list says otherwise of who people are, in one act. Sent again, it changes nothing more. */
function useCorrect(t: string, told: ProgressTold) {
  const client = useQueryClient();
  return (people: CorrectBody['people']) =>
    ownAct(client, t, async () => {
      const body = { id: newId(), people };
      const long = people.length > mostAtOnce;
      const answer = await callLong('POST /api/tournaments/{t}/lists/people', { t, body }, told, long);
      if (answer.kind === 'done') catchUp(client, t, answer.value.version);
      return answer;
    });
}

/** Whether nothing goes in any more that was sent before this page was opened: until then, no list is held against it. */
function useEarlier(t: string, act: ReturnType<typeof useAct>, told: ProgressTold): boolean {
  const client = useQueryClient();
  const text = useSentences(registrationSentences);
  const [settled, setSettled] = useState(false);
  const resume = useEffectEvent(async () => {
    const before = await taskAbout(enrolling, { t });
    const answer = before && (await act.run(() => followed(enrolling, before, told)));
    if (answer) {
      catchUp(client, t, answer.version);
      announce(text.registered(answer.decision.events.length));
    }
    setSettled(true);
  });
  useEffect(() => void resume(), []);
  return settled;
}
