import type { Game, RegisterImported, RegisterPreview, RegisterPreviewLine } from '@ronde/contract/http/register';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/http.ts';
import { useAct } from '../frame/use-act.ts';
import { useListSource } from '../lists/use-list-source.ts';
import { usePreview } from '../lists/use-preview.ts';
import { type DoubtAnswer, type DoubtAnswers, keptOf } from './line-answers.ts';

export type ImportState = ReturnType<typeof useImport>;

const nothing: ReadonlySet<number> = new Set();

/** A federation's list on its way into the register: read, asked about, then kept. */
export function useImport(game: Game) {
  const client = useQueryClient();
  const act = useAct();
  const [answers, setAnswers] = useState<DoubtAnswers>(new Map());
  // Lines that are kept already, while others wait for an answer.
  const [done, setDone] = useState(nothing);
  const [imported, setImported] = useState<number | null>(null);
  const source = useListSource(() => {
    setAnswers(new Map());
    setDone(nothing);
    setImported(null);
  });
  const read = usePreview<RegisterPreview>(`/api/register/lists?game=${game}`, source.body);
  const lines = (read.preview?.lines ?? []).filter(({ line }) => !done.has(line));
  const ready = lines.flatMap((line) => {
    const kept = keptOf(line, answers.get(line.line));
    return kept ? [{ line: line.line, kept }] : [];
  });

  const keep = async (listedOn: string): Promise<number | null> => {
    const body = { game, listedOn, lines: ready.map(({ kept }) => kept) };
    const answer = await act.run(() => request<RegisterImported>('POST', '/api/register/import', body));
    if (!answer) return null;
    setDone(new Set([...done, ...ready.map(({ line }) => line)]));
    setImported(answer.people);
    await client.invalidateQueries({ queryKey: ['register'] });
    return answer.people;
  };
  return {
    source,
    preview: read.preview,
    lines,
    answers,
    answer: ({ line }: RegisterPreviewLine, said: DoubtAnswer) => setAnswers(new Map(answers).set(line, said)),
    ready: ready.length,
    imported,
    reading: read.busy,
    keeping: act.busy,
    trouble: act.trouble ?? read.trouble,
    clear: () => {
      act.clear();
      read.clear();
    },
    keep,
  };
}
