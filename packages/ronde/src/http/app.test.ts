import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, decided, openDesk, problemOf, publishFirst, registerAll } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

describe('tournaments', () => {
  it('lists none, then the one that was created', async () => {
    expect(await (await desk.get('/api/tournaments')).json()).toEqual([]);
    const made = await desk.create('Tournoi de la Saint-Martin');
    expect(made.status).toBe(201);
    expect(await made.json()).toEqual({ id: 'id-1', slug: 'tournoi-de-la-saint-martin' });
    const [line] = (await (await desk.get('/api/tournaments')).json()) as object[];
    expect(line).toMatchObject({ name: 'Tournoi de la Saint-Martin', players: 0, waiting: { kind: 'registration' } });
  });

  it('draws the seed when none is given, and keeps one that is', async () => {
    await desk.create();
    expect((await desk.view()).tournament.seed).toBe(48_213);
    const body = { name: 'Paris', format: 'classique', date: '2026-11-14', seed: 7 };
    await desk.post('/api/tournaments', body);
    const view = await (await desk.get('/api/tournaments/paris')).json();
    expect(view).toMatchObject({ tournament: { seed: 7, settings: {} } });
  });

  it('refuses an empty name, in the reader’s language', async () => {
    const french = await desk.create('   ');
    expect(french.status).toBe(409);
    expect(await problemOf(french)).toMatchObject({ code: 'empty-name', refusal: { code: 'empty-name' } });
    expect((await desk.get('/api/tournaments')).status).toBe(200);
  });

  it('creates once when the same request comes twice', async () => {
    const body = { command: 'c1', name: 'Lyon', format: 'classique', date: '2026-11-14' };
    const [one, two] = [await desk.post('/api/tournaments', body), await desk.post('/api/tournaments', body)];
    expect(await two.json()).toEqual(await one.json());
  });

  it('is found by id and by slug, and by nothing else', async () => {
    await desk.create();
    expect((await desk.get('/api/tournaments/id-1')).status).toBe(200);
    expect((await desk.get('/api/tournaments/lyon')).status).toBe(200);
    const missing = await desk.get('/api/tournaments/paris');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toBe('application/problem+json');
    expect(await problemOf(missing)).toMatchObject({
      code: 'unknown-tournament',
      title: 'Ce tournoi n’existe pas ici.',
    });
  });
});

describe('commands', () => {
  beforeEach(() => desk.create());

  it('registers: the server numbers, whatever number is sent', async () => {
    const register = { kind: 'register', player: 'J1', number: 99, rating: 1500 } as const;
    const answer = await desk.command(register, 'c1', { name: 'LEFÈVRE Zoé', licence: '123' });
    expect(answer.status).toBe(200);
    expect(await decided(answer)).toMatchObject({ version: 2, decision: { seq: 2, id: 'c1', by: 'Claire' } });
    const view = await desk.view();
    expect(view.people).toEqual([{ id: 'J1', number: 1, name: 'LEFÈVRE Zoé', licence: '123' }]);
    expect(view.tournament.players[0]?.number).toBe(1);
    expect(view.version).toBe(2);
  });

  it('refuses a registration of nobody', async () => {
    const answer = await desk.command({ kind: 'register', player: 'J1' }, 'c1');
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).code).toBe('person-needed');
    expect((await desk.view()).version).toBe(1);
  });

  it('CONC-02: the same command twice acts once and is answered the same', async () => {
    await registerAll(desk, 18);
    const first = await decided(await desk.command({ kind: 'draw', round: 1, without: [] }, 'draw'));
    const again = await decided(await desk.command({ kind: 'draw', round: 1, without: [] }, 'draw'));
    expect(again.decision).toEqual(first.decision);
    expect((await desk.view()).tournament.rounds).toHaveLength(1);
  });

  it('the same id for something else is refused with a code', async () => {
    const person = { name: 'LEFÈVRE Zoé' };
    await desk.command({ kind: 'register', player: 'J1' }, 'same', person);
    const again = await desk.command({ kind: 'register', player: 'J1' }, 'same', person);
    expect(again.status).toBe(200);
    const other = await desk.command({ kind: 'register', player: 'J2' }, 'same', person);
    expect([other.status, (await problemOf(other)).code]).toEqual([409, 'id-reused']);
    const undo = await desk.post('/api/tournaments/lyon/undo', { id: 'same', decision: 2 });
    expect([undo.status, (await problemOf(undo)).code]).toEqual([409, 'id-reused']);
    expect((await desk.view()).tournament.players).toHaveLength(1);
    const paris = { command: 'c1', name: 'Paris', format: 'classique', date: '2026-11-14' };
    await desk.post('/api/tournaments', paris);
    const lille = await desk.post('/api/tournaments', { ...paris, name: 'Lille' });
    expect([lille.status, (await problemOf(lille)).code]).toEqual([409, 'id-reused']);
  });

  it('CONC-02: a second desk that draws is told so, in French and in English', async () => {
    await registerAll(desk, 18);
    const draw = { kind: 'draw', round: 1, without: [] } as const;
    const [one, two] = await Promise.all([desk.command(draw, 'a'), desk.command(draw, 'b')]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const french = await desk.command(draw, 'c');
    expect(french.headers.get('content-language')).toBe('fr');
    const english = await desk.command(draw, 'd', undefined, { 'Accept-Language': 'en-GB,en;q=0.9,fr;q=0.2' });
    const [fr, en] = [await problemOf(french), await problemOf(english)];
    expect(fr.refusal).toEqual({ code: 'already-drawn', round: 1 });
    expect(en.refusal).toEqual(fr.refusal);
    expect(fr.title).toContain('ronde 1');
    expect(en.title).toMatch(/round 1/i);
  });

  it('CONC-01: a result on a table that changed is refused with the value in force', async () => {
    await registerAll(desk, 18);
    await publishFirst(desk);
    const players = (await desk.view()).tournament.rounds[0]?.matches[0]?.players as [string, string];
    const record = (games: [number, number], id: string) =>
      desk.command({ kind: 'record', round: 1, players, result: { kind: 'games', games: [games] }, saw: null }, id);
    expect((await record([450, 400], 'u1')).status).toBe(200);
    const second = await record([400, 450], 'u2');
    expect(second.status).toBe(409);
    expect((await problemOf(second)).refusal).toMatchObject({
      code: 'result-changed',
      current: { kind: 'games', games: [[450, 400]] },
    });
    const match = (await desk.view()).tournament.rounds[0]?.matches[0];
    expect(match?.result).toEqual({ kind: 'games', games: [[450, 400]] });
  });

  it('names the people of a refusal', async () => {
    await registerAll(desk, 1);
    const again = await desk.command({ kind: 'register', player: 'J1' }, 'again', { name: 'AUTRE Nom' });
    const { title, detail = '' } = await problemOf(again);
    expect(`${title} ${detail}`).toContain('JOUEUR1');
    expect((await desk.view()).people[0]?.name).toBe('JOUEUR1 Ada');
  });
});

describe('undo and log', () => {
  beforeEach(async () => {
    await desk.create();
    await registerAll(desk, 3);
  });

  it('takes a decision back, says by what, and gives it back', async () => {
    const undone = await decided(await desk.post('/api/tournaments/lyon/undo', { id: 'u1', decision: 3 }));
    expect(undone.decision).toMatchObject({ seq: 5, by: 'Claire', undoes: [3] });
    const log = await desk.log();
    expect(log.map((line) => line.seq)).toEqual([5, 4, 3, 2, 1]);
    expect(log.find((line) => line.seq === 3)).toMatchObject({ undoneBy: 5, undoable: false });
    expect(log.find((line) => line.seq === 4)).toMatchObject({ undoneBy: null, undoable: true });
    expect(log.find((line) => line.seq === 1)).toMatchObject({ undoable: false });
    const newest = await (await desk.get('/api/tournaments/lyon/log?limit=3')).json();
    expect(newest).toEqual(log.slice(0, 3));
    await desk.post('/api/tournaments/lyon/undo', { id: 'u2', decision: 5 });
    expect((await desk.view()).tournament.players.map((player) => player.id)).toEqual(['J1', 'J2', 'J3']);
    expect((await desk.log())[0]).toMatchObject({ by: 'Claire' });
  });

  it('refuses what cannot be taken back', async () => {
    const creation = await desk.post('/api/tournaments/lyon/undo', { id: 'u1', decision: 1 });
    expect([creation.status, (await problemOf(creation)).code]).toEqual([409, 'not-undoable']);
    const unknown = await desk.post('/api/tournaments/lyon/undo', { id: 'u2', decision: 77 });
    expect((await problemOf(unknown)).code).toBe('unknown-decision');
  });
});

describe('people', () => {
  it('two who correct different things of one person keep both; the same thing is a conflict', async () => {
    await desk.create();
    await registerAll(desk, 1);
    const path = '/api/tournaments/lyon/people/J1';
    const seen = { name: 'DURANT Zoé' };
    await desk.send('PUT', path, seen);
    const one = await desk.send('PUT', path, { name: 'DURAND Zoé', saw: seen });
    expect(one.status).toBe(200);
    // Its answer was lost on the way: said again it is no conflict with itself.
    expect((await desk.send('PUT', path, { name: 'DURAND Zoé', saw: seen })).status).toBe(200);
    const two = await desk.send('PUT', path, { ...seen, licence: '9', saw: { licence: null } });
    expect(await two.json()).toMatchObject({ name: 'DURAND Zoé', licence: '9' });
    const three = await desk.send('PUT', path, { name: 'DURON Zoé', saw: seen });
    expect(three.status).toBe(409);
    expect(await three.json()).toMatchObject({ code: 'person-changed', errors: [{ path: 'name' }] });
    const four = await desk.send('PUT', path, { ...seen, saw: { licence: null } });
    expect(await four.json()).toMatchObject({ code: 'person-changed', errors: [{ path: 'licence' }] });
    // Taken away: in what was seen, and no longer in the person.
    const five = await desk.send('PUT', path, { ...seen, saw: { licence: '9' } });
    expect(await five.json()).toEqual({ id: 'J1', number: 1, name: 'DURAND Zoé' });
  });

  it('are corrected beside the log, which has a line that says what of them and no name', async () => {
    await desk.create();
    await registerAll(desk, 1);
    const answer = await desk.send('PUT', '/api/tournaments/lyon/people/J1', { name: 'DURAND Zoé', licence: '9' });
    expect(await answer.json()).toEqual({ id: 'J1', number: 1, name: 'DURAND Zoé', licence: '9' });
    const view = await desk.view();
    expect(view.people[0]?.name).toBe('DURAND Zoé');
    expect(view.version).toBe(3);
    const [line] = await desk.log();
    expect(line).toMatchObject({
      events: [{ kind: 'person-corrected', player: 'J1', fields: ['name', 'licence'] }],
      undoable: false,
      undoneBy: null,
    });
    expect(JSON.stringify(await desk.log())).not.toContain('DURAND');
    // Said again it changes nothing, and the desk's own marks are nobody's name.
    const again = { name: 'DURAND Zoé', licence: '9' };
    await desk.send('PUT', '/api/tournaments/lyon/people/J1', again);
    await desk.send('PUT', '/api/tournaments/lyon/people/J1', { ...again, marks: { paid: true } });
    expect(await desk.log()).toHaveLength(3);
    const undone = await desk.post('/api/tournaments/lyon/undo', { id: 'u-line', decision: 3 });
    expect((await problemOf(undone)).code).toBe('not-undoable');
    // It stands in nobody's way: the registration before it can be taken back.
    expect((await desk.post('/api/tournaments/lyon/undo', { id: 'u-in', decision: 2 })).status).toBe(200);
    expect(await desk.log()).toHaveLength(4);
    expect((await desk.send('PUT', '/api/tournaments/lyon/people/J9', { name: 'X Y' })).status).toBe(404);
  });
});

describe('the description of the API', () => {
  it('names every route, and calls optional what is optional', async () => {
    const described = (await (await desk.get('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
      components: { schemas: Record<string, { required?: string[] }> };
    };
    const answered = desk.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    const paths = answered
      .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
      .filter((path) => path !== '/api/openapi.json');
    expect(new Set(Object.keys(described.paths))).toEqual(new Set(paths));
    expect(described.components.schemas.Person?.required).toEqual(['name']);
    expect(JSON.stringify(described)).not.toContain('undefined');
  });
});
