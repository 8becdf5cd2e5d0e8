import type { ListBody, ListColumn } from '@ronde/contract/http/lists';
import type { Task } from '@ronde/contract/http/tasks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '../core/http.ts';
import type { ProgressTold } from '../core/long-act.ts';
import type { Trouble } from '../ui/use-act.ts';

interface Previewed<Preview> {
  readonly preview: Preview | null;
  /** As last read: they stay where they are chosen while the list is read again. */
  readonly columns: readonly ListColumn[];
  readonly busy: boolean;
  /** How far the reading of a long list is. */
  readonly task: Task | null;
  readonly trouble: Trouble | null;
  clear(): void;
}

/** Typing pauses this long before the list is read again, in ms. */
const pause = 250;

const none: readonly ListColumn[] = [];

/** What the server reads in a list, while it is typed or once a file is chosen. `into`: whose list it is; null: nothing to read. */
export function usePreview<Into extends string, Preview extends { readonly columns: readonly ListColumn[] }>(
  into: Into,
  source: ListBody | null,
  ask: (into: Into, source: ListBody, told: ProgressTold) => Promise<Answer<Preview>>,
): Previewed<Preview> {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [columns, setColumns] = useState(none);
  const [busy, setBusy] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useRef(0);
  const request = useEffectEvent(ask);
  useEffect(() => {
    const mine = ++asked.current;
    setTrouble(null);
    setBusy(source !== null);
    // What an earlier text gave is no longer true of this one.
    setPreview(null);
    if (source === null) return setColumns(none);
    // Else a later text is being read already.
    const isMine = () => mine === asked.current;
    const read = async () => {
      const answer = await request(into, source, (now) => isMine() && setTask(now)).finally(
        () => isMine() && setBusy(false),
      );
      if (!isMine()) return;
      setPreview(answer.kind === 'done' ? answer.value : null);
      setColumns(answer.kind === 'done' ? answer.value.columns : none);
      // A list that was not read has written nothing.
      setTrouble(answer.kind === 'done' ? null : answer.kind === 'unheard' ? { kind: 'unreachable' } : answer);
    };
    const timer = setTimeout(() => void read(), source.text === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [into, source]);
  return { preview, columns, busy, task, trouble, clear: () => setTrouble(null) };
}

/** What is known of a line by the key: the line as it stands in the list, and what is asked about it. */
interface LineKeys {
  /** The same text twice is two lines. */
  readonly line: string;
  readonly question: string;
}

/**
 * Answers are kept by what was asked, not by where it stood: a line that moves keeps its answer, one that changes, or
 * that is asked about other people, is asked again.
 */
export function lineKeys<Line extends { readonly line: number; readonly raw: string }>(
  lines: readonly Line[],
  asked: (line: Line) => string,
): ReadonlyMap<number, LineKeys> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((one) => {
      const before = seen.get(one.raw) ?? 0;
      seen.set(one.raw, before + 1);
      const line = `${one.raw}#${before}`;
      return [one.line, { line, question: `${line}#${asked(one)}` }] as const;
    }),
  );
}
