import { describe, expect, test } from 'vitest';
import { adgChampionship, type ChampionshipResult, championship } from '../rating/championship.ts';
import type { RatedGame } from '../rating/elo.ts';
import { listAt } from '../rating/list.ts';
import type { PlEvent } from '../rating/pl-event.ts';
import { type Season, season2015 } from '../rating/season.ts';
import { inColumns, type TournamentDocument } from './document.ts';
import { ratingEffect } from './effect.ts';
import { stepFigures } from './rating-step.ts';
import { type FederationRatings, federationRatings, standingOn } from './ratings.ts';

type Rating = TournamentDocument['rated'];

/** What came is one receipt, whatever is computed with it. */
const received: Rating[] = [];
function receiptOf(rated: Rating): number {
  if (!received.includes(rated)) received.push(rated);
  return received.indexOf(rated) + 1;
}

const everybody = [...'abcdefghijklmnopqr'];

/** The ratings that documents leave, taken in as they stand, everybody under the id of the document. */
function after(
  system: 'pl' | 'elo',
  events: readonly { readonly id: string; readonly lastDay: string; readonly rated: Rating }[],
  {
    seasons = [season2015],
    before,
  }: { readonly seasons?: readonly [Season, ...Season[]]; readonly before?: FederationRatings } = {},
): FederationRatings {
  const documents = new Map(
    events.map(({ id, lastDay, rated }): [number, TournamentDocument] => [
      receiptOf(rated),
      {
        ...({ kind: 'tournament', format: system === 'pl' ? 'classique' : 'art-de-la-guerre', revision: 1 } as const),
        ...{ id, name: id, firstDay: lastDay, lastDay, people: new Map(), rated },
      },
    ]),
  );
  const people = new Map(everybody.map((player) => [player, player]));
  const counted = new Map([...documents].map(([receipt, { id }]) => [id, { receipt, people }]));
  const counting = { counted, merged: new Map<string, string>(), seasons, championships: [adgChampionship] as const };
  return federationRatings(system, counting, documents, before);
}

const rounded = (ratings: FederationRatings, ...players: readonly string[]): unknown =>
  Object.fromEntries(
    players.map((player) => [player, Math.round((ratings.held.get(player)?.rating ?? 0) * 10) / 10] as const),
  );

describe('art-de-la-guerre', () => {
  const beats = (winner: string, loser: string): RatedGame => ({ round: 1, players: [winner, loser], score: 1 });
  /** Official: eight who play, of as many clubs. */
  const event = (id: string, lastDay: string, games: readonly RatedGame[]) => {
    const players = [...new Set(games.flatMap(({ players: both }) => both))];
    const entries = players.map((player, i) => ({ player, place: i + 1, club: player }));
    return { id, lastDay, rated: inColumns({ entries, games }) };
  };
  const others = [beats('e', 'f'), beats('g', 'h'), beats('i', 'j')];
  const t1 = event('t1', '2025-03-10', [beats('a', 'b'), ...others]);
  const t2 = event('t2', '2025-03-20', [beats('c', 'a'), ...others]);

  test('RATE-02: results entered in another order than they were played: A 994.3, B 950.0, C 1055.7', () => {
    const right = { a: 994.3, b: 950, c: 1055.7 };
    expect(rounded(after('elo', [t1, t2]), 'a', 'b', 'c')).toEqual(right);
    expect(rounded(after('elo', [t2, t1]), 'a', 'b', 'c')).toEqual(right);
  });

  test('RATE-02: whoever enters T1 is told which later ratings change', () => {
    const before = after('elo', [t2]);
    const { changes, redone } = ratingEffect(before, after('elo', [t2, t1], { before }), new Set(['t1']));
    expect(redone).toEqual(['t1', 't2']);
    expect(changes.find(({ person }) => person === 'c')).toMatchObject({
      before: 1050,
      why: { kind: 'consequence', step: 't2', start: { person: 'a', before: 1000, after: 1050 } },
    });
  });

  test('of one last day: by first day, then by id', () => {
    const same = (id: string) => event(id, '2025-03-20', [beats('a', 'b'), ...others]);
    expect(after('elo', [same('z'), same('y'), t1]).steps.map((step) => step.event.id)).toEqual(['t1', 'y', 'z']);
  });

  test('TIME-02: August counts for Elo only; seven players count for nothing', () => {
    const all = [beats('a', 'b'), ...others];
    const seven = [beats('a', 'b'), beats('c', 'd'), beats('e', 'f'), beats('g', 'a')];
    const ratings = after('elo', [
      event('july', '2025-07-31', all),
      event('august', '2025-08-31', all),
      event('seven', '2025-10-10', seven),
      event('september', '2025-09-01', all),
    ]);
    const told = ratings.steps.flatMap((step) => {
      const figures = stepFigures(step);
      return figures.kind === 'event' && figures.rating.system === 'elo' ? [{ step, rating: figures.rating }] : [];
    });
    expect(told.map(({ step, rating }) => [step.event.id, rating.official, rating.season])).toEqual([
      ['july', true, '2024-2025'],
      ['august', true, null],
      ['september', true, '2025-2026'],
      ['seven', false, '2025-2026'],
    ]);
    const results = told.flatMap(({ step: { event: own }, rating }) =>
      rating.players.flatMap(({ player, place, championship: points }): ChampionshipResult[] =>
        place === null ? [] : [{ player, event: own.id, lastDay: own.lastDay, place, points }],
      ),
    );
    const table = (season: string): unknown =>
      championship(results, season, adgChampionship)
        .find((row) => row.player === 'a')
        ?.counted.map((one) => one.event);
    expect(table('2024-2025')).toEqual(['july']);
    expect(table('2025-2026')).toEqual(['september']);
    expect(ratings.held.get('a')?.rating).toBeGreaterThan(1100);
    // An event that is not official puts nobody in the register.
    expect(ratings.held.has('d')).toBe(false);
  });
});

describe('classement-pl', () => {
  const entry = (player: string, place: number, rating?: number) => ({
    player,
    place,
    drawn: true,
    ...(rating === undefined ? {} : { rating }),
  });
  const event = (id: string, lastDay: string, more: Partial<PlEvent> = {}) => {
    const entries = [entry('p', 1, 1500), entry('q', 2, 1500)];
    const own: PlEvent = { ...{ kind: 'event', id, lastDay, number: 1, games: 14, entries }, ...more };
    return { id, lastDay, rated: { system: 'pl' as const, event: own } };
  };
  const held = (ratings: FederationRatings): unknown =>
    Object.fromEntries([...ratings.held].map(([player, own]) => [player, own.rating]));

  test('each event starts from what the one before left; what the list says is for the new', () => {
    expect(held(after('pl', [event('e1', '2015-10-01')]))).toEqual({ p: 1522, q: 1511 });
    // q stood second with 1511 and stays second; p stood first.
    expect(held(after('pl', [event('e1', '2015-10-01'), event('e2', '2015-11-01')]))).toEqual({ p: 1544, q: 1522 });
  });

  test('RATE-01: corrected and computed again, from the rating of the start', () => {
    const corrected = event('e1', '2015-10-01', { entries: [entry('q', 1, 1500), entry('p', 2, 1500)] });
    const before = after('pl', [event('e1', '2015-10-01')]);
    expect(held(before)).toEqual({ p: 1522, q: 1511 });
    expect(held(after('pl', [corrected], { before }))).toEqual({ p: 1511, q: 1522 });
  });

  test('an event that arrives late recomputes what follows', () => {
    const late = event('e0', '2015-09-15', { entries: [entry('q', 1, 1800), entry('r', 2)] });
    const last = after('pl', [event('e1', '2015-10-01'), late]).steps.at(-1);
    expect(last && stepFigures(last)).toMatchObject({ rating: { players: [{ player: 'p' }, { before: 1822 }] } });
  });

  test('a season begins by setting the world’s first ten to the Joker bar', () => {
    const next = { ...season2015, name: '2016-2017', from: '2016-09-01', worldTopTen: ['p', 'unknown'] };
    const ratings = after('pl', [event('e1', '2016-08-31'), event('e2', '2016-09-01')], {
      seasons: [season2015, next],
    });
    expect(ratings.steps.map((step) => step.event.id)).toEqual(['season 2015-2016', 'e1', 'season 2016-2017', 'e2']);
    const begun = ratings.steps[2];
    expect(begun && stepFigures(begun)).toEqual({
      kind: 'season',
      raised: [{ player: 'p', before: 1522, after: 2900 }],
    });
    expect(ratings.held.get('p')?.rating).toBe(2900 + 2 + 20);
  });

  test('§9: back after two years, the larger of the last PL and the PL* of the series', () => {
    const back = (lastDay: string): number | undefined => {
      const entries = [entry('q', 1), { ...entry('p', 2), duplicateSeries: '4C' }];
      const last = after('pl', [event('e1', '2015-10-01'), event('e2', lastDay, { entries })]).steps.at(-1);
      const figures = last && stepFigures(last);
      return figures?.kind === 'event' ? figures.rating.players.find((line) => line.player === 'p')?.before : undefined;
    };
    expect(back('2017-10-01')).toBe(1522);
    expect(back('2017-10-02')).toBe(1700);
  });

  test('§9: the list at a past date, and what the organisers’ file holds', () => {
    const other = event('e2', '2016-06-01', { entries: [entry('q', 1), entry('r', 2, 3300)] });
    const ratings = after('pl', [event('e1', '2015-10-01'), other]);
    const at = (date: string, of: 'published' | 'organisers') =>
      listAt({ held: standingOn(ratings, date).held, date, bars: season2015.bars, of }).map((row) => [
        row.rank,
        row.player,
        row.series,
      ]);
    expect(at('2015-12-31', 'published')).toEqual([
      [1, 'p', 'C'],
      [2, 'q', 'C'],
    ]);
    expect(at('2017-12-31', 'published').map((row) => row[1])).toEqual(['r', 'q']);
    expect(at('2017-12-31', 'organisers').map((row) => row[1])).toEqual(['r', 'q', 'p']);
    expect(at('2016-12-31', 'published')[0]).toEqual([1, 'r', 'Joker']);
  });

  test('equal ratings share a place, and the next one is not the place after', () => {
    const active = '2016-01-01';
    const of = (rating: number) => ({ rating, active });
    const three = new Map([
      ['p', of(1500)],
      ['q', of(1600)],
      ['r', of(1500)],
      ['a', of(1400)],
    ] as const);
    const list = listAt({ held: three, date: '2016-02-01', bars: season2015.bars, of: 'published' });
    expect(list.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'q'],
      [2, 'p'],
      [2, 'r'],
      [4, 'a'],
    ]);
  });
});
