import { engineVersion } from '../base/engine-version.ts';
import { ok, type Result, refused } from '../base/result.ts';
import { formatOf } from '../formulas/draws.ts';
import type { Draw } from '../formulas/formula.ts';
import type { Event, FromTo } from '../tournament/events.ts';
import { awayNow, isUsable, roundOf } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Pools } from '../tournament/settings.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided, Fixed } from './commands.ts';
import { finalSetUp } from './finals.ts';
import { fixedMatch } from './fixed-tables.ts';
import { spokenTables } from './table-at.ts';
import { resultsMissing } from './waiting.ts';

/**
 * Draws the next round as a draft. Refused: not the next one, the round before not closed, no planned round left
 * (unless `beyond`), a final that is set up, absences other than those the director saw, tables made by hand that
 * can't stand, or whatever the formula refuses.
 */
export function draw(t: Tournament, command: CommandOf<'draw'>, people: People): Decided {
  const unready = notReady(t, command);
  if (unready) return refused(unready);
  const to = initialRanking(t, people);
  const content = drawn(t, { round: command.round, attempt: 1, ranking: to, fixed: command.fixed });
  if (!content.ok) return content;
  const { round, ...pools } = content.value;
  const ranking = { from: t.ranking, to };
  return ok([{ kind: 'drawn', round: command.round, content: round, ranking, ...pools, engine: engineVersion }]);
}

/** Draws the last round anew, one attempt further, with those here now. Refused: something was said of its tables. */
export function redraw(t: Tournament, command: CommandOf<'redraw'>, people: People): Decided {
  return drawnAgain(t, command, people, ({ matches }) => matches);
}

/**
 * Draws the last round anew as the rule's proposal: the complete round without the repeats that are left.
 * Refused: as a redraw; there is no proposal.
 */
export function takeProposal(t: Tournament, command: CommandOf<'take-proposal'>, people: People): Decided {
  return drawnAgain(t, command, people, ({ proposal }) => proposal);
}

interface Again {
  readonly round: number;
  readonly attempt: number;
  readonly fixed?: readonly Fixed[];
}

function drawnAgain(t: Tournament, again: Again, people: People, tables: Tables): Decided {
  const from = roundOf(t, again.round);
  if (!from || again.round !== t.rounds.length) return refused(notLast(t, again.round));
  if (from.attempt !== again.attempt)
    return refused({ code: 'draw-outdated', round: again.round, attempt: from.attempt });
  const results = spokenTables(from, again.round);
  if (results.length > 0) return refused({ code: 'round-has-results', round: again.round, results });
  const before: Tournament = { ...t, rounds: t.rounds.slice(0, -1) };
  const ranking = initialRanking(t, people);
  const request = { round: again.round, attempt: from.attempt + 1, ranking, fixed: again.fixed };
  const content = drawn(before, request, tables);
  if (!content.ok) return content;
  const { round: to, ...pools } = content.value;
  const redrawn: Event = { kind: 'redrawn', round: again.round, from, to, ...pools, engine: engineVersion };
  return ok([...entering(t, again.round, to), redrawn]);
}

/** Who registered while the round was drawn plays from it on, if the new draw has them. */
function entering({ players }: Tournament, round: number, { matches }: Round): readonly Event[] {
  const drawn = new Set(matches.flatMap((match) => match.players as readonly PlayerId[]));
  return players.flatMap(({ id, from }): Event[] =>
    from > round && drawn.has(id) ? [{ kind: 'entry', player: id, from, to: round }] : [],
  );
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
  return finalSetUp(t) ?? otherAbsences(t, command.without);
}

function otherAbsences(t: Tournament, without: readonly PlayerId[]): Refusal | null {
  const absent = awayNow(t);
  const seen = new Set(without);
  const same = seen.size === absent.length && absent.every((id) => seen.has(id));
  return same ? null : { code: 'absences-changed', absent };
}

export function notLast(t: Tournament, round: number): Refusal {
  const last = t.rounds.length;
  return roundOf(t, round)
    ? { code: 'not-the-last-round', round, last }
    : { code: 'unknown-round', round, drawn: last };
}

/** A drawn round as it enters the state, and the pools where this draw made them. */
interface DrawnRound {
  readonly round: Round;
  readonly pools?: FromTo<Pools | null>;
}

interface Request {
  readonly round: number;
  readonly attempt: number;
  readonly ranking: readonly PlayerId[];
  readonly fixed: readonly Fixed[] | undefined;
}

/** Which tables of a draw are taken; null: it has none of this kind. */
type Tables = (draw: Draw) => readonly Match[] | null;

function drawn(
  t: Tournament,
  { fixed = [], ...request }: Request,
  tables: Tables = (draw) => draw.matches,
): Result<DrawnRound, Refusal> {
  const taken = tableTwice(fixed);
  if (taken !== undefined) return refused({ code: 'table-taken', table: taken });
  const unused = fixed.flatMap(({ table }) => table ?? []).find((table) => !isUsable(t, table));
  if (unused !== undefined) return refused({ code: 'table-unused', table: unused });
  const absent = new Set(awayNow(t));
  const made = fixed.map(fixedMatch);
  const result = formatOf(t.format).draw(t, { ...request, absent, ...(made.length > 0 && { made }) });
  if (!result.ok) return result;
  const matches = tables(result.value);
  if (!matches) return refused({ code: 'no-proposal', round: request.round });
  const { pools } = result.value;
  const round: Round = {
    status: 'draft',
    absent: result.value.absent,
    bestOf: t.settings.bestOf ?? 1,
    attempt: request.attempt,
    matches,
  };
  return ok({ round, ...(pools && { pools: { from: t.settings.drawn ?? null, to: pools } }) });
}

function tableTwice(fixed: readonly Fixed[]): number | undefined {
  const numbers = fixed.flatMap(({ table, players }) => (players.length === 2 ? (table ?? []) : []));
  return numbers.find((table, i) => numbers.indexOf(table) < i);
}
