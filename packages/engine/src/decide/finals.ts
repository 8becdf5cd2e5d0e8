import { ok, type Result, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { impossibleInFinal } from '../final/final-outcome.ts';
import { impossibleFinal, nextFinalMatches } from '../final/next-matches.ts';
import type { Event } from '../tournament/events.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { Final, FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { asSeated } from './table-at.ts';

/** Plans a final, at any time; its matches are set up after the rounds. Refused: there is one, or it can't be. */
export function openFinal(t: Tournament, { kind: _, ...terms }: CommandOf<'open-final'>): Decided {
  if (t.final) return refused({ code: 'final-exists' });
  const final: Final = { ...terms, matches: [] };
  const wrong = impossibleFinal(t, final);
  return wrong ? refused(wrong) : ok([{ kind: 'final-opened', final }]);
}

/** Takes the final away, results and all; the director must have been told how many results are lost. */
export function cancelFinal({ final }: Tournament, command: CommandOf<'cancel-final'>): Decided {
  if (!final) return refused({ code: 'no-final' });
  const losing = final.matches.filter(({ result }) => result).length;
  if (losing !== command.losing) return refused({ code: 'final-changed', losing });
  return ok([{ kind: 'final-cancelled', final }]);
}

/** Says how a tie for its last place is settled. Refused: matches are set up, or somebody has said otherwise. */
export function settleFinal({ final }: Tournament, { lastPlace, saw }: CommandOf<'settle-final'>): Decided {
  if (!final) return refused({ code: 'no-final' });
  const from = final.lastPlace ?? null;
  if (from !== saw) return refused({ code: 'final-changed', losing: 0 });
  if (from === lastPlace) return refused({ code: 'nothing-changes' });
  if (final.matches.length > 0) return refused({ code: 'final-set-up' });
  return ok([{ kind: 'final-tie', from, to: lastPlace }]);
}

/**
 * Sets up the matches that can be. Refused: no final, rounds not over or not closed, a tie that is not settled,
 * matches set up meanwhile, all set up (played, or waiting for results).
 */
export function drawFinal(t: Tournament, { set }: CommandOf<'draw-final'>, people: People): Decided {
  const next = nextFinalMatches(t, people);
  if (!next.ok) return next;
  const round = t.rounds.length;
  if (t.rounds.at(-1)?.status !== 'closed') return refused({ code: 'round-not-closed', round });
  const from = t.final?.matches ?? [];
  if (from.length !== set) return refused({ code: 'final-changed', losing: played(from) });
  if (next.value.length > 0) return ok([{ kind: 'final-drawn', round, from, to: [...from, ...next.value] }]);
  const tables = from.filter(({ result }) => !result).map(({ players }) => players);
  return refused(tables.length > 0 ? { code: 'final-waits', tables } : { code: 'final-complete' });
}

/** Records a result of the final, or corrects one: the matches that are set up stay. */
export function recordFinal(t: Tournament, command: CommandOf<'record-final'>): Decided {
  const found = finalTable(t, command);
  if (!found.ok) return found;
  const { match, current, table } = found.value;
  const result = asSeated(found.value, command.result);
  const wrong = impossibleInFinal(t, match, result, table);
  if (wrong) return refused(wrong);
  if (sameValue(result, current)) return refused({ code: 'same-result', table });
  const saw = command.saw && asSeated(found.value, command.saw);
  if (!sameValue(saw, current)) return refused({ code: 'result-changed', table, current });
  return ok([...noMoreRunning(found.value), resultEvent(found.value, result)]);
}

/** Its games so far are the result’s from now on. */
function noMoreRunning({ at, match }: FinalTable): readonly Event[] {
  const { stage, players, running } = match;
  return running ? [{ kind: 'final-running', match: at, stage, players, from: running, to: null }] : [];
}

/** Refused: none, changed since the author looked, or matches are set up that follow from it. */
export function clearFinal(t: Tournament, command: CommandOf<'clear-final'>): Decided {
  const found = finalTable(t, command);
  if (!found.ok) return found;
  const { current, table, at } = found.value;
  if (!current) return refused({ code: 'no-result', table });
  if (!sameValue(asSeated(found.value, command.saw), current)) {
    return refused({ code: 'result-changed', table, current });
  }
  const stage = t.final?.matches.slice(at + 1).some((match) => match.stage !== command.stage && before(command.stage));
  return stage ? refused({ code: 'final-set-up' }) : ok([resultEvent(found.value, null)]);
}

/** A final that is planned and not played to its end, where the tournament is to be closed. */
export function finalOpen({ final }: Tournament): Refusal | null {
  if (!final) return null;
  const over = (stage: FinalMatch['stage']): boolean =>
    final.matches.some((match) => match.stage === stage && match.result);
  return over('final') && (!final.thirdPlace || over('third')) ? null : { code: 'final-open' };
}

/** The match of the final that waits for a result of somebody who is excluded: they forfeit it. */
export function forfeitedInFinal({ final }: Tournament, player: PlayerId): readonly Event[] {
  return (final?.matches ?? []).flatMap(({ stage, players, result }, match): Event[] =>
    result || !players.includes(player)
      ? []
      : [{ kind: 'final-result', match, stage, players, from: null, to: { kind: 'forfeit', by: player, games: [] } }],
  );
}

interface FinalTable {
  readonly at: number;
  readonly match: FinalMatch;
  readonly table: TableRef;
  readonly current: MatchResult | null;
  readonly turned: boolean;
}

type Named = Pick<CommandOf<'record-final'>, 'stage' | 'players'>;

/** `table`: as refusals name it, the round after the last, numbered in the order in which they were set up. */
export function finalTable(t: Tournament, { stage, players }: Named): Result<FinalTable, Refusal> {
  const matches = t.final?.matches ?? [];
  const at = matches.findIndex(
    (match) => match.stage === stage && players[0] !== players[1] && players.every((id) => match.players.includes(id)),
  );
  const match = matches[at];
  if (!match) return refused(t.final ? { code: 'no-such-final-match', stage, players } : { code: 'no-final' });
  const table = { round: t.rounds.length + 1, table: at + 1, players: match.players };
  return ok({ at, match, table, current: match.result ?? null, turned: players[0] !== match.players[0] });
}

function resultEvent({ at, match, current }: FinalTable, to: MatchResult | null): Event {
  const { stage, players } = match;
  return { kind: 'final-result', match: at, stage, players, from: current, to };
}

const played = (matches: readonly FinalMatch[]): number => matches.filter(({ result }) => result).length;

/** Deciding games and semi-finals say who plays on. */
const before = (stage: FinalMatch['stage']): boolean => stage === 'tie' || stage === 'semi';

/** The rounds stand once a final is set up on them. */
export function finalSetUp({ final }: Tournament): Refusal | null {
  return final && final.matches.length > 0 ? { code: 'final-set-up' } : null;
}
