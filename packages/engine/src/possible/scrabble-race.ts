import { ratingScoring, scrabbleScoring } from '../criteria/scoring.ts';
import { type Encounter, type Scoring, tally } from '../criteria/tally.ts';
import { traitsOf } from '../formulas/traits.ts';
import { listed } from '../standings/line-places.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { better, pointsAfter, suiting } from './ahead.ts';
import { type AtTable, takenFrom, unmetPoints, whenAllMet } from './by-head-to-head.ts';
import { outerBound, whenVoid } from './by-spread.ts';
import type { Comparing, Moves } from './comparison.ts';
import { openGames, openTables } from './open-tables.ts';
import {
  type Ahead,
  type End,
  endOfRace,
  type FinalHeadToHead,
  type OpenTable,
  type Race,
  type RaceSide,
} from './race.ts';
import { amongRivals } from './rivals.ts';
import { type View, viewer } from './view.ts';

/**
 * The best or worst final place of a player of a Scrabble formula whose last round is drawn. Exact, unless more results
 * have to be looked at than are: then a bound.
 */
export function scrabbleEnds(race: Race): (target: number, side: RaceSide) => End {
  const views = viewer(race);
  return (target, side) => endOfRace(side, differing(views(target, side)).map(aheadIn));
}

/** While his opponent is not level with him, nothing but the spread is moved by how their table ended. */
function differing(views: readonly View[]): readonly View[] {
  return views.filter((view, i) => {
    const { meeting, level, own, settledAhead } = view;
    if (level.some(({ place }) => place === meeting?.opponent)) return true;
    return !views.some((other, j) => {
      if (i === j || other.settledAhead !== settledAhead || other.level.length !== level.length) return false;
      const further = suiting(view) * (own.spread - other.own.spread);
      return further > 0 || (further === 0 && j < i);
    });
  });
}

function aheadIn(view: View): Ahead {
  switch (view.race.rule) {
    case 'unmet-two-each':
      return whenTwoEach(view);
    case 'if-all-met':
      return ifAllMet(view);
  }
}

function ifAllMet(view: View): Ahead {
  const bound = outerBound(view);
  const level = whenVoid(view);
  if (level === bound) return { ahead: bound, exact: true };
  const counted = whenAllMet(view);
  const reached = better(view.side, level, counted.ahead);
  return counted.whole && reached !== null
    ? { ahead: reached, exact: true }
    : { ahead: bound, exact: reached === bound };
}

/**
 * Belgium, final standings: PPM always count, a pair that has not met 2 each, so that who else ends on the same points
 * moves them. The spread is made of ratings, and each way for a table to end has its own.
 */
function whenTwoEach(view: View): Ahead {
  const { ahead, ways } = amongRivals(view, view.near, comparingIn(view));
  return { ahead: ahead + view.farAhead, exact: ways !== null };
}

function comparingIn(view: View): Comparing {
  return {
    before: () => 0,
    lead: (place) => leadOf(view, place),
    range: (place) => rangeOf(view, place),
    moves: (at) => movesOf(view, at),
    // Only who is level counts, not by how many points others are not.
    wish: () => 0,
    level: () => 0,
    unit: 1,
  };
}

/** Of somebody at an open table, what he gives to the other comes with the table. */
function leadOf(view: View, place: number): number {
  const { own, level } = view;
  const settled = level.some((other) => other.place === place);
  let lead = takenFrom(view, place, own.place, null) - (settled ? takenFrom(view, own.place, place, null) : 0);
  for (const other of level) {
    if (other.place === place) continue;
    lead += takenFrom(view, place, other.place, null) - takenFrom(view, own.place, other.place, null);
  }
  return lead;
}

/** Each table for itself. */
function rangeOf(view: View, place: number): readonly [number, number] {
  let [least, most] = [leadOf(view, place), leadOf(view, place)];
  for (const table of view.near) {
    const moved = table.options.flatMap((option) => movedAt(view, { table, option }, place) ?? []);
    if (moved.length === 0) continue;
    least += Math.min(...moved);
    most += Math.max(...moved);
  }
  return [least, most];
}

/** Null: he isn't on the points then. */
function movedAt(view: View, at: AtTable, place: number): number | null {
  const level = levelAt(view, at);
  const beside = at.table.players.includes(place);
  if (beside && !level.includes(place)) return null;
  let moved = 0;
  for (const other of level) {
    moved -= takenFrom(view, view.own.place, other, null);
    if (other !== place) moved += takenFrom(view, place, other, beside ? at : null);
  }
  return moved;
}

/** Those of a table who end on his points. */
function levelAt(view: View, { table, option }: AtTable): readonly number[] {
  const after = pointsAfter(view, table, option);
  return table.players.filter((place, seat) => after[seat] === view.own.points && view.race.ranked.has(place));
}

/** Whoever joins moves those who have met him; all others, and he himself, as if they had not. */
function movesOf(view: View, at: AtTable): Moves {
  const { race, own } = view;
  const some: (readonly [number, number])[] = [];
  let all = 0;
  for (const place of levelAt(view, at)) {
    all += unmetPoints - takenFrom(view, own.place, place, null);
    some.push([place, -unmetPoints]);
    const beside = besideOf(at.table, place);
    for (const other of new Set([...(race.taken[place]?.keys() ?? []), beside])) {
      if (other === own.place) continue;
      some.push([other, takenFrom(view, other, place, other === beside ? at : null) - unmetPoints]);
    }
  }
  return { all, some };
}

const besideOf = ({ players: [a, b] }: OpenTable, place: number): number => (place === a ? b : a);

/** What final standings of a Scrabble formula are made by. */
interface RaceReading {
  readonly scoring: Scoring;
  readonly headToHead: FinalHeadToHead;
}

/** Null for a formula that goes by points and not by PM. PPM count, also where the fixed rounds end the event (§9). */
export function readingOf(tournament: Tournament): RaceReading | null {
  const { counts, pdep } = traitsOf(tournament.format);
  if (counts !== 'match-points') return null;
  return pdep === 'ratings'
    ? { scoring: ratingScoring(tournament), headToHead: 'unmet-two-each' }
    : { scoring: scrabbleScoring(tournament.settings), headToHead: 'if-all-met' };
}

export function scrabbleRace(tournament: Tournament, ranking: readonly PlayerId[], reading: RaceReading): Race {
  const { scoring, headToHead: rule } = reading;
  const after = tournament.rounds.length;
  const sums = tally(tournament, ranking, after, scoring);
  return {
    ranked: new Set(listed(tournament, ranking, after)),
    points: sums.points,
    spread: sums.spread,
    taken: sums.players.map((_, place) => takenBy(sums.met(place))),
    tables: openTables(tournament, ranking, scoring, openGames),
    rule,
  };
}

function takenBy(encounters: readonly Encounter[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { opponent, points } of encounters) taken.set(opponent, (taken.get(opponent) ?? 0) + points);
  return taken;
}
