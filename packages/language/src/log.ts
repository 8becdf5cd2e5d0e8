import type { Decision } from '@ronde/engine';
import { logContexts } from './log-context.ts';
import type { Names } from './names.ts';
import type { Told } from './sentences.ts';

/** The sentence of every decision, by its number; the log in any order. Each is read with the tables of its time. */
export function logSentences(
  log: readonly Decision[],
  names: Names,
  { decision: said }: Pick<Told, 'decision'>,
): ReadonlyMap<number, string> {
  const seen = logContexts(log, names);
  const bySeq = new Map(log.map((d) => [d.seq, d]));
  return new Map(
    log.flatMap((decision) => {
      const then = seen.get(decision.seq);
      const undone = (decision.undoes ?? []).flatMap((seq) => bySeq.get(seq) ?? []);
      return then ? [[decision.seq, said(decision, then, undone)] as const] : [];
    }),
  );
}
