import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../database/migrations.ts';
import type { Data } from '../data-port.ts';
import { decideOn } from '../next-state.ts';
import { postgresData } from '../postgres/postgres.ts';
import { type SharedPostgres, sharedPostgres } from '../postgres/test-shared.ts';
import type { Stored } from '../store.ts';
import { by, createIn, registration } from '../test-tournament.ts';
import { anyScore, openHall, result, standing } from '../trials/hall.ts';
import { savedAtOnce } from './append.ts';

let postgres: SharedPostgres;
let data: Data;
beforeAll(async () => {
  postgres = await sharedPostgres();
  data = await postgresData(await postgres.fresh(), { migrations });
});
afterAll(async () => {
  await data.close();
});

async function hall(id: string): Promise<Stored> {
  await openHall(data.tournaments, id, 4);
  const stored = await data.tournaments.load(id);
  if (!stored) throw new Error('No hall');
  return stored;
}

/** As `before` becomes by a result at each of these tables, one command each. */
const entered = (before: Stored, tables: readonly number[], name = 'c'): Stored =>
  tables.reduce((now, table) => {
    const decided = decideOn(now, by(`${name}${table}`), result(table, anyScore(table)));
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    return decided.value.stored;
  }, before);

const kept = async (id: string) =>
  (
    await data.db
      .selectFrom('decisions')
      .select(['seq', 'command_id'])
      .where('tournament', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ seq, command_id }) => [seq, command_id]);

it('several decisions, the version and nothing else are there afterwards', async () => {
  const before = await hall('h');
  expect(await savedAtOnce(data, 'h', before, entered(before, [0, 1]))).toBe(true);
  expect(await kept('h')).toEqual([
    [1, 'h-created'],
    [2, 'c0'],
    [3, 'c1'],
  ]);
  const now = await data.tournaments.load('h');
  expect(now?.version).toBe(3);
  expect([0, 1, 2].map((table) => now && standing(now, table))).toEqual([anyScore(0), anyScore(1), null]);
});

it('writes nothing where somebody else has gone on', async () => {
  const before = await hall('stale');
  expect(await savedAtOnce(data, 'stale', before, entered(before, [0]))).toBe(true);
  expect(await savedAtOnce(data, 'stale', before, entered(before, [1], 'late'))).toBe(false);
  expect(await kept('stale')).toEqual([
    [1, 'stale-created'],
    [2, 'c0'],
  ]);
  expect((await data.tournaments.load('stale'))?.version).toBe(2);
});

it('leaves a registration, which writes more than the log, to a transaction', async () => {
  const before = (await createIn(data.tournaments, 'T', 'Lyon')) as Stored;
  const decided = decideOn(before, by('p1'), (now) => registration(now, 'p1'));
  if (!decided.ok) throw new Error('Refused');
  expect(await savedAtOnce(data, 'T', before, decided.value.stored)).toBe(false);
  expect(await kept('T')).toHaveLength(1);
});

it('an id goes before an address: another tournament is not written to', async () => {
  const before = await hall('first');
  await data.db.updateTable('tournaments').set({ slug: 'meant' }).where('id', '=', 'first').execute();
  await hall('meant');
  expect(await savedAtOnce(data, 'meant', before, entered(before, [0]))).toBe(false);
  expect(await savedAtOnce(data, 'first', before, entered(before, [0]))).toBe(true);
});
