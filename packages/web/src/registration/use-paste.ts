import { useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import type { Trouble } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { type PastedLine, readPasted } from './pasted.ts';
import { useRegister } from './use-register.ts';

/** One person or two, as the director says of two equal names. */
export type HomonymAnswer = 'both' | 'same';

export interface Paste {
  readonly text: string;
  setText(text: string): void;
  readonly lines: readonly PastedLine[];
  answerTo(line: PastedLine): HomonymAnswer | undefined;
  answer(line: PastedLine, answer: HomonymAnswer): void;
  /** Those who will be registered. */
  readonly ready: readonly Exclude<PastedLine, { kind: 'refused' }>[];
  /** Homonyms without an answer. */
  readonly open: number;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  clear(): void;
  /** Registers those who are ready; what was refused or not answered stays in the text. */
  apply(): Promise<void>;
}

export function usePaste(onDone: () => void): Paste {
  const desk = useDesk();
  const register = useRegister(desk.t);
  const { run, trouble, clear } = useAct();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<ReadonlyMap<string, HomonymAnswer>>(new Map());
  // While they are registered one by one the list stays as it was read: they would all become homonyms of themselves.
  const [frozen, setFrozen] = useState<readonly PastedLine[] | null>(null);
  const registered = desk.tournament.players.map(({ id }) => desk.people.get(id)?.name ?? '');
  const lines = frozen ?? readPasted(text, registered);
  const answerTo = (line: PastedLine) => answers.get(keyOf(line));
  const ready = lines.flatMap((line) =>
    line.kind === 'new' || (line.kind === 'homonym' && answerTo(line) === 'both') ? [line] : [],
  );

  const apply = async () => {
    setFrozen(lines);
    const done = new Set(lines.filter((line) => answerTo(line) === 'same').map(({ line }) => line));
    // One after the other: each is a line of the log, and the order of the list is that of registration.
    for (const line of ready) {
      if (!(await run(() => register(line.player)))) break;
      done.add(line.line);
    }
    const left = lines.filter(({ line }) => !done.has(line));
    setText(left.map(({ raw }) => raw).join('\n'));
    setAnswers(new Map());
    setFrozen(null);
    if (left.length === 0) onDone();
  };
  return {
    text,
    setText,
    lines,
    answerTo,
    answer: (line, said) => setAnswers(new Map(answers).set(keyOf(line), said)),
    ready,
    open: lines.filter((line) => line.kind === 'homonym' && answerTo(line) === undefined).length,
    busy: frozen !== null,
    trouble,
    clear,
    apply,
  };
}

const keyOf = ({ line, raw }: PastedLine): string => `${line} ${raw}`;
