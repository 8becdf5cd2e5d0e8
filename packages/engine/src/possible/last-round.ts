import { placesIn } from '../criteria/places.ts';
import { traitsOf } from '../formulas/traits.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { pointsEnds } from './points-end.ts';
import { type PointsRace, pointsRaces } from './points-race.ts';
import type { PossiblePlace } from './possible-place.ts';
import type { End, Race, Side } from './race.ts';
import { scrabbleEnds } from './scrabble-end.ts';
import { readingOf, scrabbleRace } from './scrabble-race.ts';
import { wargameRace } from './wargame-race.ts';

type Ends = Pick<PossiblePlace, 'best' | 'worst' | 'exact'>;

/** Every planned round drawn: the ends of each player; null where somebody sits at two open tables. */
export function lastRound(tournament: Tournament, ranking: readonly PlayerId[]): ((player: PlayerId) => Ends) | null {
  const endOf = endsIn(tournament, ranking);
  if (!endOf) return null;
  const place = placesIn(ranking);
  return (player) => {
    const [best, worst] = [endOf(place.get(player) ?? -1, 'best'), endOf(place.get(player) ?? -1, 'worst')];
    return { best: best.place, worst: worst.place, exact: best.exact && worst.exact };
  };
}

function endsIn(tournament: Tournament, ranking: readonly PlayerId[]): ((target: number, side: Side) => End) | null {
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
