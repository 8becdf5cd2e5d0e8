import type {
  FederationList,
  KeptLine,
  RegisterGame,
  RegisterImported,
  RegisterPreviewLine,
} from '@ronde/contract/http/register';
import type { Task } from '@ronde/contract/http/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../core/http.ts';
import { callLong, followed, taskAbout } from '../../core/long-act.ts';
import { useKeepLayout } from '../../lists/kept-layout.tsx';
import { useListSource } from '../../lists/list-source.ts';
import { lineKeys, usePreview } from '../../lists/use-preview.ts';
import { useAct } from '../../ui/use-act.ts';

const address = 'POST /api/register/import';

export type ImportState = ReturnType<typeof useImport>;

/** A federation's list on its way into the register: read, asked about, then kept. */
export function useImport(game: RegisterGame) {
  const client = useQueryClient();
  const act = useAct();
  const [task, setTask] = useState<Task | null>(null);
  const [imported, setImported] = useState<number | null>(null);
  const source = useListSource(`register.${game}`, () => setImported(null));
  const { draft, change } = source;
  const read = usePreview(game, source.body, (into, body, told) =>
    callLong('POST /api/register/lists', { body, query: { game: into } }, told),
  );
  const keepLayout = useKeepLayout(source, read.preview);
  const all = read.preview?.lines ?? [];
  const keys = lineKeys(all, askedOf);
  const lines = all.filter(({ line }) => !draft.done.includes(keys.get(line)?.line ?? ''));
  const answered = (line: number) => draft.answers[keys.get(line)?.question ?? ''] as DoubtAnswer | undefined;
  const ready = lines.flatMap((line) => {
    const kept = keptOf(line, answered(line.line));
    return kept ? [{ line: line.line, kept }] : [];
  });

  const keep = async (listedOn: string): Promise<number | null> => {
    const body = { game, listedOn, lines: ready.map(({ kept }) => kept) };
    const answer = await act.run(() => callLong(address, { body }, setTask));
    if (!answer) return null;
    await keepLayout();
    if (ready.length === lines.length) source.forget();
    else change({ done: [...draft.done, ...ready.flatMap(({ line }) => keys.get(line)?.line ?? [])] });
    await taken(answer);
    return answer.people;
  };
  const taken = async ({ people }: RegisterImported): Promise<void> => {
    setImported(people);
    await client.invalidateQueries({ queryKey: ['register'] });
  };
  /** The list for organisers of the game's federation, in the place of a file. */
  const takeFederation = async (): Promise<FederationList | null> => {
    const list = await act.run(() => call('GET /api/register/federation-list', { query: { game } }));
    if (!list) return null;
    const file = { name: `${list.name}, ${list.date}`, file: list.file };
    change({ file, encoding: 'utf-8', columns: null, sheet: null, answers: {}, done: [] });
    setImported(null);
    return list;
  };
  // An import that was begun before this page was opened anew.
  const resume = useEffectEvent(async () => {
    const before = await taskAbout(address, {});
    if (!before) return;
    const answer = await act.run(() => followed(address, before, setTask));
    if (answer) await taken(answer);
  });
  useEffect(() => void resume(), []);
  return {
    source,
    preview: read.preview,
    lines,
    columns: read.columns,
    answered,
    answer: ({ line }: RegisterPreviewLine, said: DoubtAnswer) =>
      change({ answers: { ...draft.answers, [keys.get(line)?.question ?? '']: said } }),
    ready: ready.length,
    imported,
    reading: read.busy,
    task: task ?? read.task,
    keeping: act.busy,
    trouble: act.trouble ?? read.trouble,
    clear: () => {
      act.clear();
      read.clear();
    },
    keep,
    takeFederation,
  };
}

/** Of a doubtful line: the person whom the register knows, somebody else of the name, or nothing to be kept. */
type DoubtAnswer = 'same' | 'both' | 'leave';

/** What is kept of a line; null: nothing, or not before its question is answered. */
export function keptOf(
  { kind, entry, before, person }: RegisterPreviewLine,
  said: DoubtAnswer | undefined,
): KeptLine | null {
  if (!entry || kind === 'refused' || kind === 'same') return null;
  const known = person === undefined ? {} : { person };
  if (kind !== 'doubtful') return { ...entry, ...known };
  if (said === 'both') return entry;
  if (said !== 'same' || !before) return null;
  const { licence, federation } = { ...before, ...entry };
  return {
    ...entry,
    ...(licence !== undefined && { licence }),
    ...(federation !== undefined && { federation }),
    ...known,
  };
}

/** What is asked about a line: of whom it is doubtful. */
const askedOf = ({ kind, person }: RegisterPreviewLine): string => `${kind} ${person ?? ''}`;
