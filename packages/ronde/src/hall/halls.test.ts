import { ok } from '@ronde/engine';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { faultOf } from '../store/faults.ts';
import { postgresData } from '../store/postgres/postgres.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { inTurn } from '../store/sql/in-turn.ts';
import { createIn } from '../store/test-tournament.ts';
import { type Halls, hallsIn } from './halls.ts';
import { timeOf } from './state.ts';

let postgres: SharedPostgres;
let one: Data;
let two: Data;
let halls: readonly [Halls, Halls];
beforeAll(async () => {
  postgres = await sharedPostgres();
});
beforeEach(async () => {
  const url = await postgres.fresh();
  [one, two] = await Promise.all([postgresData(url, { migrations }), postgresData(url, { migrations })]);
  halls = [hallsIn(one, timeOf(Date.now)), hallsIn(two, timeOf(Date.now))];
  await createIn(one.tournaments, 'T', 'Lyon');
});
afterEach(async () => {
  for (const each of halls) each.close();
  await Promise.all([one.close(), two.close()]);
});

const call = (by: Halls, prize: string) =>
  by.change<never>('T', (state) => ok({ ...state, called: [...state.called, prize] }));

it('of a crowd of changes at once, from two processes, each counts', async () => {
  const all = Array.from({ length: 60 }, (_, n) => call(halls[n % 2 ? 1 : 0], `p${n}`));
  const revs = (await Promise.all(all)).map((done) => (done.ok ? done.value.rev : null));
  expect(new Set(revs).size).toBe(60);
  const { state, rev } = await hallsIn(one, timeOf(Date.now)).read('T');
  expect([new Set(state.called).size, rev]).toEqual([60, 60]);
});

it('a hall that another process does not give back is busy, and leaves the other halls alone', async () => {
  await createIn(one.tournaments, 'U', 'Metz');
  let giveBack = (): void => undefined;
  let other: Promise<void> | undefined;
  await new Promise<void>((taken) => {
    other = inTurn(two.db, 'hall T', () => {
      taken();
      return new Promise((resolve) => {
        giveBack = resolve;
      });
    });
  });
  const refused = call(halls[0], 'p1').catch((error: unknown) => faultOf(error));
  expect((await halls[0].change<never>('U', (state) => ok({ ...state, stop: true }))).ok).toBe(true);
  expect(await refused).toBe('store-busy');
  giveBack();
  await other;
  expect((await call(halls[0], 'p1')).ok).toBe(true);
}, 20_000);
