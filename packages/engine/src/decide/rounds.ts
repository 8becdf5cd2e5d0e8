import { engineVersion } from '../base/engine-version.ts';
import { ok, type Result, refused } from '../base/result.ts';
import { formatOf } from '../formats/formats.ts';
import type { Change, Event } from '../tournament/events.ts';
import { missingTables, playedTables, playerOf, roundOf } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Pools } from '../tournament/settings.ts';
import type { PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';

type Decided = Result<readonly Event[], Refusal>;

/** Those who take part but are not in the hall: known to be away, so not drawn. In the order of registration. */
export function awayNow(t: Tournament): readonly PlayerId[] {
  return t.players.filter((p) => p.left === undefined && p.presence !== 'here').map((p) => p.id);
}

/**
 * Draws the next round as a draft. Refused: not the next one, the round before not closed, no planned round left
 * (unless `beyond`), absences other than those the director saw, or whatever the formula refuses.
 */
export function draw(t: Tournament, command: CommandOf<'draw'>, people: People): Decided {
  const unready = notReady(t, command);
  if (unready) return refused(unready);
  const ranking = initialRanking(t, people);
  const content = drawn(t, command.round, 1, ranking);
  if (!content.ok) return content;
  const change = { from: t.ranking, to: ranking };
  const { pools } = content.value;
  return ok([
    {
      kind: 'drawn',
      round: command.round,
      content: content.value.content,
      ranking: change,
      ...pools,
      engine: engineVersion,
    },
  ]);
}

/** Draws the last round anew, one attempt further, with those here now. Refused: it has a result. */
export function redraw(t: Tournament, command: CommandOf<'redraw'>, people: People): Decided {
  const round = roundOf(t, command.round);
  if (!round || command.round !== t.rounds.length) return refused(notLast(t, command.round));
  if (round.attempt !== command.attempt)
    return refused({ code: 'draw-outdated', round: command.round, attempt: round.attempt });
  const results = playedTables(t, command.round);
  if (results.length > 0) return refused({ code: 'round-has-results', round: command.round, results });
  const before: Tournament = { ...t, rounds: t.rounds.slice(0, -1) };
  const content = drawn(before, command.round, round.attempt + 1, initialRanking(t, people));
  if (!content.ok) return content;
  const { content: to, pools } = content.value;
  return ok([{ kind: 'redrawn', round: command.round, from: round, to, ...pools, engine: engineVersion }]);
}

export function publish(t: Tournament, command: CommandOf<'publish'>): Decided {
  const round = roundOf(t, command.round);
  if (!round) return refused({ code: 'unknown-round', round: command.round, drawn: t.rounds.length });
  if (round.status !== 'draft') return refused({ code: 'round-published', round: command.round });
  if (round.attempt !== command.attempt)
    return refused({ code: 'draw-outdated', round: command.round, attempt: round.attempt });
  return ok([{ kind: 'published', round: command.round }]);
}

export function closeRound(t: Tournament, number: number): Decided {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (round.status === 'closed') return refused({ code: 'round-already-closed', round: number });
  const waits = resultsMissing(t, number);
  return waits ? refused(waits) : ok([{ kind: 'round-closed', round: number }]);
}

export function reopenRound(t: Tournament, number: number): Decided {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (round.status !== 'closed') return refused({ code: 'round-open', round: number });
  return ok([{ kind: 'round-reopened', round: number }]);
}

/** Takes the last round away, results and all; the director must have been told how many results are lost. */
export function cancelRound(t: Tournament, command: CommandOf<'cancel-round'>): Decided {
  const content = roundOf(t, command.round);
  if (!content || command.round !== t.rounds.length) return refused(notLast(t, command.round));
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

/** Who left in the cancelled round, or came after it, did so one round earlier. */
function moved(t: Tournament, round: number): readonly Event[] {
  return t.players.flatMap((player): Event[] => {
    if (player.left === round) return [{ kind: 'left', player: player.id, from: round, to: round - 1 }];
    if (player.from === round + 1) return [{ kind: 'entry', player: player.id, from: round + 1, to: round }];
    return [];
  });
}

function notReady(t: Tournament, command: CommandOf<'draw'>): Refusal | null {
  const last = t.rounds.length;
  if (command.round < 1 || command.round > last + 1)
    return { code: 'round-order', round: command.round, next: last + 1 };
  if (command.round <= last) return { code: 'already-drawn', round: command.round };
  const waits = resultsMissing(t, last);
  if (waits) return waits;
  if (last > 0 && t.rounds[last - 1]?.status !== 'closed') return { code: 'round-not-closed', round: last };
  const impossible = command.round === 1 ? formatOf(t.format).impossible(t) : null;
  if (impossible) return impossible;
  const planned = formatOf(t.format).plannedRounds(t);
  if (command.round > planned && !command.beyond) return { code: 'no-planned-round-left', planned };
  const absent = awayNow(t);
  const seen = new Set(command.without);
  const same = seen.size === absent.length && absent.every((id) => seen.has(id));
  return same ? null : { code: 'absences-changed', absent };
}

/** The round's tables without result, and who of them has left meanwhile; null when none is missing. */
export function resultsMissing(t: Tournament, round: number): Extract<Refusal, { code: 'results-missing' }> | null {
  const missing = missingTables(t, round);
  if (missing.length === 0) return null;
  const left = missing.flatMap((table) => table.players.filter((id) => playerOf(t, id)?.left !== undefined));
  return { code: 'results-missing', round, missing, left };
}

function notLast(t: Tournament, round: number): Refusal {
  const last = t.rounds.length;
  return roundOf(t, round)
    ? { code: 'not-the-last-round', round, last }
    : { code: 'unknown-round', round, drawn: last };
}

/** A drawn round as it enters the state, and the pools where this draw made them. */
interface DrawnRound {
  readonly content: Round;
  readonly pools?: { readonly pools: Change<Pools | null> };
}

function drawn(
  t: Tournament,
  round: number,
  attempt: number,
  ranking: readonly PlayerId[],
): Result<DrawnRound, Refusal> {
  const result = formatOf(t.format).draw(t, { round, attempt, ranking, absent: new Set(awayNow(t)) });
  if (!result.ok) return result;
  const { absent, matches, pools } = result.value;
  const content: Round = { status: 'draft', absent, bestOf: t.settings.bestOf ?? 1, attempt, matches };
  return ok({ content, ...(pools && { pools: { pools: { from: t.settings.drawn ?? null, to: pools } } }) });
}
