import { decide, ok } from '@ronde/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../database/migrations.ts';
import { hallsIn } from '../../hall/halls.ts';
import { timeOf } from '../../hall/state.ts';
import { followNews } from '../../http/live/follow-news.ts';
import { liveHub } from '../../http/live.ts';
import { personAmended } from '../../public/correct-person.ts';
import type { Data } from '../data-port.ts';
import { factsVersion } from '../facts.ts';
import { faultOf } from '../faults.ts';
import type { TournamentChange } from '../store.ts';
import { by, createIn, registration } from '../test-tournament.ts';
import { postgresData } from './postgres.ts';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

let postgres: TestPostgres;
const opened: Data[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const data of opened) await data.close();
  await postgres.stop();
});

/** As many processes of one database. */
async function processes(url: string, count: number): Promise<readonly Data[]> {
  const all = await Promise.all(Array.from({ length: count }, () => postgresData(url, { migrations })));
  opened.push(...all);
  return all;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 500; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It never came to hold');
}

const register = ({ tournaments }: Data, player: string) =>
  tournaments.write('T', by(player), (now) => registration(now, player));

it('two processes that start together on a new database make its tables once', async () => {
  const [one, two] = await processes(await postgres.fresh(), 2);
  if (!one || !two) throw new Error('Not open');
  await createIn(one.tournaments, 'T', 'Lyon');
  await register(two, 'p1');
  await register(one, 'p2');
  expect((await two.tournaments.load('lyon'))?.numbers).toEqual(
    new Map([
      ['p1', 1],
      ['p2', 2],
    ]),
  );
});

it('a reason that comes with a decision about nobody’s name is in the database, for every process', async () => {
  const [one, two] = await processes(await postgres.fresh(), 2);
  if (!one || !two) throw new Error('Not open');
  await createIn(one.tournaments, 'T', 'Lyon');
  await register(one, 'p1');
  await one.tournaments.write('T', by('late'), ({ tournament, people }) => {
    const decided = decide(tournament, { kind: 'mark', player: 'p1', presence: 'late' }, people);
    return decided.ok ? ok({ events: decided.value, note: 'Train en retard' }) : decided;
  });
  expect((await two.tournaments.load('T'))?.notes).toEqual(new Map([['late', 'Train en retard']]));
});

it('two processes that create tournaments of one name at once give them two addresses', async () => {
  const all = await processes(await postgres.fresh(), 2);
  const many = Array.from({ length: 40 }, (_, n) => createIn((all[n % 2] as Data).tournaments, `t${n}`, 'Lyon'));
  const slugs = (await Promise.all(many)).map(({ slug }) => slug);
  expect(new Set(slugs)).toEqual(new Set(['lyon', ...Array.from({ length: 39 }, (_, n) => `lyon-${n + 2}`)]));
});

it('the news of one process reach the others, after the database was away too', async () => {
  const [one, two] = await processes(await postgres.fresh(), 2);
  if (!one || !two) throw new Error('Not open');
  const told: TournamentChange[] = [];
  two.watch((change) => told.push(change));
  await createIn(one.tournaments, 'T', 'Lyon');
  await until(() => told.length === 1);
  await two.tournaments.load('T');

  await postgres.kill();
  const error = await register(one, 'p1').catch((caught: unknown) => caught);
  expect(faultOf(error)).toBe('store-away');
  expect(await two.trouble()).toBe('store-away');
  expect(faultOf(await two.tournaments.load('T').catch((caught: unknown) => caught))).toBe('store-away');

  await postgres.restart();
  // Each finds it again by itself.
  for (const each of [one, two]) await until(async () => (await each.trouble()) === null);
  expect((await register(one, 'p1'))?.ok).toBe(true);
  await until(() => told.length === 2);
  await register(one, 'p2');
  await until(() => told.length === 3);
  expect(told.map(({ version }) => version)).toEqual([1, 2, 3]);
}, 60_000);

it('keeps texts of every script as they are', async () => {
  const [data] = await processes(await postgres.fresh(), 1);
  await createIn((data as Data).tournaments, 'T', '😀 « Œuvre » 李明');
  await register(data as Data, 'p1');
  await data?.tournaments.amend('T', (now) => personAmended(now, 'p1', { name: "Robert'); DROP TABLE people;--" }));
  const stored = await data?.tournaments.load('T');
  expect(stored?.people.get('p1')?.name).toBe("Robert'); DROP TABLE people;--");
  expect(stored?.tournament.name).toBe('😀 « Œuvre » 李明');
});

it('says that nothing answers at an address', async () => {
  const error = await postgresData('postgres://ronde@127.0.0.1:1/none', { migrations }).catch(
    (caught: unknown) => caught,
  );
  expect(faultOf(error)).toBe('store-away');
});

it('the news of a tournament that nobody follows cost another process not one statement', async () => {
  const [one, two] = await processes(await postgres.fresh(), 2);
  if (!one || !two) throw new Error('Not open');
  let loads = 0;
  const load = async (): Promise<null> => {
    loads += 1;
    return null;
  };
  const tournaments = { load };
  const live = liveHub();
  followNews({ ...two, tournaments }, { live, halls: hallsIn(two, timeOf(Date.now)), report: () => undefined });
  const told: TournamentChange[] = [];
  two.watch((change) => told.push(change));
  await createIn(one.tournaments, 'T', 'Lyon');
  await register(one, 'p1');
  await until(() => told.length === 2);
  expect(told.map(({ open }) => open)).toEqual([false, false]);
  expect(loads).toBe(0);
  live.close();
});

it('what a later program wrote is not guessed: reading and writing that tournament say so, the others go on', async () => {
  const [data] = await processes(await postgres.fresh(), 1);
  if (!data) throw new Error('Not open');
  await createIn(data.tournaments, 'T', 'Lyon');
  await createIn(data.tournaments, 'U', 'Annecy');
  await sql`insert into decisions (tournament, seq, command_id, at, by, events, facts)
    values ('T', 2, 'x', '2026-11-14', 'x', '[{"kind":"never-heard-of"}]', ${factsVersion + 1})`.execute(data.db);
  await sql`update tournaments set version = 2 where id = 'T'`.execute(data.db);
  for (const task of [() => data.tournaments.load('T'), () => register(data, 'p1')])
    expect(faultOf(await task().catch((caught: unknown) => caught))).toBe('newer-program');
  expect((await data.tournaments.load('U'))?.slug).toBe('annecy');
});

it('a process beside which a later one has changed the tables is not ready', async () => {
  const [data] = await processes(await postgres.fresh(), 1);
  if (!data) throw new Error('Not open');
  expect(await data.trouble()).toBeNull();
  await sql`insert into migrations (number, name, at) values (99, 'later', '2027-01-01')`.execute(data.db);
  expect(await data.trouble()).toBe('newer-program');
});
