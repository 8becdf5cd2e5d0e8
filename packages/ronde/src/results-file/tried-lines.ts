import type { ResultLine } from '@ronde/contract/http/results-file';
import type { Lang } from '@ronde/language';
import type { Stored } from '../store/store.ts';
import { refusedRound } from './accept-results.ts';
import { refusedLine } from './worded-lines.ts';

/**
 * The rounds that would be taken whole, tried as they would be written: what would be refused at the act is said of its
 * lines at once. A round after one that is refused would be too.
 */
export function triedLines(stored: Stored, lines: readonly ResultLine[], lang: Lang): ResultLine[] {
  const rounds = new Map<number, NonNullable<ResultLine['match']>[]>();
  for (const { round, kind, match } of lines)
    if (kind === 'next' && match) rounds.set(round, [...(rounds.get(round) ?? []), match]);
  if (rounds.size === 0) return [...lines];
  const records = lines.flatMap(({ kind, record }) => (record && kind !== 'other' ? [record] : []));
  const tried = refusedRound(stored, {
    records,
    rounds: [...rounds].map(([round, matches]) => ({ round, matches })),
  });
  if (!tried) return [...lines];
  return lines.map((line) =>
    line.kind === 'next' && line.round >= tried.round ? refusedLine(stored, line, tried.refusal, lang) : line,
  );
}
