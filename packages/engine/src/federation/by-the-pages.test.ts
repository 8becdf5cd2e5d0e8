import { expect, test } from 'vitest';
import {
  eloByThePages,
  type PagesEloEvent,
  type PagesPlEvent,
  type PagesSeason,
  plByThePages,
} from '../fixtures/ratings-by-the-pages.ts';
import type { AdgRating } from '../rating/adg.ts';
import {
  adgChampionship as adg,
  type ChampionshipResult,
  championship,
  championshipSeason,
} from '../rating/championship.ts';
import { type Season, season2015 } from '../rating/season.ts';
import { eloEvent } from '../rating-of/elo-of.ts';
import { plEvent } from '../rating-of/pl-of.ts';
import { type SimulatedDocument, simulateFederation } from '../simulate/federation.ts';
import { type FederationDocument, type ListDocument, tournamentDocument } from './document.ts';
import type { FederationDecision, FederationFact } from './facts.ts';
import type { RatingEvent } from './rating-events.ts';
import { stepFigures } from './rating-step.ts';
import { type FederationRatings, federationRatings } from './ratings.ts';
import { federationState } from './state.ts';

// A second reading of the rules, written from the pages alone, against which whole years are held.

const lastOf = (years: readonly SimulatedDocument[]): readonly SimulatedDocument[] => [
  ...new Map(years.map((one) => [one.tournament.id, one])).values(),
];

/**
 * Everything that came, accepted in the order of arrival; players are known by their ids, which are those of careers.
 * Every third document has them under entries of their own, which are merged at the end.
 */
function kept(
  system: 'pl' | 'elo',
  years: readonly SimulatedDocument[],
  { season, list }: { readonly season?: Season; readonly list?: ListDocument } = {},
): FederationRatings {
  const log: FederationDecision[] = [];
  const documents = new Map<number, FederationDocument>();
  const signed = { at: '2028-12-31', by: 'officer' };
  const decide = (fact: FederationFact): void => {
    log.push({ number: log.length + 1, id: `d${log.length}`, ...signed, fact });
  };
  const gone = new Set<string>();
  const arrivals = years.toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1));
  for (const [i, { tournament, people, revision }] of arrivals.entries()) {
    const receipt = i + 1;
    documents.set(receipt, tournamentDocument(tournament, people, revision));
    const entry = (id: string): string => (i % 3 === 0 ? `${id} again` : id);
    const who = Object.fromEntries(tournament.players.map(({ id }) => [id, entry(id)]));
    if (i % 3 === 0) for (const { id } of tournament.players) gone.add(id);
    const came = { document: tournament.id, revision, sender: 'club', digest: `${receipt}` };
    decide({ kind: 'received', receipt, ...came });
    decide({ kind: 'accepted', receipt, people: who });
  }
  for (const id of gone) decide({ kind: 'merged', gone: `${id} again`, kept: id });
  if (season) decide({ kind: 'season-opened', season });
  if (list) {
    const receipt = documents.size + 1;
    documents.set(receipt, list);
    decide({ kind: 'received', receipt, document: list.id, revision: 1, sender: 'fisf', digest: 'list' });
    decide({ kind: 'accepted', receipt, people: Object.fromEntries([...list.people.keys()].map((id) => [id, id])) });
  }
  return federationRatings(system, federationState(log), documents);
}

const same = (id: string): string => id;

/** The second year is two years later, so that people come back after inactivity (§9). */
const withPause = ({ tournament, ...one }: SimulatedDocument): SimulatedDocument => ({
  ...one,
  tournament: { ...tournament, date: tournament.date.replace(/^2026/, '2028') },
});

/** A season begins while nobody plays, and lifts ten of them (§3). */
const lifting = { ...season2015, name: '2027', from: '2027-01-01', worldTopTen: ['s1', 's2', 's3', 's4', 's5', 's6'] };

test('PL: every figure of every event of simulated years is that of the pages', () => {
  const years = [...simulateFederation({ game: 'scrabble', people: 90, tournaments: 110, seed: 11 })].map(withPause);
  const seasons = [season2015, lifting].map(
    (season): PagesSeason => ({
      ...season,
      largest: [...season.largest],
      bonus: [...season.bonus],
      worldTopTen: [...season.worldTopTen],
    }),
  );
  const events = lastOf(years).map(({ tournament, people }): PagesPlEvent => {
    const { id, lastDay, entries, games } = plEvent(tournament, people, same);
    return {
      id,
      firstDay: tournament.date,
      lastDay,
      games,
      players: entries.map(({ player, place, drawn, rating, duplicateSeries }) => ({
        person: player,
        place,
        drawn,
        ...(rating !== undefined && { rating }),
        ...(duplicateSeries !== undefined && { duplicateSeries }),
      })),
    };
  });
  // Another federation's list in the middle of the second year: as it stands, some long away, some of nobody known here.
  const listed = ['s7', 's8', 's9', 's10', 'elsewhere'].map((person, i) => ({
    person,
    rating: 1500 + 100 * i,
    lastDay: i === 0 ? '2025-01-15' : '2028-05-31',
  }));
  const day = '2028-06-01';
  const list: ListDocument = {
    ...({ kind: 'list', id: 'fisf', revision: 1, name: 'FISF', firstDay: day, lastDay: day } as const),
    people: new Map(listed.map(({ person }) => [person, { name: person }])),
    ratings: new Map(listed.map(({ person, rating, lastDay }) => [person, { rating, active: lastDay }])),
  };
  const pages = plByThePages(
    [...events, { id: 'fisf', firstDay: day, lastDay: day, games: 0, players: [], list: listed }],
    seasons,
  );
  const days = new Map<string, string[]>();
  for (const { lastDay, players } of events)
    for (const { person } of players) days.set(person, [...(days.get(person) ?? []), lastDay]);
  expect(
    [...days.values()].filter((own) => own.some((day) => day < '2026-01-01') && own.some((day) => day > '2028-01-01'))
      .length,
  ).toBeGreaterThan(20);
  const ratings = kept('pl', years, { season: lifting, list });
  expect(ratings.held.get('elsewhere')).toEqual({ rating: 1900, active: '2028-05-31' });
  // A list is no event: nobody has played one more by it, and whoever has an event keeps its day.
  const without = kept('pl', years, { season: lifting });
  expect(ratings.rated).toEqual(without.rated);
  for (const person of ['s7', 's8', 's9', 's10'])
    expect(ratings.held.get(person)?.active).toBe(
      [without.held.get(person)?.active ?? '', list.ratings.get(person)?.active ?? ''].toSorted().at(-1),
    );
  expect(new Map([...ratings.held].map(([person, { rating }]) => [person, rating]))).toEqual(pages.held);
  for (const step of ratings.steps) {
    const figures = stepFigures(step);
    if (figures.kind !== 'event' || figures.rating.system !== 'pl') continue;
    const lines = figures.rating.players.map(
      ({ player, before, pe, b, pj, after }) => [player, { before, pe, b, pj, after }] as const,
    );
    expect(new Map(lines), step.event.id).toEqual(pages.events.get(step.event.id));
  }
});

test('Elo, values, points and the championship of simulated years are those of the pages', () => {
  const years = [...simulateFederation({ game: 'art-de-la-guerre', people: 80, tournaments: 60, seed: 12 })];
  const events = lastOf(years).map(({ tournament, people }): PagesEloEvent => {
    const { id, lastDay, entries, games } = eloEvent(tournament, people, same);
    return {
      id,
      firstDay: tournament.date,
      lastDay,
      players: entries.map(({ player, place, rating, club }) => ({
        person: player,
        place,
        ...(rating !== undefined && { rating }),
        ...(club !== undefined && { club }),
      })),
      games: games.map(({ round, players: [first, second], score }) => ({ round, first, second, score })),
    };
  });
  const pages = eloByThePages(events);
  const ratings = kept('elo', years);
  expect([...ratings.held.keys()].toSorted()).toEqual([...pages.held.keys()].toSorted());
  for (const [person, { rating }] of ratings.held) expect(rating).toBeCloseTo(pages.held.get(person) ?? 0, 8);
  const steps = ratings.steps.flatMap((step) => {
    const figures = stepFigures(step);
    return figures.kind === 'event' && figures.rating.system === 'elo'
      ? [{ event: step.event, answer: figures.rating }]
      : [];
  });
  for (const { event, answer } of steps) {
    const page = pages.events.get(event.id);
    expect(answer.official).toBe(page?.official);
    if (answer.official) expect(answer.value).toBeCloseTo(page?.value ?? 0, 7);
    const points = answer.players
      .filter(({ place }) => place !== null)
      .map(({ player, championship: own }) => [player, own] as const);
    // In August, between two seasons, nothing counts: no points are told here, unused ones on the pages' side.
    if (answer.season !== null) expect(new Map(points), event.id).toEqual(page?.points);
  }
  const table = championship(resultsOf(steps), '2025-2026', adg);
  expect(championshipSeason('2026-01-10', adg)).toBe('2025-2026');
  const rows = table.map(({ player, rank, total, counted }) => ({
    person: player,
    rank,
    total,
    counted: counted.map(({ points }) => points ?? 0),
  }));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.toSorted(byPerson)).toEqual([...pages.championship('2025-2026')].toSorted(byPerson));
});

/** What each event brought, as the championship reads it. */
const resultsOf = (
  steps: readonly { readonly event: RatingEvent; readonly answer: AdgRating }[],
): readonly ChampionshipResult[] =>
  steps.flatMap(({ event, answer }) =>
    answer.players.flatMap(({ player, place, championship: points }) =>
      place === null ? [] : [{ player, event: event.id, lastDay: event.lastDay, place, points }],
    ),
  );

const byPerson = (a: { readonly person: string }, b: { readonly person: string }): number =>
  a.person < b.person ? -1 : 1;
