import type { DeskView, Summary } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import type { Frozen } from '@ronde/contract/http/same-type';
import { type Decision, decideUndo, formatOf, undoneBy, waiting } from '@ronde/engine';
import type { Stored } from '../store/store.ts';

export function deskView({ version, slug, tournament, people, numbers }: Stored): Frozen<DeskView> {
  const format = formatOf(tournament.format);
  return {
    version,
    slug,
    tournament,
    people: [...people].map(([id, person]) => ({ id, number: numbers.get(id) ?? 0, ...person })),
    planned: format.plannedRounds(tournament),
    waiting: waiting(tournament),
    warnings: format.warnings(tournament),
  };
}

export function summary({ slug, tournament }: Stored): Frozen<Summary> {
  const { id, name, date, place, format, players, rounds, status } = tournament;
  return {
    id,
    slug,
    name,
    date,
    ...(place !== undefined && { place }),
    format,
    players: players.length,
    rounds: rounds.length,
    status,
    waiting: waiting(tournament),
  };
}

const wholeLogs = new WeakMap<Stored, readonly Frozen<LogLine>[]>();

/**
 * The newest `limit` lines of the log, or all of them. Whether a decision can be taken back depends on every later
 * one, so the whole log costs far more than its end: it is worked out once a version.
 */
export function logLines(stored: Stored, limit?: number): readonly Frozen<LogLine>[] {
  if (limit !== undefined) return linesOf(stored, stored.log.slice(-limit));
  const known = wholeLogs.get(stored) ?? linesOf(stored, stored.log);
  wholeLogs.set(stored, known);
  return known;
}

function linesOf(stored: Stored, decisions: readonly Decision[]): readonly Frozen<LogLine>[] {
  const undone = undoneBy(stored.log);
  return decisions
    .map((decision) => ({
      ...decision,
      undoneBy: undone.get(decision.seq) ?? null,
      undoable: decideUndo(stored.log, decision.seq, false).ok,
    }))
    .reverse();
}
