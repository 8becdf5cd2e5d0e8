import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adgChampionship, championship } from './championship.ts';
import { adgElo, type RatedGame } from './elo.ts';
import { type AdgEvent, adgHistory, championshipResults, type EloEvent, eloHistory } from './elo-history.ts';
import { heldAt, inOrder } from './history.ts';
import { listAt, shifts } from './list.ts';
import { type PlEvent, plHistory } from './pl-history.ts';
import { season2015 } from './season.ts';

const beats = (winner: string, loser: string): RatedGame => ({ round: 1, players: [winner, loser], score: 1 });
const t1: EloEvent = { id: 't1', lastDay: '2025-03-10', number: 2, games: [beats('a', 'b')] };
const t2: EloEvent = { id: 't2', lastDay: '2025-03-20', number: 1, games: [beats('c', 'a')] };
const rounded = (held: ReadonlyMap<string, { rating: number }>): unknown =>
  Object.fromEntries([...held].map(([player, { rating }]) => [player, Math.round(rating * 10) / 10]));

describe('RATE-02: results entered in another order than they were played', () => {
  test('A 994.3, B 950.0, C 1055.7, whichever was entered first', () => {
    const right = { a: 994.3, b: 950, c: 1055.7 };
    expect(rounded(eloHistory([t1, t2], adgElo).held)).toEqual(right);
    expect(rounded(eloHistory([t2, t1], adgElo).held)).toEqual(right);
  });

  test('the person entering T1 is told which later ratings change', () => {
    const told = shifts(eloHistory([t2], adgElo), eloHistory([t2, t1], adgElo));
    expect(told.map((one) => [one.event, one.player])).toEqual([
      ['t2', 'c'],
      ['t2', 'a'],
    ]);
    expect(told[0]?.before).toBe(1050);
  });

  test('the same last day: by number, then by id', () => {
    const same = [
      { ...t1, lastDay: '2025-03-20' },
      { ...t2, id: 'z', number: 2 },
      { ...t2, id: 'y', number: 1 },
    ];
    expect(inOrder(same).map((event) => event.id)).toEqual(['y', 't1', 'z']);
  });

  test('an event’s coefficient multiplies K', () => {
    expect(eloHistory([{ ...t1, coefficient: 2 }], adgElo).held.get('a')?.rating).toBe(1100);
  });
});

test('closing twice never adds twice, order of entry is irrelevant, the newest revision counts', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'] as const;
  const event = fc.record({
    day: fc.integer({ min: 10, max: 28 }),
    number: fc.nat(3),
    first: fc.nat(4),
    step: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.nat(), (list, turn) => {
      const events = list.map(({ day, number, first, step }, i): EloEvent => {
        const games = [beats(ids[first] ?? 'a', ids[(first + step) % 5] ?? 'b')];
        return { id: `e${i}`, lastDay: `2025-03-${day}`, number, games, revision: 2 };
      });
      const outdated = events.map((one) => ({ ...one, revision: 1, games: one.games.concat(one.games) }));
      const cut = turn % (events.length + 1);
      const mixed = [...events.slice(cut), ...outdated, ...events.slice(0, cut).toReversed(), ...events];
      expect(eloHistory(mixed, adgElo)).toEqual(eloHistory(events, adgElo));
    }),
  );
});

describe('classement-pl through many events', () => {
  const entry = (player: string, place: number, rating?: number) => ({
    player,
    place,
    drawn: true,
    ...(rating === undefined ? {} : { rating }),
  });
  const event = (id: string, lastDay: string, more: Partial<PlEvent> = {}): PlEvent => ({
    kind: 'event',
    id,
    lastDay,
    number: 1,
    games: 14,
    entries: [entry('p', 1, 1500), entry('q', 2, 1500)],
    ...more,
  });
  const ratings = (events: readonly PlEvent[], season = season2015): unknown =>
    Object.fromEntries([...plHistory(events, [season]).held].map(([player, own]) => [player, own.rating]));

  test('each event starts from what the one before left; what the list says is for the new', () => {
    expect(ratings([event('e1', '2015-10-01')])).toEqual({ p: 1522, q: 1511 });
    // q stood second with 1511 and stays second; p stood first.
    expect(ratings([event('e1', '2015-10-01'), event('e2', '2015-11-01')])).toEqual({ p: 1544, q: 1522 });
  });

  test('RATE-01: closed again, corrected and closed again, from the rating of the start', () => {
    const first = event('e1', '2015-10-01');
    const corrected = { ...first, revision: 1, entries: [entry('q', 1, 1500), entry('p', 2, 1500)] };
    expect(ratings([first, first])).toEqual({ p: 1522, q: 1511 });
    expect(ratings([first, corrected, first])).toEqual({ p: 1511, q: 1522 });
  });

  test('an event that arrives late recomputes what follows', () => {
    const late = event('e0', '2015-09-15', { entries: [entry('q', 1, 1800), entry('r', 2)] });
    const history = plHistory([event('e1', '2015-10-01'), late], [season2015]);
    expect(history.steps.at(-1)?.answer).toMatchObject({ rating: { players: [{ player: 'p' }, { before: 1822 }] } });
  });

  test('not approved: nothing changes, not even who is listed', () => {
    expect(ratings([event('e1', '2015-10-01', { approved: false })])).toEqual({});
  });

  test('a season begins by setting the world’s first ten to the Joker bar', () => {
    const next = { ...season2015, name: '2016-2017', from: '2016-09-01', worldTopTen: ['p', 'unknown'] };
    const history = plHistory([event('e1', '2016-08-31'), event('e2', '2016-09-01')], [season2015, next]);
    expect(history.steps.map((step) => step.event.id)).toEqual(['season 2015-2016', 'e1', 'season 2016-2017', 'e2']);
    expect(history.steps[2]?.answer).toEqual({
      kind: 'season',
      raised: [{ player: 'p', before: 1522, after: 2900 }],
    });
    expect(history.held.get('p')?.rating).toBe(2900 + 2 + 20);
  });

  test('§9: back after two years, the larger of the last PL and the PL* of the series', () => {
    const back = (lastDay: string): number | undefined => {
      const entries = [entry('q', 1), { ...entry('p', 2), duplicateSeries: '4C' }];
      const [step] = plHistory(
        [event('e1', '2015-10-01'), event('e2', lastDay, { entries })],
        [season2015],
      ).steps.slice(-1);
      const answer = step?.answer;
      return answer?.kind === 'event' ? answer.rating.players.find((line) => line.player === 'p')?.before : undefined;
    };
    expect(back('2017-10-01')).toBe(1522);
    expect(back('2017-10-02')).toBe(1700);
  });

  test('§9: the list at a past date, and what the organisers’ file holds', () => {
    const other = event('e2', '2016-06-01', { entries: [entry('q', 1), entry('r', 2, 3300)] });
    const history = plHistory([event('e1', '2015-10-01'), other], [season2015]);
    const people = new Map([
      ['p', { federation: 'FR' }],
      ['q', { federation: 'BE', category: 'Vermeil' }],
      ['r', { federation: 'BE' }],
    ]);
    const at = (date: string, of: 'published' | 'organisers', filter = {}) =>
      listAt({ held: heldAt(history, date), date, bars: season2015.bars, of, people, filter }).map((row) => [
        row.rank,
        row.among,
        row.player,
        row.series,
      ]);
    expect(at('2015-12-31', 'published')).toEqual([
      [1, 1, 'p', 'C'],
      [2, 2, 'q', 'C'],
    ]);
    expect(at('2017-12-31', 'published').map((row) => row[2])).toEqual(['r', 'q']);
    expect(at('2017-12-31', 'organisers').map((row) => row[2])).toEqual(['r', 'q', 'p']);
    expect(at('2016-12-31', 'published', { federation: 'FR' })).toEqual([[3, 1, 'p', 'C']]);
    expect(at('2016-12-31', 'published', { category: 'Vermeil' }).map((row) => row[2])).toEqual(['q']);
    expect(at('2016-12-31', 'published', { series: 'Joker' }).map((row) => row[2])).toEqual(['r']);
  });
});

describe('art-de-la-guerre through many events', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const event = (id: string, lastDay: string, players = ids): AdgEvent => ({
    id,
    lastDay,
    number: 1,
    entries: players.map((player, i) => ({ player, place: i + 1 })),
    games: players.flatMap((player, i) => (i % 2 === 0 ? [beats(player, players[i + 1] ?? 'a')] : [])),
  });

  test('TIME-02: August counts for Elo only; seven players count for nothing', () => {
    const history = adgHistory([
      event('july', '2025-07-31'),
      event('august', '2025-08-31'),
      event('seven', '2025-10-10', ids.slice(0, 7)),
      event('september', '2025-09-01'),
    ]);
    expect(history.steps.map((step) => [step.event.id, step.answer.official, step.answer.season])).toEqual([
      ['july', true, '2024-2025'],
      ['august', true, null],
      ['september', true, '2025-2026'],
      ['seven', false, '2025-2026'],
    ]);
    const results = championshipResults(history);
    const table = (season: string): unknown =>
      championship(results, season, adgChampionship)
        .find((row) => row.player === 'a')
        ?.counted.map((one) => one.event);
    expect(table('2024-2025')).toEqual(['july']);
    expect(table('2025-2026')).toEqual(['september']);
    expect(history.held.get('a')?.rating).toBeGreaterThan(1100);
  });

  test('an event that is not official puts nobody in the register', () => {
    expect(adgHistory([event('seven', '2025-10-10', ids.slice(0, 7))]).held.size).toBe(0);
  });
});
