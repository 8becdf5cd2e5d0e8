import type { ListLine, ListPreview } from '@ronde/contract/http/lists';
import { useState } from 'react';
import { deskPath } from '../api/desk-query.ts';
import { announce } from '../frame/announcer.tsx';
import { useDesk } from '../frame/desk.ts';
import { useAct } from '../frame/use-act.ts';
import { useListSource } from '../lists/use-list-source.ts';
import { usePreview } from '../lists/use-preview.ts';
import { type Answers, counted, type LineAnswer, newcomerIn, remaining, standingOf } from './list-answers.ts';
import { useEnrol } from './use-enrol.ts';
import { useRegistrationWords } from './use-registration-words.ts';

export type ListState = ReturnType<typeof useList>;

/** A list on its way in: its text or file, what the server reads in it, what is answered, and the act. */
export function useList(onDone: () => void) {
  const { t } = useDesk();
  const say = useRegistrationWords();
  const enrol = useEnrol(t);
  const act = useAct();
  const [answers, setAnswers] = useState<Answers>(new Map());
  // Lines of a file that were registered while others wait for an answer.
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const source = useListSource(() => {
    setAnswers(new Map());
    setDone(new Set());
  });
  const read = usePreview<ListPreview>(deskPath(t, '/lists'), source.body);
  const lines = (read.preview?.lines ?? []).filter(({ line }) => !done.has(line));

  const apply = async () => {
    const ready = lines.filter((line) => standingOf(line, answers.get(line.line)) === 'ready');
    const people = ready.flatMap((line) => newcomerIn(line, answers.get(line.line)) ?? []);
    if (people.length > 0 && !(await act.run(() => enrol(people)))) return;
    announce(say.registered(people.length));
    const { open, refused } = counted(lines, answers);
    if (open + refused === 0) return onDone();
    if (source.file) setDone(new Set([...done, ...ready.map(({ line }) => line)]));
    else source.type(remaining(source.text, lines, answers));
  };
  return {
    source,
    preview: read.preview,
    lines,
    answers,
    answer: (line: ListLine, said: LineAnswer) =>
      setAnswers(new Map(answers).set(line.line, { ...answers.get(line.line), ...said })),
    counts: counted(lines, answers),
    reading: read.busy,
    registering: act.busy,
    trouble: act.trouble ?? read.trouble,
    clear: () => {
      act.clear();
      read.clear();
    },
    apply,
  };
}
