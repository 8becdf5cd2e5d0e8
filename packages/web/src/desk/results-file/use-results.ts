import type { AcceptResults, ResultLine, ResultsPreview } from '@ronde/contract/http/results-file';
import type { Task } from '@ronde/contract/http/tasks';
import type { ResultColumn } from '@ronde/contract/lists/result-columns';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call, isUnanswered } from '../../core/http.ts';
import { callLong } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { ownAct, take } from '../../core/queries.ts';
import { useListSource } from '../../lists/list-source.ts';
import { useDesk } from '../../shell/desk.tsx';
import { type Trouble, useAct } from '../../ui/use-act.ts';

/** Typing pauses this long before the results are read again, in ms. */
const pause = 250;

export type ResultsState = ReturnType<typeof useResults>;

/** Results on their way in: the text or file, what the server says of each line, what is chosen, and the act. */
export function useResults(round: number, onDone: (results: number) => void) {
  const { t } = useDesk();
  const client = useQueryClient();
  const source = useListSource(`results.${t}.${round}`);
  const [section, setSection] = useState(0);
  const [said, setSaid] = useState<SaidColumns | null>(null);
  // What was said of the columns is said of this table alone.
  const columns = said && said.of === (source.file ?? source.text) ? said.columns : null;
  const read = useRead(
    t,
    round,
    source.body,
    useMemo(() => ({ section, columns }), [section, columns]),
  );
  const act = useAct();
  /** Lines, and rounds, that are taken though that is not what is proposed. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<{ readonly asked: string; readonly body: AcceptResults } | null>(null);
  const lines = read.preview?.lines ?? [];
  const records = lines.flatMap((line) => (line.record && isTaken(line, chosen) ? [line.record] : []));
  const next = groupedBy(
    lines.filter(({ kind }) => kind === 'next'),
    (line) => String(line.round),
  );
  // A round of which a line is refused would be taken without one of its tables.
  const broken = new Set(lines.filter(({ kind }) => kind === 'refused').map((line) => line.round));
  const rounds = [...next].flatMap(([number, own]) =>
    chosen.has(roundKey(Number(number)))
      ? [{ round: Number(number), matches: own.flatMap(({ match }) => match ?? []) }]
      : [],
  );

  const accept = async () => {
    const asked = JSON.stringify([records, rounds]);
    if (last.current?.asked !== asked) last.current = { asked, body: { id: newId(), records, rounds } };
    const { body } = last.current;
    const done = await act.run(() =>
      ownAct(client, t, async () => {
        const answer = await call('POST /api/tournaments/{t}/results-file/accept', { t, body }, { repeatable: true });
        if (answer.kind === 'done') take(client, t, answer.value);
        if (!isUnanswered(answer)) last.current = null;
        return answer;
      }),
    );
    if (!done) return;
    source.forget();
    onDone(records.length + rounds.reduce((sum, { matches }) => sum + matches.length, 0));
  };
  return {
    source,
    preview: read.preview,
    lines,
    records: records.length,
    rounds,
    next,
    broken,
    section: setSection,
    sayColumns: (fields: readonly (ResultColumn | null)[]) =>
      setSaid({ of: source.file ?? source.text, columns: fields }),
    /** One after the other: with a round those before it, without it none after it. */
    chooseRound: (round: number, is: boolean) => {
      const now = new Set(chosen);
      for (const one of [...next.keys()].map(Number)) {
        if (is && one <= round && !broken.has(one)) now.add(roundKey(one));
        if (!is && one >= round) now.delete(roundKey(one));
      }
      setChosen(now);
    },
    choose: (key: string, is: boolean) => {
      const now = new Set(chosen);
      if (is) now.add(key);
      else now.delete(key);
      setChosen(now);
    },
    chosen,
    reading: read.busy,
    task: read.task,
    accepting: act.busy,
    trouble: act.trouble ?? read.trouble,
    clear: () => {
      act.clear();
      read.clear();
    },
    accept,
  };
}

/** `of`: the file or the text that it was said of. */
interface SaidColumns {
  readonly of: unknown;
  readonly columns: readonly (ResultColumn | null)[];
}

export const lineKey = ({ line, round }: ResultLine): string => `line ${round} ${line}`;
export const roundKey = (round: number): string => `round ${round}`;

/** What is new goes in; what is otherwise here, or at another table, only where somebody says so. */
export function isTaken(line: ResultLine, chosen: ReadonlySet<string>): boolean {
  return line.kind === 'new' || (isAsked(line) && chosen.has(lineKey(line)));
}

/** What somebody has to say first. */
export const isAsked = ({ kind }: Pick<ResultLine, 'kind'>): boolean =>
  kind === 'other' || kind === 'table' || kind === 'doubt';

interface ReadAs {
  readonly section: number;
  readonly columns: readonly (ResultColumn | null)[] | null;
}

type Source = ReturnType<typeof useListSource>['body'];

/** What the server reads, while it is typed or once a file is chosen. */
function useRead(t: string, round: number, source: Source, { section, columns }: ReadAs) {
  const [preview, setPreview] = useState<ResultsPreview | null>(null);
  const [busy, setBusy] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let mine = true;
    setTrouble(null);
    setPreview(null);
    setBusy(source !== null);
    if (source === null) return;
    const ask = async () => {
      const { columns: _, ...sent } = source;
      const body = { ...sent, round, ...(section > 0 && { section }), ...(columns && { columns: [...columns] }) };
      const told = (now: Task | null) => mine && setTask(now);
      const answer = await callLong('POST /api/tournaments/{t}/results-file', { t, body }, told);
      if (!mine) return;
      setBusy(false);
      setPreview(answer.kind === 'done' ? answer.value : null);
      // What was not read has written nothing.
      setTrouble(answer.kind === 'done' ? null : answer.kind === 'unheard' ? { kind: 'unreachable' } : answer);
    };
    const timer = setTimeout(() => void ask(), source.text === undefined ? 0 : pause);
    return () => {
      mine = false;
      clearTimeout(timer);
    };
  }, [t, round, source, section, columns]);
  return { preview, busy, task, trouble, clear: () => setTrouble(null) };
}
