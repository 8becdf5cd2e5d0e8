import { placesIn } from '../criteria/places.ts';
import { formulaOf, standingsOf } from '../formulas/formulas.ts';
import { traitsOf } from '../formulas/traits.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { type Relation, suiting } from './ahead.ts';
import type { Way } from './contest.ts';
import { byOpponents, type EndedTable, type PointsRace, pointsRaces } from './points-race.ts';
import { type Ahead, type End, endOfRace, type Race, type RaceSide } from './race.ts';
import { amongRivals } from './rivals.ts';
import { readingOf, scrabbleEnds, scrabbleRace } from './scrabble-race.ts';
import { placesWithin, spansOf } from './spans.ts';
import { type View, viewer } from './view.ts';
import { wargameRace } from './wargame-race.ts';
import { afterTheFinal, type PossiblePlace, throughTheFinal } from './with-final.ts';

export interface Possible {
  /** Planned rounds that are not drawn. */
  readonly roundsLeft: number;
  /** In the order of the standings. */
  readonly players: readonly PossiblePlace[];
}

/**
 * What is still possible: exact once the last planned round is drawn, from every result that its open tables can
 * still have (forfeits and decisions too); before, and where that is too much to look through, bounds that are never
 * too narrow. Results that are in, tables that are drawn and the players who are registered stay as they are; a draft
 * counts as not drawn. A final that is still to be played is in it.
 */
export function possiblePlaces(tournament: Tournament, people: People): Possible {
  const drawn = withoutDraft(tournament);
  const ranking = initialRanking(drawn, people);
  const roundsLeft = Math.max(0, formulaOf(drawn.format).plannedRounds(drawn) - drawn.rounds.length);
  const open = roundsLeft > 0 || drawn.rounds.some((round) => round.matches.some(isOpen));
  const { rows } = standingsOf(drawn, people, { final: !open });
  if (!open) return { roundsLeft, players: afterTheFinal(drawn, people) };
  const ids = rows.map(({ player }) => player);
  const bounds = placesWithin(spansOf(drawn, ranking, roundsLeft, ids));
  const exactly = roundsLeft === 0 ? lastRound(drawn, ranking) : null;
  const players = rows.map(({ player, rank }, i): PossiblePlace => {
    const { best = 1, worst = ids.length } = bounds[i] ?? {};
    return { player, place: rank, ...(exactly?.(player) ?? { best, worst, exact: false }) };
  });
  const worstBound = (i: number): number => bounds[i]?.worst ?? ids.length;
  return { roundsLeft, players: throughTheFinal(drawn, players, worstBound) };
}

function withoutDraft(tournament: Tournament): Tournament {
  const drafts = tournament.rounds.some(({ status }) => status === 'draft');
  return drafts ? { ...tournament, rounds: tournament.rounds.filter(({ status }) => status !== 'draft') } : tournament;
}

const isOpen = ({ players, result }: Match): boolean => players.length === 2 && !result;

type Ends = Pick<PossiblePlace, 'best' | 'worst' | 'exact'>;

/** Every planned round drawn: the ends of each player; null where somebody sits at two open tables. */
function lastRound(tournament: Tournament, ranking: readonly PlayerId[]): ((player: PlayerId) => Ends) | null {
  const endOf = endsIn(tournament, ranking);
  if (!endOf) return null;
  const place = placesIn(ranking);
  return (player) => {
    const [best, worst] = [endOf(place.get(player) ?? -1, 'best'), endOf(place.get(player) ?? -1, 'worst')];
    return { best: best.place, worst: worst.place, exact: best.exact && worst.exact };
  };
}

function endsIn(
  tournament: Tournament,
  ranking: readonly PlayerId[],
): ((target: number, side: RaceSide) => End) | null {
  const reading = readingOf(tournament);
  if (reading) {
    const race = scrabbleRace(tournament, ranking, reading);
    return oneTableEach(race) ? scrabbleEnds(race) : null;
  }
  const races =
    traitsOf(tournament.format).counts === 'scores'
      ? [wargameRace(tournament, ranking)]
      : pointsRaces(tournament, ranking);
  return races.every(oneTableEach) ? outermost(races.map(pointsEnds)) : null;
}

/** The end over all ways that the tournament can turn out; exact where the first of them reaches it. */
function outermost(races: readonly ReturnType<typeof pointsEnds>[]): ReturnType<typeof pointsEnds> {
  return (target, side) => {
    const ends = races.map((endOf) => endOf(target, side));
    const place = (side === 'best' ? Math.min : Math.max)(...ends.map((end) => end.place));
    return { place, exact: ends[0]?.exact === true && ends[0].place === place };
  };
}

function oneTableEach({ tables }: Race | PointsRace): boolean {
  const seated = tables.flatMap(({ players }) => players);
  return new Set(seated).size === seated.length;
}

type PointsView = View<PointsRace>;

/** The best or worst final place of a player of a formula that goes by points, its last round drawn. */
function pointsEnds(race: PointsRace): (target: number, side: RaceSide) => End {
  const views = viewer(race);
  return (target, side) => endOfRace(side, views(target, side).map(aheadIn));
}

function aheadIn(view: PointsView): Ahead {
  const { between } = view.race;
  if (!between) return settledBy(view, () => 0).found;
  const games = new Map<number, Relation | null>();
  const byGame = (place: number): Relation | null => {
    const known = games.get(place);
    if (known !== undefined) return known;
    const { own, meeting } = view;
    const relation = between(own.place, place, meeting?.met && meeting.opponent === place ? meeting.points : null);
    games.set(place, relation);
    return relation;
  };
  const hoped = settledBy(view, (place) => byGame(place) ?? suiting(view));
  if (![...games.values()].includes(null) || !hoped.ways) return hoped.found;
  // Where it depends on who else is level: it is so, or it makes no difference, or the hope is a bound.
  if (aheadAfter(view, hoped.ways) === hoped.found.ahead) return hoped.found;
  const feared = settledBy(view, (place) => byGame(place) ?? (-suiting(view) as Relation));
  return { ahead: hoped.found.ahead, exact: feared.found.exact && feared.found.ahead === hoped.found.ahead };
}

interface Tried {
  readonly found: Ahead;
  readonly ways: readonly Way[] | null;
}

/** Far tables too: they move the opponents' totals. */
function settledBy(view: PointsView, level: (place: number) => Relation): Tried {
  const { ahead, ways } = amongRivals(view, [...view.near, ...view.far], byOpponents(view, level));
  return { found: { ahead, exact: ways !== null }, ways };
}

/** Everything decided: those ahead of him in L'Art de la Guerre. */
function aheadAfter(view: PointsView, ways: readonly Way[]): number {
  const { race, own, meeting } = view;
  const tables: EndedTable[] = meeting ? [{ players: [own.place, meeting.opponent], option: meeting }] : [];
  for (const { at } of ways) if (at) tables.push({ players: at.table.players, option: at.option });
  const points = [...race.points];
  for (const { players, option } of tables) {
    for (const [seat, place] of players.entries()) points[place] = (points[place] ?? 0) + (option.points[seat] ?? 0);
  }
  return race.aheadAfter?.(own.place, { points, tables }) ?? 0;
}
