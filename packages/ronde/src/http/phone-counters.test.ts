import { afterAll, beforeAll, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { problemOf } from './test-desk.ts';
import { type Hall, openHall } from './test-hall.ts';
import { atTable, codesOf, pageOf } from './test-public.ts';

let hall: Hall;
let codes: ReadonlyMap<string, string>;
let two: readonly [string, string];
beforeAll(async () => {
  const settings = { rounds: 3, prizes: { counters: ['camps pillés', 'éléphants pris'] } };
  hall = await openHall(await openData('memory'), { format: 'art-de-la-guerre', settings, players: 4 });
  await hall.draw(1);
  codes = await codesOf(hall.desk);
  two = (await hall.tables(1))[0] ?? ['', ''];
});
afterAll(() => hall.desk.installation.live.close());

let ids = 0;
const own = (player: string) => `/api/player/${codes.get(player)}`;
const count = (player: string, counts: object, round = 1) =>
  hall.desk.send('PUT', `${own(player)}/counters`, { id: `k${++ids}`, round, counts });
const counted = async (player: string) => atTable(await pageOf(await hall.desk.get(own(player)))).counters;
const codeOf = async (answer: Response) => (await problemOf(answer)).code;

it('of a phone are those of its player, beside what the other one has said; the same again changes nothing', async () => {
  const [a, b] = two;
  expect((await count(a, { 'camps pillés': 1 })).status).toBe(200);
  expect((await count(a, { 'camps pillés': 1 })).status).toBe(200);
  await count(b, { 'éléphants pris': 3, 'camps pillés': 0 });
  expect(await counted(a)).toEqual({
    mine: { 'camps pillés': 1 },
    theirs: { 'éléphants pris': 3, 'camps pillés': 0 },
  });
  await count(a, {});
  expect((await hall.round(1)).matches.find(({ players }) => players.includes(a as never))?.counters).toEqual({
    [b]: { 'éléphants pris': 3, 'camps pillés': 0 },
  });
});

it('are those that the tournament asks, in a round in play; what the desk counted under other words stays', async () => {
  const [a, b] = two;
  expect(await codeOf(await count(a, { 'généraux tués': 1 }))).toBe('no-counter');
  expect(await codeOf(await count(a, { 'camps pillés': 1 }, 2))).toBe('no-table');
  const saw = { [b]: { 'éléphants pris': 3, 'camps pillés': 0 } };
  await hall.act({ kind: 'counters', round: 1, players: [a, b], saw, to: { ...saw, [a]: { Drapeaux: 2 } } });
  await count(a, { 'camps pillés': 4 });
  expect((await counted(a))?.mine).toEqual({ Drapeaux: 2, 'camps pillés': 4 });
});
