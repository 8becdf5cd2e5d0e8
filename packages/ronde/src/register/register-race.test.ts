import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { postgresData } from '../store/postgres/postgres.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { entryOf } from './entries.ts';
import { mergeEntries, mergesInto, undoMerge } from './merge.ts';
import { allKnown, keepList } from './register.ts';

let postgres: SharedPostgres;
let one: Data;
let two: Data;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  const url = await postgres.fresh();
  [one, two] = await Promise.all([postgresData(url, { migrations }), postgresData(url, { migrations })]);
  await keep(one, 1500);
});
afterEach(async () => {
  await Promise.all([one.close(), two.close()]);
});

const list = Array.from({ length: 20 }, (_, n) => `JOUEUR Ada ${n}`);
const keep = ({ db }: Data, rating: number) =>
  keepList(db, {
    game: 'scrabble',
    listedOn: '2026-09-01',
    lines: list.map((name, n) => ({ name, licence: `L${n}`, rating: rating + n })),
  });
const idOf = async (licence: string) =>
  (await allKnown(one.db, 'scrabble')).find((known) => known.licence === licence)?.id ?? '';
const merge = ({ db }: Data, kept: string, gone: string) =>
  mergeEntries(db, { kept, gone, by: 'claire', at: '2026-11-14T09:00:00.000Z' });
/** By turns in one process and in the other. */
const atOnce = <T>(times: number, act: (data: Data, n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => act(n % 2 ? two : one, n)));

it('equal merges at once are one merge', async () => {
  const [a, b] = [await idOf('L0'), await idOf('L1')];
  expect(await atOnce(8, (data) => merge(data, a, b))).toEqual(Array(8).fill(true));
  expect(await mergesInto(one.db, a)).toHaveLength(1);
});

it('of two merges the other way round one is done, the other finds nobody', async () => {
  for (let n = 0; n < 16; n += 2) {
    const [a, b] = [await idOf(`L${n}`), await idOf(`L${n + 1}`)];
    const done = await atOnce(2, (data, i) => (i === 0 ? merge(data, a, b) : merge(data, b, a)));
    expect([...done].sort()).toEqual([false, true]);
    expect([await entryOf(one.db, a), await entryOf(one.db, b)].filter(Boolean)).toHaveLength(1);
  }
});

it('merges and imports at once all go through, and nobody is in the register twice', async () => {
  const ids = await Promise.all(list.map((_, n) => idOf(`L${n}`)));
  await atOnce(20, async (data, n) => {
    if (n % 4 < 2) await keep(data, 1600);
    else await merge(data, ids[n] ?? '', ids[(n + 2) % ids.length] ?? '');
  });
  const known = await allKnown(two.db, 'scrabble');
  expect(new Set(known.map(({ licence }) => licence)).size).toBe(known.length);
});

it('an undo sent several times at once is done once', async () => {
  const [a, b] = [await idOf('L0'), await idOf('L1')];
  const before = [await entryOf(one.db, a), await entryOf(one.db, b)];
  await merge(one, a, b);
  const [{ id } = { id: '' }] = await mergesInto(one.db, a);
  expect(await atOnce(6, (data) => undoMerge(data.db, id))).toEqual(Array(6).fill(true));
  expect([await entryOf(one.db, a), await entryOf(one.db, b)]).toEqual(before);
  expect(await mergesInto(one.db, a)).toEqual([]);
});
