import { engineVersion } from '../base/engine-version.ts';
import { ok, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { playedTables, roundOf } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Round, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { notLast } from './drawing.ts';
import { finalSetUp } from './finals.ts';
import { draftOutdated, outdatedByResults, resultsBefore } from './outdated-draft.ts';
import { disputedTables, spokenTables } from './table-at.ts';
import { resultsMissing } from './waiting.ts';

export { awayNow } from '../tournament/find.ts';

/**
 * Refused: not a draft, another draw than the author read, or (unless `anyway`) one that today would give otherwise.
 * Published anyway after a correction, its tables are kept with the same word (CORR-02).
 */
export function publish(t: Tournament, command: CommandOf<'publish'>, people: People): Decided {
  const round = roundOf(t, command.round);
  if (!round) return refused({ code: 'unknown-round', round: command.round, drawn: t.rounds.length });
  if (round.status !== 'draft') return refused({ code: 'round-published', round: command.round });
  if (round.attempt !== command.attempt)
    return refused({ code: 'draw-outdated', round: command.round, attempt: round.attempt });
  const published: Event = { kind: 'published', round: command.round };
  if (command.anyway) return ok([published, ...keptThough(t, round, people)]);
  const outdated = draftOutdated(t, command.round, people);
  return outdated ? refused(outdated) : ok([published]);
}

function keptThough(t: Tournament, draft: Round, people: People): readonly Event[] {
  const round = t.rounds.length;
  if (!outdatedByResults(t, round, people)) return [];
  const to = resultsBefore(t, round);
  return draft.kept === to ? [] : [{ kind: 'tables-kept', round, from: draft.kept ?? null, to }];
}

/** A draft again. Refused: not in play, or something was said of its tables. */
export function withhold(t: Tournament, number: number): Decided {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (round.status === 'closed') return refused({ code: 'round-already-closed', round: number });
  if (number !== t.rounds.length) return refused(notLast(t, number));
  const results = spokenTables(round, number);
  return results.length > 0
    ? refused({ code: 'round-has-results', round: number, results })
    : ok([{ kind: 'withheld', round: number }]);
}

/** The tables of the last round stay after a correction, as everybody's decision (CORR-02). Refused: not in play. */
export function keepTables(t: Tournament, command: CommandOf<'keep-tables'>): Decided {
  const { round: number, results } = command;
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (round.status === 'closed') return refused({ code: 'round-already-closed', round: number });
  if (number !== t.rounds.length) return refused(notLast(t, number));
  if (round.kept === results) return refused({ code: 'nothing-changes' });
  return ok([{ kind: 'tables-kept', round: number, from: round.kept ?? null, to: results }]);
}

/** Refused: a draft, closed before, a result that is missing, a table that is disputed. */
export function closeRound(t: Tournament, number: number): Decided {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (round.status === 'closed') return refused({ code: 'round-already-closed', round: number });
  const disputed = disputedTables(t, number);
  if (disputed.length > 0) return refused({ code: 'disputed', round: number, tables: disputed });
  const waits = resultsMissing(t, number);
  return waits ? refused(waits) : ok([{ kind: 'round-closed', round: number }]);
}

export function reopenRound(t: Tournament, number: number): Decided {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status !== 'closed') return refused({ code: 'round-open', round: number });
  return finalSetUpOn(t, number) ?? ok([{ kind: 'round-reopened', round: number }]);
}

/** Takes the last round away, results and all; the director must have been told how many results are lost. */
export function cancelRound(t: Tournament, command: CommandOf<'cancel-round'>): Decided {
  const content = roundOf(t, command.round);
  if (!content || command.round !== t.rounds.length) return refused(notLast(t, command.round));
  const setUp = finalSetUp(t);
  if (setUp) return refused(setUp);
  const losing = playedTables(t, command.round).length;
  if (losing !== command.losing) return refused({ code: 'results-lost', round: command.round, losing });
  const ranking = { from: t.ranking, to: command.round === 1 ? [] : t.ranking };
  // The pools were made with round 1 and go with it.
  const drawnPools = command.round === 1 && t.settings.drawn;
  const pools = drawnPools ? { pools: { from: drawnPools, to: null } } : {};
  const cancelled: Event = {
    kind: 'cancelled',
    round: command.round,
    content,
    ranking,
    ...pools,
    engine: engineVersion,
  };
  return ok([...moved(t, command.round), cancelled]);
}

/** The last round stands under a final that is set up on it. */
function finalSetUpOn(t: Tournament, number: number): Decided | null {
  const setUp = number === t.rounds.length ? finalSetUp(t) : null;
  return setUp && refused(setUp);
}

/** Who left in the cancelled round, or came after it, did so one round earlier. */
function moved(t: Tournament, round: number): readonly Event[] {
  return t.players.flatMap((player): Event[] => {
    if (player.left === round) return [{ kind: 'left', player: player.id, from: round, to: round - 1 }];
    if (player.from === round + 1) return [{ kind: 'entry', player: player.id, from: round + 1, to: round }];
    return [];
  });
}
