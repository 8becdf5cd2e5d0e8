import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await act(desk, { kind: 'show', open: true }, 'show');
});

const opened = (places: number | null) =>
  desk.send('PUT', '/api/tournaments/lyon/options', { registration: true, places, presence: false });
const ask = (id: string, more: object = {}) =>
  desk.post('/api/public/lyon/register', { id, name: `NOM ${id}`, ...more });
const t = '/api/tournaments/lyon/requests';
const requests = async () =>
  (await (await desk.get(t)).json()) as { id: string; state: string; waiting: number | null }[];

describe('asking to be registered', () => {
  it('is closed until the director opens it', async () => {
    expect((await problemOf(await ask('a'))).code).toBe('registration-closed');
    expect(await (await desk.get('/api/public/lyon/registration')).json()).toMatchObject({ open: false });
    await opened(null);
    expect((await ask('a')).status).toBe(201);
  });

  it('does not exist for a private tournament', async () => {
    await opened(null);
    await act(desk, { kind: 'show', open: false }, 'hide');
    expect((await problemOf(await ask('a'))).code).toBe('unknown-tournament');
  });

  it('beyond the places makes a waiting list, in the order of asking', async () => {
    await registerAll(desk, 1);
    await opened(2);
    const states = [];
    for (const id of ['a', 'b', 'c']) states.push(await (await ask(id)).json());
    expect(states).toEqual([
      { state: 'asked', waiting: null },
      { state: 'asked', waiting: 1 },
      { state: 'asked', waiting: 2 },
    ]);
    expect(await (await desk.get('/api/public/lyon/registration')).json()).toEqual({
      open: true,
      places: 2,
      free: 1,
      waiting: 2,
    });
    await desk.post(`${t}/a/refuse`, {});
    expect((await requests()).map(({ waiting }) => waiting)).toEqual([null, null, 1]);
  });

  it('sent twice asks once, and never shows who else asks', async () => {
    await opened(null);
    await ask('a', { email: 'a@mail.example' });
    const again = await ask('a', { email: 'a@mail.example' });
    expect([again.status, await again.text()]).toEqual([201, '{"state":"asked","waiting":null}']);
    expect((await problemOf(await ask('a', { email: 'b@mail.example' }))).code).toBe('id-reused');
    expect(await requests()).toHaveLength(1);
  });

  it('keeps two who ask at once in two places', async () => {
    await opened(null);
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => ask(id)));
    const places = ((await (await desk.get(t)).json()) as { place: number }[]).map(({ place }) => place);
    expect(places).toEqual([1, 2, 3, 4]);
  });

  it('refuses what is no name or no address, and whoever asks too often', async () => {
    await opened(null);
    expect((await ask('a', { name: ' ' })).status).toBe(422);
    expect((await ask('a', { email: 'nowhere' })).status).toBe(422);
    // WHO-03
    expect((await ask('a', { name: 'NOM\u200b a' })).status).toBe(422);
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await ask(`n${i}`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the director’s answer', () => {
  beforeEach(() => opened(null));

  it('registers once, with club and licence; the e-mail address goes to the contacts', async () => {
    await ask('a', { club: 'Lyon', licence: '123', email: 'a@mail.example' });
    await Promise.all([desk.post(`${t}/a/accept`, { rating: 1500 }), desk.post(`${t}/a/accept`, { rating: 1500 })]);
    const { tournament, people } = await desk.view();
    expect(tournament.players).toMatchObject([{ number: 1, rating: 1500, club: 'Lyon', presence: 'expected' }]);
    expect(people).toMatchObject([{ name: 'NOM a', licence: '123' }]);
    const player = tournament.players[0]?.id ?? '';
    const contact = await (await desk.get(`/api/tournaments/lyon/people/${player}/contact`)).json();
    expect(contact).toEqual({ email: 'a@mail.example' });
    // And stays beside the request, which is still to be answered.
    expect(await requests()).toMatchObject([{ state: 'accepted', player, email: 'a@mail.example' }]);
    expect(JSON.stringify(await desk.log())).not.toContain('mail.example');
  });

  it('WHO-03: letters are composed, whatever wrote them', async () => {
    await ask('a', { name: 'LEFE\u0300VRE Zoe\u0301' });
    await desk.post(`${t}/a/accept`, { rating: 1500 });
    expect((await desk.view()).people).toMatchObject([{ name: 'LEFÈVRE Zoé' }]);
  });

  it('can give the name another writing; the request keeps what was asked', async () => {
    await ask('a', { name: 'martin léa' });
    expect((await desk.post(`${t}/a/accept`, { name: 'MARTIN Léa', rating: 1500 })).status).toBe(200);
    const { tournament, people } = await desk.view();
    expect(people).toMatchObject([{ name: 'MARTIN Léa' }]);
    expect(tournament.players).toMatchObject([{ rating: 1500 }]);
    expect(tournament.players[0]).not.toHaveProperty('name');
    expect(await requests()).toMatchObject([{ state: 'accepted', name: 'martin léa' }]);
    await ask('b');
    expect((await desk.post(`${t}/b/accept`, { name: ' ' })).status).toBe(422);
  });

  it('is given once, and forgets the address of who is refused', async () => {
    await ask('a', { email: 'a@mail.example' });
    await desk.post(`${t}/a/refuse`, {});
    expect(await (await desk.get(t)).text()).not.toContain('mail.example');
    expect((await problemOf(await desk.post(`${t}/a/accept`, {}))).code).toBe('request-settled');
    expect((await problemOf(await desk.post(`${t}/z/accept`, {}))).code).toBe('unknown-request');
    expect((await desk.view()).tournament.players).toEqual([]);
  });

  it('is asked again when the registration was taken back, as often as it is', async () => {
    await ask('a', { club: 'Lyon' });
    for (let time = 1; time <= 3; time++) {
      expect((await desk.post(`${t}/a/accept`, {})).status).toBe(200);
      // Said twice, it registers once.
      expect((await desk.post(`${t}/a/accept`, {})).status).toBe(200);
      expect((await desk.view()).tournament.players).toMatchObject([{ number: 1, club: 'Lyon' }]);
      expect(await requests()).toMatchObject([{ state: 'accepted', waiting: null }]);
      const decision = (await desk.log()).length;
      expect((await desk.post('/api/tournaments/lyon/undo', { id: `undo-${time}`, decision })).status).toBe(200);
      expect((await desk.view()).tournament.players).toEqual([]);
      expect(await requests()).toMatchObject([{ state: 'asked', waiting: null }]);
      expect(await (await ask('a', { club: 'Lyon' })).json()).toMatchObject({ state: 'asked' });
    }
    expect((await desk.post(`${t}/a/refuse`, {})).status).toBe(200);
    expect(await requests()).toMatchObject([{ state: 'refused' }]);
  });

  it('can forget who was refused; who was accepted is erased as a player', async () => {
    await ask('a', { club: 'SECRETCLUB', licence: 'SECRETLICENCE', email: 'secret@mail.example', birthYear: 1987 });
    await ask('b');
    await desk.post(`${t}/a/refuse`, {});
    expect((await (await desk.as('clerk')).post(`${t}/a/erase`, {})).status).toBe(403);
    expect((await desk.post(`${t}/a/erase`, {})).status).toBe(200);
    const kept = await desk.installation.visitors.db.selectFrom('registration_requests').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/SECRET|NOM a|secret|1987/);
    expect(await requests()).toMatchObject([{ id: 'a', state: 'refused', name: '' }, { id: 'b' }]);
    await desk.post(`${t}/b/accept`, {});
    expect((await problemOf(await desk.post(`${t}/b/erase`, {}))).code).toBe('request-settled');
    expect((await problemOf(await desk.post(`${t}/z/erase`, {}))).code).toBe('unknown-request');
  });
});
