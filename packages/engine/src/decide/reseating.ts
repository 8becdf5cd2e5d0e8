import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Event, TableChange } from '../tournament/events.ts';
import { freeTable, takingPart } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { bare, inPlay, remade, sameSeats, unsaid } from './by-hand.ts';
import type { CommandOf, Decided, Reseated } from './commands.ts';

/**
 * Tables of the round in play (or of a draft) as they were really played, in one decision: the people of these tables
 * among themselves, the numbers, who begins. What was said of a table goes where other people sit there, stays where
 * the same two do; every other table stands. Who is not in the hall and would be exempt is absent from the round
 * instead, and that seat goes. Refused: a closed round or one that others follow; tables that are not as their author
 * saw them; somebody who is of none of them, twice or left out; exempt after having left; one number twice; a number of
 * results to lose that was not told; nothing that changes.
 */
export function reseat(t: Tournament, command: CommandOf<'reseat'>, people: People): Decided {
  const drawn = inPlay(t, command.round);
  if (!drawn.ok) return drawn;
  const { round, tables, losing } = command;
  const found = tables.map((table) => ({ ...table, ...seenIn(drawn.value, table.saw) }));
  const seen = found.filter((table): table is Found => 'match' in table);
  if (seen.length < found.length || new Set(seen.map(({ at }) => at)).size < seen.length)
    return refused({ code: 'tables-changed', round, players: tables.flatMap(({ saw }) => saw).slice(0, 2) });
  const wrong = wrongPeople(t, round, seen);
  if (wrong) return refused(wrong);
  const changes = seen
    .map((table) => ({ match: table.at, from: table.match, to: made({ t, people, round }, table) }))
    .filter(({ from, to }) => !sameValue(from, to));
  if (changes.length === 0) return refused({ code: 'nothing-changes' });
  const taken = numberTwice(drawn.value, changes);
  if (taken !== null) return refused({ code: 'table-taken', table: taken });
  const lost = changes.filter(({ from, to }) => from.result && !sameSeats(from.players, to.players)).length;
  if (lost !== losing) return refused({ code: 'results-lost', round, losing: lost });
  const tablesMade: TablesMade = { kind: 'tables', ...told(round, changes) };
  return ok([...changes.flatMap((change) => unsaid(round, change)), withoutAway(t, drawn.value, tablesMade)]);
}

/**
 * Without the exempt seats of those who are away: they are absent from the round. The last match of it comes where such
 * a seat was, so that every other table keeps its place. More than one of them: only the last, the others stay refused.
 */
function withoutAway(t: Tournament, { matches, absent }: Round, event: TablesMade): Event {
  const gone = event.tables.find((change) => awayAlone(t, change));
  const last = matches.length - 1;
  const there = event.tables.find(({ match }) => match === last);
  const ending = there ?? { match: last, from: matches[last], to: matches[last] };
  if (!gone || !ending.from || !ending.to) return event;
  const others = event.tables.filter((change) => change !== gone && change !== there);
  const { from, to } = ending;
  return {
    ...event,
    tables: gone.match === last ? others : [...others, { match: gone.match, from: gone.from, to }],
    absent: { from: absent, to: [...absent, ...gone.to.players] },
    last: { match: last, from, to: null },
  };
}

/** Somebody would be exempt who takes part, is not there to play, and was not exempt before. */
function awayAlone(t: Tournament, change: TableChange): boolean {
  const id = newlyAlone(change);
  return takingPart(t).some((player) => player.id === id && player.presence !== 'here');
}

function newlyAlone({ from, to }: { readonly from: Seats; readonly to: Seats }): PlayerId | null {
  return to.players.length > 1 || sameSeats(from.players, to.players) ? null : to.players[0];
}

type Seats = Pick<Match, 'players'>;

interface Found extends Reseated {
  readonly at: number;
  readonly match: Match;
}

function seenIn({ matches }: Round, saw: readonly PlayerId[]): Pick<Found, 'at' | 'match'> | null {
  const at = matches.findIndex(({ players }) => sameSeats(players, saw));
  const match = matches[at];
  return match ? { at, match } : null;
}

/** Everybody of these tables has one seat among them, and whoever becomes exempt is there to play. */
function wrongPeople(t: Tournament, round: number, tables: readonly Found[]): Refusal | null {
  const before = tables.flatMap(({ match }): readonly PlayerId[] => match.players);
  const after = tables.flatMap(({ players }): readonly PlayerId[] => players);
  const stranger = after.find((id) => !before.includes(id));
  if (stranger !== undefined) return { code: 'not-drawn', player: stranger, round };
  const twice = after.find((id, i) => after.indexOf(id) < i);
  if (twice !== undefined) return { code: 'plays-twice', player: twice };
  const leftOut = before.find((id) => !after.includes(id));
  if (leftOut !== undefined) return { code: 'seat-missing', player: leftOut };
  const part = new Map(takingPart(t).map(({ id, presence }) => [id, presence]));
  const alone = tables.flatMap(({ match, players }) => newlyAlone({ from: match, to: { players } }) ?? []);
  const gone = alone.find((id) => !part.has(id));
  // One such seat goes; a second one would ask for another order of the tables.
  const [, second] = alone.filter((id) => part.has(id) && part.get(id) !== 'here');
  const wrong = gone ?? second;
  return wrong === undefined ? null : { code: 'not-present', player: wrong };
}

interface Making {
  readonly t: Tournament;
  readonly people: People;
  readonly round: number;
}

/** The table as it becomes. Who begins by hand has no reason of the rule any more. */
function made({ t, people, round }: Making, { match, players, table, starts }: Found): Match {
  const same = sameSeats(match.players, players);
  const number = players.length === 1 ? undefined : (table ?? match.table ?? nextNumber(t, round));
  const seated = same ? match : remade({ t, people, number: round }, match, players, number);
  const numbered = number === undefined ? seated : { ...seated, table: number };
  if (starts === undefined || players.length === 1 || starts === numbered.starts || !players.includes(starts))
    return numbered;
  const why = numbered.why?.filter(({ step }) => step !== 'starts');
  return { ...numbered, starts, ...(why && { why }) };
}

const nextNumber = (t: Tournament, round: number): number =>
  freeTable(t, Math.max(0, ...(t.rounds[round - 1]?.matches ?? []).flatMap(({ table }) => table ?? [])) + 1);

function told(round: number, changes: readonly TableChange[]): Omit<TablesMade, 'kind'> {
  const people = changes.some(({ from, to }) => !sameSeats(from.players, to.players));
  const numbers = changes.some(({ from, to }) => from.table !== to.table);
  const tables = changes.map(({ match, from, to }) =>
    sameSeats(from.players, to.players) ? { match, from, to } : { match, from: bare(from), to },
  );
  return { round, why: people ? 'swap' : numbers ? 'number' : 'starts', tables };
}

type TablesMade = Extract<Event, { readonly kind: 'tables' }>;

function numberTwice({ matches }: Round, changes: readonly TableChange[]): number | null {
  const made = new Map(changes.map(({ match, to }) => [match, to]));
  const numbers = matches.flatMap((match, at) => (made.get(at) ?? match).table ?? []);
  return numbers.find((number, i) => numbers.indexOf(number) < i) ?? null;
}
