import type { Carrying } from '@ronde/contract/http/closing';
import type { KnownPerson, RegisterCard } from '@ronde/contract/http/register';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

/** Classement PL, §8: CARON, 1803, ends second of ten. */
const ratings = [2923, 2250, 1860, 1803, 1700, 1700, 1580, 1415, 1002, 1000];
const names = ['AUBIN', 'BELIN', 'CLERC', 'CARON', 'DENIS', 'ERARD', 'FAURE', 'GALLE', 'HENRY', 'IDIER'];
const pairs = [
  [0, 4, 500],
  [3, 5, 490],
  [1, 6, 480],
  [2, 7, 470],
  [8, 9, 460],
] as const;
const example = {
  ...{ ronde: 1, id: 'huit', revision: 1, name: 'Exemple', format: 'classique', date: '2015-11-22' },
  settings: { rounds: 1, rating: { games: 5 } },
  players: ratings.map((rating, i) => ({
    ...{ id: `p${i}`, name: `${names[i]} Ada`, rating },
    ...([1, 4, 5, 9].includes(i) && { provisional: true }),
    ...(i < 8 && { licence: `00${i}` }),
  })),
  rounds: [{ matches: pairs.map(([a, b, won]) => ({ players: [`p${a}`, `p${b}`], games: [[won, 400]] })) }],
};

let desk: Desk;
const t = '/api/tournaments/exemple';
let hour = '09';
beforeEach(async () => {
  hour = '09';
  desk = await openDesk({ now: () => `2026-11-14T${hour}:00:00.000Z` });
  await imported(example);
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2015-09-01' },
    lines: [
      { name: 'CARON Ada', licence: '003', rating: 1803, duplicateSeries: '4A' },
      { name: 'BELIN Ada', licence: '001', rating: 2250, provisional: true },
      { name: 'HENRY Ada', rating: 1002 },
      { name: 'IDIER Ada', licence: 'A1' },
      { name: 'IDIER Ada', licence: 'A2' },
      { name: 'AUBIN Ada', licence: '000', rating: 2950, lastEvent: '2015-12-20' },
    ],
  });
});

async function imported(file: unknown): Promise<void> {
  const answer = await desk.post('/api/tournaments/import', { file });
  if (answer.status !== 201) throw new Error(await answer.text());
}

let ids = 0;
async function command(asked: object): Promise<void> {
  const answer = await desk.post(`${t}/commands`, { id: `c${++ids}`, command: asked });
  if (!answer.ok) throw new Error(await answer.text());
}

const get = async <T>(path: string) => (await (await desk.get(path)).json()) as T;
const beside = () => get<Carrying>(`${t}/ratings`);
const known = (name: string, game = 'scrabble') => get<KnownPerson[]>(`/api/register?q=${name}&game=${game}`);
const everybody = names.map((_, i) => `p${i}`);
const carry = async (id: string, players = everybody) =>
  (await (await desk.post(`${t}/ratings`, { id, players })).json()) as Carrying;
const kinds = ({ lines }: Carrying) =>
  Object.fromEntries(lines.map(({ name, kind }) => [name.slice(0, 5), kind]).toSorted());

test('A3: once it is closed, what each new rating would change in the register is shown; nothing is written', async () => {
  expect((await problemOf(await desk.get(`${t}/ratings`))).code).toBe('no-new-ratings');
  await command({ kind: 'close' });
  const view = await beside();
  expect(view.lines.find(({ player }) => player === 'p3')).toMatchObject({
    ...{ name: 'CARON Ada', kind: 'changed', before: { rating: 1803 }, after: 2032 },
  });
  expect(kinds(view)).toMatchObject({
    ...{ AUBIN: 'newer', BELIN: 'changed', CARON: 'changed', HENRY: 'changed', IDIER: 'doubtful', CLERC: 'new' },
  });
  expect((await known('CARON'))[0]).toMatchObject({ rating: 1803, listedOn: '2015-09-01' });
});

test('A3: the next tournament starts from what was carried, stars fall, once for all', async () => {
  await command({ kind: 'close' });
  const carried = await carry('a');
  expect(carried.last).toMatchObject({ id: 'a', by: 'Claire', people: 9 });
  expect(kinds(carried)).toMatchObject({ CARON: 'same', BELIN: 'same', CLERC: 'same', IDIER: 'doubtful' });
  expect((await known('CARON'))[0]).toMatchObject({
    ...{ rating: 2032, lastEvent: '2015-11-22', duplicateSeries: '4A', licence: '003' },
  });
  const [belin] = await known('BELIN');
  expect(belin?.provisional).toBeUndefined();
  for (const id of ['a', 'b']) expect((await carry(id)).last).toMatchObject({ id: 'a' });
  expect((await known('CARON'))[0]).toMatchObject({ rating: 2032 });
});

test('only those who are said: the later rating stays, who is left out is not made', async () => {
  await command({ kind: 'close' });
  await carry('a', ['p3']);
  expect((await known('AUBIN'))[0]).toMatchObject({ rating: 2950 });
  expect((await get<KnownPerson[]>('/api/register?q=CLERC&game=scrabble'))[0]?.id).toBeUndefined();
});

test('A3: who is in no register comes with what the closed tournament made of their rating', async () => {
  expect((await known('CLERC'))[0]).toMatchObject({ rating: 1860, seenIn: 'Exemple' });
  await command({ kind: 'close' });
  const after = (await beside()).lines.find(({ player }) => player === 'p2')?.after;
  expect(after).not.toBe(1860);
  expect((await known('CLERC'))[0]).toMatchObject({ rating: after, seenIn: 'Exemple', lastEvent: '2015-11-22' });
});

test('an older tournament that is imported and closed later changes nothing of what a later one said', async () => {
  await command({ kind: 'close' });
  const [later] = await known('CLERC');
  hour = '10';
  await imported({ ...example, id: 'vieux', name: 'Ancien', date: '2013-03-02' });
  const old = '/api/tournaments/ancien';
  const closed = await desk.post(`${old}/commands`, { id: 'close-old', command: { kind: 'close' } });
  expect(closed.ok).toBe(true);
  expect(later).toMatchObject({ seenIn: 'Exemple', lastEvent: '2015-11-22' });
  expect((await known('CLERC'))[0]).toEqual(later);
  const { id } = (await known('CARON'))[0] ?? {};
  const card = await get<RegisterCard>(`/api/register/people/${id}`);
  expect(card.seen.map(({ name }) => name)).toEqual(['Exemple', 'Ancien']);
});

test('after a correction it offers the differences, always from the rating of the start', async () => {
  await command({ kind: 'close' });
  await carry('a');
  await command({ kind: 'reopen' });
  const { rating } = (await get<{ tournament: { settings: { rating: object } } }>(t)).tournament.settings;
  await command({ kind: 'settings', saw: { rating }, to: { rating: { ...rating, category: 2 } } });
  await command({ kind: 'close' });
  // B 25 for 10, and PJmax 235 for 210.
  const line = (await beside()).lines.find(({ player }) => player === 'p3');
  expect(line).toMatchObject({ kind: 'changed', before: { rating: 2032 }, after: 2072 });
  await carry('b');
  expect((await known('CARON'))[0]).toMatchObject({ rating: 2072 });
});

test('undone, the register is as it was; what has changed since stays, and is named', async () => {
  await command({ kind: 'close' });
  const entry = async () => (await get<RegisterCard>(`/api/register/people/${(await known('CARON'))[0]?.id}`)).person;
  const before = await entry();
  await carry('a');
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2016-01-01', lines: [{ name: 'BELIN Ada', licence: '001', rating: 2300 }] },
  });
  const undone = await desk.post(`${t}/ratings/a/undo`, {});
  expect(await undone.json()).toEqual({ people: 8, kept: ['BELIN Ada'] });
  expect(await entry()).toEqual(before);
  expect((await known('BELIN'))[0]).toMatchObject({ rating: 2300 });
  expect((await known('CLERC'))[0]?.id).toBeUndefined();
  expect((await beside()).last).toBeNull();
  expect(await (await desk.post(`${t}/ratings/a/undo`, {})).json()).toEqual({ people: 0, kept: [] });
  expect((await problemOf(await desk.post(`${t}/ratings/none/undo`, {}))).code).toBe('unknown-carry');
});

test('whoever is erased is gone from what an act keeps to be undone', async () => {
  await command({ kind: 'close' });
  await carry('a');
  const acts = async () =>
    JSON.stringify(await desk.installation.visitors.db.selectFrom('register_carries').selectAll().execute());
  expect(await acts()).toContain('CARON');
  await desk.post(`${t}/people/p3/erase`, {});
  expect(await acts()).not.toContain('CARON');
  expect(await acts()).toContain('BELIN');
});

test('not approved: nothing to carry; nobody but who keeps the register may', async () => {
  const unapproved = { ...example, id: 'neuf', name: 'Amical', settings: { rounds: 1, rating: { approved: false } } };
  await imported(unapproved);
  await desk.post('/api/tournaments/amical/commands', { id: 'close', command: { kind: 'close' } });
  expect((await problemOf(await desk.get('/api/tournaments/amical/ratings'))).code).toBe('no-new-ratings');
  const director = await desk.as('director', 'Dora');
  expect((await director.get(`${t}/ratings`)).status).toBe(403);
});

test('wargame: an official closed tournament puts the Elo into the register, in full precision', async () => {
  const players = names.slice(0, 8).map((name, i) => ({ id: `p${i}`, name: `${name} Ada`, rating: 1000 + 10 * i }));
  const matches = [0, 2, 4, 6].map((i) => ({ players: [`p${i}`, `p${i + 1}`], winner: `p${i}`, points: [100, 10] }));
  const file = { ronde: 1, id: 'elo', revision: 1, name: 'Tours', format: 'art-de-la-guerre', date: '2026-11-14' };
  await imported({ ...file, settings: { rounds: 1 }, players, rounds: [{ matches }] });
  await desk.post('/api/tournaments/tours/commands', { id: 'close', command: { kind: 'close' } });
  const view = await get<Carrying>('/api/tournaments/tours/ratings');
  await desk.post('/api/tournaments/tours/ratings', { id: 'e', players: players.map(({ id }) => id) });
  const [aubin] = await known('AUBIN', 'art-de-la-guerre');
  expect(aubin?.rating).toBe(view.lines.find(({ player }) => player === 'p0')?.after);
  // 1000 beats 1010: 100 × (1 − 1 / (1 + 10^(10/500))).
  expect(aubin?.rating).toBeCloseTo(1051.15, 2);
});

test('the id of an act is no other act’s: other people under it are refused', async () => {
  await command({ kind: 'close' });
  await carry('once', ['p3']);
  await carry('once', ['p3']);
  const answer = await desk.post(`${t}/ratings`, { id: 'once', players: ['p3', 'p1'] });
  expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'id-reused']);
  expect((await known('BELIN'))[0]).toMatchObject({ rating: 2250 });
});
