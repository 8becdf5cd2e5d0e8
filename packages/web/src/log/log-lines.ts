import { logSentences } from '@ronde/language';
import { useMemo } from 'react';
import { type LogLine, useLog } from '../api/log-query.ts';
import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';

/** A line of the log with its sentence. */
export interface SaidLine {
  readonly line: LogLine;
  readonly text: string;
}

/** The log in words, newest first; empty until it has been read. */
export function useSaidLog(): readonly SaidLine[] {
  const desk = useDesk();
  const words = useWords();
  const { data } = useLog(desk.t);
  return useMemo(() => {
    const sentences = logSentences(data ?? [], desk.names, words);
    return (data ?? []).map((line) => ({ line, text: sentences.get(line.seq) ?? '' }));
  }, [data, desk.names, words]);
}
