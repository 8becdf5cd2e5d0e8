import { logContexts, logSentences } from '@ronde/language';
import { useMemo } from 'react';
import { toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { type About, aboutOf } from './about.ts';

/** A line of the log with its sentence. */
export interface SaidLine {
  readonly line: LogLine;
  readonly text: string;
  /** It undoes an undo. */
  readonly redoes: boolean;
}

/** The same, with what it is about. */
export interface FullLine extends SaidLine {
  readonly about: About;
}

/** The whole log with what each line is about; only the page of the log asks for that. */
export function useFullLog(): readonly FullLine[] {
  const desk = useDesk();
  const said = useSaidLog();
  return useMemo(() => {
    const lines = said.map(({ line }) => line);
    const seen = logContexts(lines, desk.names);
    const about = ({ seq, events }: LogLine) => aboutOf(events, seen.get(seq) ?? { table: () => undefined });
    return said.map((one) => ({ ...one, about: about(one.line) }));
  }, [said, desk.names]);
}

/** The log in words, newest first; empty until it has been read. */
export function useSaidLog(): readonly SaidLine[] {
  const desk = useDesk();
  const told = useSentences(toldSentences);
  const { data } = useLog(desk.t);
  return useMemo(() => {
    const sentences = logSentences(data ?? [], desk.names, told);
    const undos = new Set((data ?? []).filter(({ undoes }) => undoes?.length).map(({ seq }) => seq));
    return (data ?? []).map((line) => ({
      line,
      text: sentences.get(line.seq) ?? '',
      redoes: line.undoes?.some((seq) => undos.has(seq)) ?? false,
    }));
  }, [data, desk.names, told]);
}
