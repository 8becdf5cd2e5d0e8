import type { FederationChampionship } from '@ronde/contract/http/federation/seasons';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { PersonId } from '@ronde/engine/federation/document';
import { type EventPoints, eachPoints, eventPoints } from '@ronde/engine/federation/event-points';
import type { RatingStep } from '@ronde/engine/federation/rating-step';
import { methodAt } from '@ronde/engine/rating/adg-event';
import { type ChampionshipResult, championship, championshipSeason } from '@ronde/engine/rating/championship';
import { namedStep } from './figures.ts';
import { type FederationSnapshot, named, numberOf, once } from './snapshot.ts';

type View = Frozen<FederationChampionship>;
type Counted = View['rows'][number]['counted'][number];

/** A season's table, made of all results each time; missing: the newest season with a result. */
export function championshipIn(snapshot: FederationSnapshot, asked?: string): View {
  // Of a season in which no event is official there is no table.
  const brings = ([, steps]: readonly [string, readonly RatingStep[]]) => steps.some((step) => eventPoints(step));
  const seasons = [...stepsBySeason(snapshot)]
    .filter(brings)
    .map(([season]) => season)
    .toSorted()
    .toReversed();
  const season = asked ?? seasons[0] ?? null;
  const own = season === null ? [] : eventsIn(snapshot, season);
  const method = methodOf(snapshot, own);
  const told = new Map(own.map((event) => [event.event, event]));
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

/** Those of a season that bring points, in date order. */
const eventsIn = (snapshot: FederationSnapshot, season: string): readonly EventPoints[] =>
  (stepsBySeason(snapshot).get(season) ?? []).flatMap((step) => eventPoints(step) ?? []);

function countedOf(snapshot: FederationSnapshot, event: EventPoints, { place, points }: ChampionshipResult): Counted {
  const { event: id, lastDay, players, value } = event;
  return { step: namedStep(snapshot, { id, lastDay }), place, players, value, points: points ?? 0 };
}

/** A total of a season that is another one; 0: no result. */
interface MovedPoints {
  readonly person: PersonId;
  readonly season: string;
  readonly before: number;
  readonly after: number;
}

/** Whose total of a season is another one, by season. */
export function pointsMoved(before: FederationSnapshot, after: FederationSnapshot): readonly MovedPoints[] {
  const [was, is] = [stepsBySeason(before), stepsBySeason(after)];
  const seasons = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return seasons.flatMap((season) => {
    const [old, now] = [was.get(season) ?? [], is.get(season) ?? []];
    // What every event of a season is worth is looked at only where one is another one.
    if (old.length === now.length && old.every((step, i) => step === now[i])) return [];
    const [then, since] = [totalsOf(before, season), totalsOf(after, season)];
    return [...new Set([...since.keys(), ...then.keys()])].flatMap((person) => {
      const own = { before: then.get(person) ?? 0, after: since.get(person) ?? 0 };
      return own.before === own.after ? [] : [{ person, season, ...own }];
    });
  });
}

const stepsBySeason = once(({ ratings }: FederationSnapshot): ReadonlyMap<string, readonly RatingStep[]> => {
  const all = new Map<string, RatingStep[]>();
  for (const step of ratings.steps) {
    const season = step.event.kind === 'elo' ? championshipSeason(step.event.lastDay, step.event.method) : null;
    if (season === null) continue;
    const own = all.get(season) ?? [];
    own.push(step);
    all.set(season, own);
  }
  return all;
});

const methodOf = (snapshot: FederationSnapshot, events: readonly { readonly lastDay: string }[]) =>
  methodAt(events.at(-1)?.lastDay ?? '', snapshot.state.championships);

const totals = once((_: FederationSnapshot) => new Map<string, ReadonlyMap<PersonId, number>>());

/** The totals of a season as its table has them, and nothing else of it. */
function totalsOf(snapshot: FederationSnapshot, season: string): ReadonlyMap<PersonId, number> {
  const known = totals(snapshot).get(season) ?? summed(snapshot, season);
  totals(snapshot).set(season, known);
  return known;
}

function summed(snapshot: FederationSnapshot, season: string): ReadonlyMap<PersonId, number> {
  const steps = stepsBySeason(snapshot).get(season) ?? [];
  const method = methodOf(
    snapshot,
    steps.map(({ event }) => event),
  );
  const all = new Map<PersonId, number[]>();
  for (const step of steps)
    if (championshipSeason(step.event.lastDay, method) === season)
      eachPoints(step, (player, points) => {
        const own = all.get(player);
        if (own) own.push(points);
        else all.set(player, [points]);
      });
  const best = (points: readonly number[]): number =>
    (points.length > method.best ? points.toSorted((a, b) => b - a).slice(0, method.best) : points).reduce(
      (sum, one) => sum + one,
      0,
    );
  return new Map([...all].map(([player, points]) => [player, best(points)]));
}
