import type { FederationChampionship } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { AdgRating } from '@ronde/engine';
import type { RatingStep } from '@ronde/engine/federation/ratings';
import { type ChampionshipResult, championship, championshipSeason } from '@ronde/engine/rating/championship';
import { methodAt } from '@ronde/engine/rating/elo-history';
import { figuresIn, namedStep } from './figures.ts';
import { type FederationSnapshot, named, numberOf, once } from './snapshot.ts';

type View = Frozen<FederationChampionship>;
type Counted = View['rows'][number]['counted'][number];

/** A season's table, made of all results each time; missing: the newest season with a result. */
export function championshipIn(snapshot: FederationSnapshot, asked?: string): View {
  const events = eventsIn(snapshot);
  const seasons = [...new Set(events.map(({ season }) => season))].toSorted().toReversed();
  const season = asked ?? seasons[0] ?? null;
  const own = events.filter((event) => event.season === season);
  const lastDay = own.at(-1)?.step.event.lastDay ?? '';
  const method = methodAt(lastDay, snapshot.state.championships);
  const told = new Map(own.map((event) => [event.step.event.id, event]));
  const counted = (results: readonly ChampionshipResult[]): readonly Counted[] =>
    results.flatMap((result) => {
      const event = told.get(result.event);
      return event ? [countedOf(snapshot, event, result)] : [];
    });
  const rows =
    season === null
      ? []
      : championship(
          own.flatMap(({ results }) => results),
          season,
          method,
        );
  return {
    number: numberOf(snapshot),
    season,
    seasons,
    best: method.best,
    halvings: method.halvings,
    rows: rows.map((row) => ({
      ...named(snapshot, row.player),
      rank: row.rank,
      total: row.total,
      counted: counted(row.counted),
      dropped: counted(row.dropped),
    })),
  };
}

interface OfSeason {
  readonly step: RatingStep;
  readonly season: string;
  readonly rating: AdgRating;
  readonly results: readonly ChampionshipResult[];
}

/** Those that bring points, in date order; August brings none. */
const eventsIn = once(({ ratings, state }: FederationSnapshot): readonly OfSeason[] =>
  ratings.steps.flatMap((step): OfSeason[] => {
    const { id, lastDay } = step.event;
    const season = championshipSeason(lastDay, methodAt(lastDay, state.championships));
    if (step.event.kind !== 'elo' || season === null) return [];
    const figures = figuresIn(step);
    if (figures.kind !== 'event' || figures.rating.system !== 'elo' || !figures.rating.official) return [];
    const { rating } = figures;
    const results = rating.players.flatMap(({ player, place, championship: points }): ChampionshipResult[] =>
      place === null ? [] : [{ player, event: id, lastDay, place, points }],
    );
    return [{ step, season, rating, results }];
  }),
);

function countedOf(
  snapshot: FederationSnapshot,
  { step, rating }: OfSeason,
  { place, points }: ChampionshipResult,
): Counted {
  const { id, lastDay } = step.event;
  const players = rating.players.filter((line) => line.place !== null && line.games > 0).length;
  return { step: namedStep(snapshot, { id, lastDay }), place, players, value: rating.value, points: points ?? 0 };
}

/** Whose total of a season is another one; 0: no result. */
export function pointsMoved(before: FederationSnapshot, after: FederationSnapshot) {
  const seasons = [...new Set([before, after].flatMap((snapshot) => eventsIn(snapshot).map(({ season }) => season)))];
  return seasons.toSorted().flatMap((season) => {
    const [was, is] = [totalsIn(before, season), totalsIn(after, season)];
    return [...new Set([...is.keys(), ...was.keys()])].flatMap((person) => {
      const own = { before: was.get(person)?.total ?? 0, after: is.get(person)?.total ?? 0 };
      const row = is.get(person) ?? was.get(person);
      if (!row || own.before === own.after) return [];
      const { name, club } = row;
      return [{ person, name, ...(club !== undefined && { club }), season, ...own }];
    });
  });
}

const totalsIn = (snapshot: FederationSnapshot, season: string) =>
  new Map(championshipIn(snapshot, season).rows.map((row) => [row.person, row]));
