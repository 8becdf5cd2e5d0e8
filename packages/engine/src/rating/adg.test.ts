import { expect, test } from 'vitest';
import { type AdgInput, rateAdg } from './adg.ts';
import { type ArmyGame, byArmy, byOpponentArmy, byPeriod, byPlayer, statistics } from './armies.ts';
import { adgChampionship } from './championship.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const event: AdgInput = {
  lastDay: '2025-11-22',
  entries: [...ids.map((player, i) => ({ player, place: i + 1 })), { player: 'z', place: 9, rating: 1400 }],
  games: [0, 2, 4, 6].map((i) => ({ round: 1, players: [ids[i] ?? '', ids[i + 1] ?? ''] as const, score: 1 as const })),
};

test('art-de-la-guerre, Elo and championship of one event', () => {
  const rated = rateAdg(event, adgChampionship);
  expect(rated).toMatchObject({ system: 'elo', official: true, why: [], value: 80, season: '2025-2026' });
  expect(rated.players[0]).toEqual({
    player: 'a',
    place: 1,
    before: 1000,
    after: 1050,
    title: 'Soldat',
    games: 1,
    championship: 80,
  });
  expect(rated.players[1]).toMatchObject({ after: 950, title: 'Réserviste', championship: 56 });
});

test('championship: who played no game scores none, and is in no number', () => {
  const rated = rateAdg(event, adgChampionship);
  expect(rated.players.at(-1)).toMatchObject({ player: 'z', before: 1400, after: 1400, championship: null });
});

test('DAY-07: somebody excluded has no championship points; nobody moves up to theirs, and they count as a player', () => {
  const entries = event.entries.map((entry) => (entry.player === 'a' ? { ...entry, excluded: true } : entry));
  const [first, ...rest] = rateAdg({ ...event, entries }, adgChampionship).players;
  expect(first).toMatchObject({ player: 'a', place: 1, after: 1050, championship: null });
  expect(rest).toEqual(rateAdg(event, adgChampionship).players.slice(1));
});

test('not official: after = before, championship null, the value is shown all the same', () => {
  const rated = rateAdg({ ...event, games: event.games.slice(1) }, adgChampionship);
  expect(rated.why).toEqual([{ code: 'too-few-players', found: 6, needed: 8 }]);
  expect(rated.value).toBe(60);
  expect(rated.players.every((line) => line.after === line.before && line.championship === null)).toBe(true);
});

test('August: Elo, no championship', () => {
  const rated = rateAdg({ ...event, lastDay: '2025-08-02' }, adgChampionship);
  expect(rated.players[0]).toMatchObject({ after: 1050, championship: null });
});

test('a spare player’s games count for Elo; the spare is not ranked and in no number', () => {
  const spare = event.entries.map((entry) => (entry.player === 'h' ? { ...entry, place: null } : entry));
  const rated = rateAdg({ ...event, entries: spare }, adgChampionship);
  expect(rated.why).toEqual([{ code: 'too-few-players', found: 7, needed: 8 }]);
  const nine = { round: 2, players: ['z', 'h'] as const, score: 0 as const };
  const again = rateAdg({ ...event, entries: spare, games: [...event.games, nine] }, adgChampionship);
  expect(again.official).toBe(true);
  expect(again.value).toBe(84);
  expect(again.players.at(-1)).toMatchObject({ player: 'h', place: null, games: 2, championship: null });
  expect(again.players.at(-1)?.after).toBeGreaterThan(1000);
});

test('shared places share the place’s points, the next is skipped', () => {
  const places = [1, 2, 2, 4, 5, 6, 7, 8, 9];
  const entries = event.entries.map((entry, i) => ({ ...entry, place: places[i] ?? 0 }));
  const points = rateAdg({ ...event, entries }, adgChampionship).players.map((line) => line.championship);
  expect(points.slice(0, 4)).toEqual([80, 56, 56, 28]);
});

const alexander = { edition: 'V4', number: 40, from: -336, to: -323 };
const knights = { edition: 'V4', number: 180, from: 1050, to: 1150 };
const games: readonly ArmyGame[] = [
  { players: ['a', 'b'], armies: [alexander, knights], score: 1, points: [97, 13] },
  { players: ['c', 'a'], armies: [knights, alexander], score: 0.5, points: [41, 50] },
  { players: ['a', 'd'], armies: [alexander, alexander], score: 0, points: [12, 95] },
  { players: ['a', 'e'], armies: [null, knights], score: 1, points: [90, 15] },
];

test('statistics by army: always with the number of games, a mirror game has two sides', () => {
  expect(statistics(games, byArmy)).toEqual([
    { key: 'V4 40', games: 4, wins: 2, draws: 1, losses: 1, mean: 63.5, efficiency: 0.625 },
    { key: 'V4 180', games: 3, wins: 0, draws: 1, losses: 2, mean: 23, efficiency: 1 / 6 },
  ]);
});

test('statistics by opponent’s army, by player, by period', () => {
  const against = statistics(games, byOpponentArmy, (side) => byArmy(side) === 'V4 40');
  expect(against.map((one) => [one.key, one.games, one.efficiency])).toEqual([
    ['V4 180', 2, 0.75],
    ['V4 40', 2, 0.5],
  ]);
  expect(statistics(games, byPlayer)[0]).toMatchObject({ key: 'a', games: 4, wins: 2, draws: 1, losses: 1 });
  const periods = [{ name: 'Antiquité', from: -3000, to: 476 }];
  expect(statistics(games, byPeriod(periods)).map((one) => [one.key, one.games])).toEqual([['Antiquité', 4]]);
});
