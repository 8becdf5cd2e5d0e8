import { apply, type Tournament } from '@ronde/engine';
import type { LogLine } from '../../core/log-query.ts';

/** The tournament as it stood once this decision was taken: every fact up to it, in order. Null before any. */
export function stateThen(log: readonly LogLine[], seq: number): Tournament | null {
  const events = log
    .filter((line) => line.seq <= seq)
    .sort((a, b) => a.seq - b.seq)
    .flatMap((line) => line.events);
  const [first, ...rest] = events;
  return first?.kind === 'created' ? rest.reduce(apply, first.tournament) : null;
}
