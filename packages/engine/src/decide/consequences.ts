import { ok, type Result } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { formatOf } from '../formulas/draws.ts';
import { standingsOf } from '../formulas/formulas.ts';
import type { Event } from '../tournament/events.ts';
import { stillThere, tableRef } from '../tournament/find.ts';
import { apply } from '../tournament/log.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { fixedBefore } from './fixed-tables.ts';

/** What a correction would change; the tables stay as they were drawn, whatever it says (rules: situations). */
export interface Consequences {
  /** The standings that change, oldest first. */
  readonly standings: readonly StandingsChange[];
  /** The later rounds that would have been drawn otherwise, oldest first. */
  readonly rounds: readonly RoundOtherwise[];
}

/** `after`: rounds. `lines`: those that change, in the order of the new standings. */
interface StandingsChange {
  readonly after: number;
  readonly lines: readonly LineChange[];
}

/** Places before and after; the same where only the figures change, null where the player is not listed. */
interface LineChange {
  readonly player: PlayerId;
  readonly from: number | null;
  readonly to: number | null;
}

/** `tables`: drawn, and would not have been. `instead`: who would have met. Null: nothing could have been drawn. */
interface RoundOtherwise {
  readonly round: number;
  readonly tables: readonly TableRef[];
  readonly instead: readonly Match['players'][] | null;
}

/** Asked before a command is sent: a result corrected or cleared, a sanction, a fact. Refused: as the command itself. */
export function consequences(t: Tournament, command: Command, people: People): Result<Consequences, Refusal> {
  const decided = decide(t, command, people);
  return decided.ok ? ok(followingFrom(t, decided.value.reduce(apply, t), decided.value, people)) : decided;
}

/** The same of what was decided on `t`; `after`: the state that these events made of it. */
export function followingFrom(
  t: Tournament,
  after: Tournament,
  events: readonly Event[],
  people: People,
): Consequences {
  const rounds = Math.min(t.rounds.length, after.rounds.length);
  const each = Array.from({ length: rounds }, (_, i) => i + 1);
  const first = firstTouched(events);
  // A result is of no standings before its round; anything else may be.
  const ranked = events.every(({ kind }) => kind === 'result') ? first : 0;
  return {
    standings: each
      .filter((round) => round >= ranked)
      .flatMap((round) => standingsChange(t, after, people, round) ?? []),
    rounds: each.filter((round) => round > first).flatMap((round) => drawnOtherwise(t, after, round) ?? []),
  };
}

/** The first round that an event touches; 0 where it is of the whole tournament. */
function firstTouched(events: readonly Event[]): number {
  return Math.min(...events.map((event) => ('round' in event ? event.round : 0)));
}

function standingsChange(t: Tournament, after: Tournament, people: People, round: number): StandingsChange | null {
  const before = rowsOf(t, people, round);
  const now = rowsOf(after, people, round);
  const changed = (player: PlayerId): boolean => !sameValue(before.get(player), now.get(player));
  const players = [...now.keys(), ...[...before.keys()].filter((player) => !now.has(player))];
  const lines = players.filter(changed).map((player) => ({
    player,
    from: before.get(player)?.rank ?? null,
    to: now.get(player)?.rank ?? null,
  }));
  return lines.length === 0 ? null : { after: round, lines };
}

type Row = { readonly player: PlayerId; readonly rank: number };

type Rows = ReadonlyMap<PlayerId, Row>;

/** Standings of one state, by the number of rounds. */
interface Known {
  readonly t: Tournament;
  readonly people: People;
  readonly rows: Map<number, Rows>;
}

/** What one correction leaves is what the next one finds: the last states alone, or each would outlive its own time. */
const mostKnown = 4;
let known: readonly Known[] = [];

function rowsOf(t: Tournament, people: People, after: number): Rows {
  const { rows } = knownOf(t, people);
  const made = rows.get(after) ?? rowsAfter(t, people, after);
  rows.set(after, made);
  return made;
}

function knownOf(t: Tournament, people: People): Known {
  const before = known.find((one) => one.t === t && one.people === people);
  if (before) return before;
  const fresh: Known = { t, people, rows: new Map() };
  known = [fresh, ...known.slice(0, mostKnown - 1)];
  return fresh;
}

function rowsAfter(t: Tournament, people: People, after: number): Rows {
  const rows: readonly Row[] = standingsOf(t, people, { after }).rows;
  return new Map(rows.map((row) => [row.player, row]));
}

const keyOf = ({ players }: Match): string => JSON.stringify([...players].sort());

/** What differs between the rule's round before and after: what was made by hand is nobody's consequence. */
function drawnOtherwise(t: Tournament, after: Tournament, round: number): RoundOtherwise | null {
  const before = asDrawnThen(t, round);
  const now = asDrawnThen(after, round);
  const drawn = t.rounds[round - 1]?.matches ?? [];
  if (!before) return null;
  const [then, today] = [new Set(before.map(keyOf)), new Set(now?.map(keyOf))];
  const gone = drawn.filter((match) => then.has(keyOf(match)) && !today.has(keyOf(match)));
  if (gone.length === 0) return null;
  const instead = now?.filter((match) => !then.has(keyOf(match))).map(({ players }) => players) ?? null;
  return { round, tables: gone.flatMap((match) => tableRef(round, match) ?? []), instead };
}

/**
 * The tables that the rule gives for a round that was drawn before, on the results as they stand now: the same
 * players, the same attempt, the tables that were fixed before it. Null where the rule can't draw them.
 */
function asDrawnThen(t: Tournament, number: number): readonly Match[] | null {
  const round = t.rounds[number - 1];
  if (!round) return null;
  const playing = new Set<PlayerId>(round.matches.flatMap(({ players }) => players as readonly PlayerId[]));
  const players = t.players.map((player) => stillThere(player, number));
  const absent = new Set(players.map(({ id }) => id).filter((id) => !playing.has(id)));
  // The pools that are kept are those of the last attempt.
  const attempt = number === 1 && t.settings.drawn ? 1 : round.attempt;
  const made = fixedBefore(round);
  const drawn = formatOf(t.format).draw(
    // What was planned then: a closed tournament has the rounds that were held.
    { ...t, players, rounds: t.rounds.slice(0, number - 1), status: 'open' },
    { round: number, attempt, ranking: t.ranking, absent, ...(made.length > 0 && { made }) },
  );
  return drawn.ok ? drawn.value.matches : null;
}
