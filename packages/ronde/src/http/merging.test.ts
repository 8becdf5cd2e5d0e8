import type { ListedPerson } from '@ronde/contract/http/person';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, decided, openDesk } from './test-desk.ts';
import { act } from './test-public.ts';

const people = '/api/tournaments/lyon/people';
const ada = { name: 'MARTIN Ada', federation: 'FFSc' };
const again = { name: 'MARTIN Ada', licence: 'L-77', federation: 'FQCSF', birthYear: 1987, pseudonym: 'La Comète' };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await desk.command({ kind: 'register', player: 'A', rating: 1800, presence: 'here' }, 'a', ada);
  await desk.command({ kind: 'register', player: 'B', rating: 1500 }, 'b', again);
  await desk.send('PUT', `${people}/B/contact`, { email: 'ada@mail.example' });
  await act(desk, { kind: 'show', open: true });
});

const merge = async () =>
  (await decided(await desk.command({ kind: 'merge', players: ['A', 'B'] }, 'merge'))).decision.seq;
const listed = async (id: string): Promise<ListedPerson | undefined> =>
  (await desk.view()).people.find((person) => person.id === id);

describe('two registrations of one person', () => {
  it('become one record, which keeps its own and gains what only the other had', async () => {
    await merge();
    const joined = { ...again, federation: 'FFSc', id: 'A', number: 1 };
    expect(await listed('A')).toEqual(joined);
    const data = await (await desk.get(`${people}/A/data`)).json();
    expect(data).toMatchObject({ person: { licence: 'L-77' }, contact: { email: 'ada@mail.example' } });
    expect(await (await desk.get('/api/public/lyon')).text()).not.toContain('MARTIN');
  });

  it('leave one in every list; the other is named by the log alone, and makes nobody a namesake', async () => {
    await merge();
    expect((await desk.view()).tournament.players.map(({ id }) => id)).toEqual(['A']);
    expect(await listed('B')).toMatchObject({ number: 2, name: 'MARTIN Ada', mergedInto: 'A' });
    const file = (await (await desk.get('/api/tournaments/lyon/file')).json()) as { players: object[] };
    expect(file.players).toHaveLength(1);
    const refused = await desk.command({ kind: 'register', player: 'A' }, 'again', ada);
    expect(await refused.text()).not.toContain('MARTIN Ada (');
  });

  it('never give the number of the one that is gone to anybody', async () => {
    await merge();
    await desk.command({ kind: 'register', player: 'C' }, 'c', { name: 'NOUVEAU Ali' });
    expect(await listed('C')).toMatchObject({ number: 3 });
  });

  it('are two again when it is taken back, each under its own name', async () => {
    const seq = await merge();
    expect((await desk.post('/api/tournaments/lyon/undo', { id: 'undo', decision: seq })).status).toBe(200);
    expect((await desk.view()).tournament.players.map(({ id }) => id)).toEqual(['A', 'B']);
    expect(await listed('B')).toEqual({ ...again, id: 'B', number: 2 });
  });

  it('are both forgotten when the one that stayed is erased', async () => {
    await merge();
    expect((await desk.post(`${people}/A/erase`, {})).status).toBe(200);
    expect((await desk.view()).people.map(({ name }) => name)).toEqual(['Joueur 1', 'Joueur 2']);
    expect(await (await desk.get(`${people}/B/contact`)).json()).toEqual({});
    expect(await (await desk.get('/api/tournaments/lyon/log')).text()).not.toMatch(/MARTIN|L-77/);
  });

  it('have one contact, which can be taken away', async () => {
    await merge();
    expect(await (await desk.get(`${people}/A/contact`)).json()).toEqual({ email: 'ada@mail.example' });
    await desk.send('PUT', `${people}/A/contact`, {});
    expect(await (await desk.get(`${people}/A/contact`)).json()).toEqual({});
    expect(await (await desk.get(`${people}/A/data`)).text()).not.toContain('ada@mail.example');
  });

  it('merged again, all of them are one person’s', async () => {
    await merge();
    await desk.command({ kind: 'register', player: 'C' }, 'c', { name: 'MARTIN A.' });
    await act(desk, { kind: 'merge', players: ['C', 'A'] }, 'second');
    expect(await listed('C')).toMatchObject({ name: 'MARTIN A.', licence: 'L-77', federation: 'FFSc' });
    await desk.post(`${people}/C/erase`, {});
    expect((await desk.view()).people.every(({ name }) => name.startsWith('Joueur'))).toBe(true);
  });
});
