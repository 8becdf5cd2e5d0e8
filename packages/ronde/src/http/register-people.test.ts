import type { RegisterCard, RegisterDoubles } from '@ronde/contract/http/register';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await keep('2026-09-01', [{ name: 'LEFÈVRE Ève', licence: 'L2', club: 'Nancy', rating: 1500 }]);
  await keep('2026-10-01', [{ name: 'Lefevre Eve', birthYear: 1990, club: 'Lyon', rating: 1550 }]);
});

const keep = async (listedOn: string, lines: readonly object[]) =>
  await desk.post('/api/register/import', { game: 'scrabble', listedOn, lines });
const doubles = async () => (await (await desk.get('/api/register/doubles')).json()) as RegisterDoubles;
const cardOf = async (id: string) => (await (await desk.get(`/api/register/people/${id}`)).json()) as RegisterCard;

/** The two entries of Ève Lefèvre: with a licence, and without. */
async function bothIds(): Promise<readonly [string, string]> {
  const [pair] = (await doubles()).pairs;
  const licensed = pair?.find(({ licence }) => licence === 'L2')?.id ?? '';
  return [licensed, pair?.find(({ licence }) => licence === undefined)?.id ?? ''];
}

test('somebody’s card: what the lists say, where they are registered, by licence else by name', async () => {
  const [licensed, other] = await bothIds();
  await desk.command({ kind: 'register', player: 'J1' }, 'r', { name: 'LEFÈVRE Ève', licence: 'l 2' });
  const card = await cardOf(licensed);
  expect(card.person).toMatchObject({
    name: 'LEFÈVRE Ève',
    ratings: [{ game: 'scrabble', rating: 1500, listedOn: '2026-09-01' }],
  });
  expect(card.seen).toEqual([{ slug: 'lyon', name: 'Lyon', date: expect.any(String), number: 1 }]);
  expect(card.doubles.map(({ id }) => id)).toEqual([other]);
});

test('two entries of one person become one: gaps are filled, the newer rating counts, who did it is told', async () => {
  const [licensed, other] = await bothIds();
  await desk.post(`/api/register/people/${licensed}/merge`, { other });
  const card = await cardOf(licensed);
  expect(card.person).toMatchObject({ name: 'LEFÈVRE Ève', licence: 'L2', club: 'Nancy', birthYear: 1990 });
  expect(card.person.ratings).toEqual([{ game: 'scrabble', rating: 1550, listedOn: '2026-10-01' }]);
  expect(card.merges).toMatchObject([{ by: 'Claire', gone: { name: 'Lefevre Eve' } }]);
  expect(await doubles()).toEqual({ count: 0, pairs: [] });
  expect((await problemOf(await desk.get(`/api/register/people/${other}`))).code).toBe('unknown-entry');
});

test('a merge said again is the same merge', async () => {
  const [licensed, other] = await bothIds();
  const first = await (await desk.post(`/api/register/people/${licensed}/merge`, { other })).json();
  const again = await desk.post(`/api/register/people/${licensed}/merge`, { other });
  expect([again.status, await again.json()]).toEqual([200, first]);
});

test('a merge is undone, to what both were; a list that came since keeps its word', async () => {
  const [licensed, other] = await bothIds();
  const before = [(await cardOf(licensed)).person, (await cardOf(other)).person];
  const merge = async () => {
    await desk.post(`/api/register/people/${licensed}/merge`, { other });
    return (await cardOf(licensed)).merges[0]?.id ?? '';
  };
  const first = await merge();
  expect((await desk.post(`/api/register/merges/${first}/undo`, {})).status).toBe(200);
  expect([(await cardOf(licensed)).person, (await cardOf(other)).person]).toEqual(before);
  // Said again, it is the same answer, and nothing is done twice.
  await keep('2026-10-15', [{ name: 'Lefevre Eve', club: 'Paris', rating: 1560 }]);
  expect((await desk.post(`/api/register/merges/${first}/undo`, {})).status).toBe(200);
  expect((await cardOf(other)).person.club).toBe('Paris');
  before[1] = (await cardOf(other)).person;
  expect((await problemOf(await desk.post('/api/register/merges/none/undo', {}))).code).toBe('unknown-entry');

  const second = await merge();
  await keep('2026-11-01', [{ name: 'LEFÈVRE Ève', licence: 'L2', rating: 1600 }]);
  await desk.post(`/api/register/merges/${second}/undo`, {});
  expect((await cardOf(licensed)).person.ratings[0]?.rating).toBe(1600);
  expect((await cardOf(other)).person).toEqual(before[1]);
});

test('« Garder les deux »: nobody is asked again about these two', async () => {
  const [licensed, other] = await bothIds();
  await desk.post(`/api/register/people/${other}/apart`, { other: licensed });
  expect((await doubles()).count).toBe(0);
  expect((await cardOf(licensed)).doubles).toEqual([]);
  expect((await desk.post(`/api/register/people/${other}/apart`, { other: licensed })).status).toBe(200);
});

test('whoever is erased is erased from merged entries too, and is given them before', async () => {
  const [licensed, other] = await bothIds();
  await desk.post(`/api/register/people/${licensed}/merge`, { other });
  const at = '/api/tournaments/lyon';
  await desk.command({ kind: 'register', player: 'J1' }, 'r', { name: 'LEFÈVRE Ève', licence: 'L2' });
  const given = await (await desk.get(`${at}/people/J1/data`)).text();
  expect(given).toContain('2026-09-01');
  const merge = (await cardOf(licensed)).merges[0]?.id ?? '';
  await desk.post(`${at}/people/J1/erase`, {});
  expect((await desk.get(`/api/register/people/${licensed}`)).status).toBe(404);
  expect((await desk.post(`/api/register/merges/${merge}/undo`, {})).status).toBe(404);
});

test('WHO-02: whoever is erased is erased from their own federation’s list alone, and seen in their own tournaments', async () => {
  const [french, belgian] = ['FR', 'BE'].map((federation) => ({ name: `DE ${federation}`, licence: '77', federation }));
  await keep('2026-11-01', [{ ...french, rating: 1500 }]);
  await keep('2026-11-02', [{ ...belgian, rating: 1400 }]);
  const known = async (name: string) =>
    (await (await desk.get(`/api/register?q=${encodeURIComponent(name)}&game=scrabble`)).json()) as { id: string }[];
  await desk.command({ kind: 'register', player: 'J1' }, 'r', french);
  const [other] = await known('DE BE');
  expect((await cardOf(other?.id ?? '')).seen).toEqual([]);
  await desk.post('/api/tournaments/lyon/people/J1/erase', {});
  expect([(await known('DE FR')).length, (await known('DE BE')).length]).toEqual([0, 1]);
});

test('what names nobody, or oneself, is refused and changes nothing', async () => {
  const [licensed] = await bothIds();
  for (const other of [licensed, 'nobody']) {
    const answer = await desk.post(`/api/register/people/${licensed}/merge`, { other });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'unknown-entry']);
  }
  expect((await desk.post(`/api/register/people/${licensed}/merge`, {})).status).toBe(422);
  expect((await doubles()).count).toBe(1);
});

test('a licence typed without its zeros finds who bears it, after whoever bears exactly that one', async () => {
  await keep('2026-11-01', [
    { name: 'DUPONT Anne', licence: '0047123' },
    { name: 'MARTIN Paul', licence: '47123 4' },
    { name: 'LEBRUN Éva', licence: '1047123' },
  ]);
  const found = async (typed: string) =>
    ((await (await desk.get(`/api/register?q=${typed}&game=scrabble`)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await found('47123')).toEqual(['DUPONT Anne', 'MARTIN Paul']);
  expect(await found('0047123')).toEqual(['DUPONT Anne', 'MARTIN Paul']);
  expect(await found('471234')).toEqual(['MARTIN Paul']);
  expect(await found('047%')).toEqual([]);
});
