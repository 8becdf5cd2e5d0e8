import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
});

/** A store whose list fails. */
const failing = (store: Store, message: string): Store =>
  new Proxy(store, {
    get: (target, key) =>
      key === 'heads' ? () => Promise.reject(new Error(message)) : Reflect.get(target, key, target),
  });

const commands = '/api/tournaments/lyon/commands';
const close = { id: 'c1', command: { kind: 'close' } };

describe('what is malformed', () => {
  const mark = (changes: object) => ({
    id: 'c1',
    command: { kind: 'mark', player: 'J1', presence: 'here', ...changes },
  });
  const record = (a: unknown, b: unknown) => ({
    id: 'c1',
    command: { kind: 'record', round: 1, players: ['a', 'b'], result: { kind: 'games', games: [[a, b]] }, saw: null },
  });

  const registering = (facts: object, more: object = {}) => ({
    id: 'c1',
    command: { kind: 'register', player: 'J99', ...facts },
    person: { name: 'NOM Prénom', ...more },
  });

  const malus = { kind: 'sanction', round: 1, player: 'J1', sanction: 'malus' };
  const forfeit = {
    id: 'c1',
    command: {
      kind: 'record',
      round: 1,
      players: ['a', 'b'],
      result: { kind: 'forfeit', by: 'a', games: [] },
      saw: null,
    },
  };

  it.each([
    ['an unknown kind', { id: 'c1', command: { kind: 'explode' } }, 'command.kind'],
    ['an unknown key', mark({ extra: 1 }), 'command'],
    ['a prototype key', JSON.parse('{"id":"c1","command":{"kind":"close","__proto__":{"x":1}}}'), 'command'],
    ['no command id', { command: { kind: 'close' } }, 'id'],
    ['an empty command id', { ...close, id: '' }, 'id'],
    ['a control character', mark({ player: 'J\u0000' }), 'command.player'],
    ['LIST-01: an address as a club', registering({ club: 'zoe@exemple.fr' }), 'command.club'],
    ['LIST-01: a phone number as a licence', registering({}, { licence: '06 12 34 56 78' }), 'person.licence'],
    ['a lone surrogate', mark({ player: 'J\ud800' }), 'command.player'],
    ['a score that is half a point', record(400.5, 400), 'command.result.games.0.0'],
    ['a score of five digits', record(10_000, 400), 'command.result.games.0.0'],
    ['a score below every possible one', record(400, -1000), 'command.result.games.0.1'],
    ['a score as text', record('400', 400), 'command.result.games.0.0'],
    ['round 0', { id: 'c1', command: { kind: 'close-round', round: 0 } }, 'command.round'],
    ['a person for another command', { ...close, person: { name: 'X Y' } }, 'person'],
    ['a note beside a malus that names none', { id: 'c1', command: malus, note: 'a pris deux camps' }, 'command.note'],
    ['a note that the malus does not name', { id: 'c1', command: { ...malus, note: 'c2' }, note: 'x' }, 'command.note'],
    ['a note beside a forfeit that names none', { ...forfeit, note: 'en retard' }, 'command.result.note'],
    [
      'a note in a command that has none',
      { id: 'c1', command: { ...close.command, note: 'c1' }, note: 'x' },
      'command',
    ],
  ])('%s is refused with its place', async (_, body, path) => {
    const answer = await desk.post(commands, body);
    expect(answer.status).toBe(422);
    const { code, errors } = await problemOf(answer);
    expect(code).toBe('malformed');
    expect(errors?.map((fault) => fault.path)).toContain(path);
    expect((await desk.view()).version).toBe(1);
  });

  it.each([
    [
      'fr',
      'Il faut un texte.',
      'Ce texte contient un caractère invisible (contrôle, saut de ligne, sans largeur ou sens d’écriture).',
    ],
    [
      'en',
      'A text is needed.',
      'This text holds an invisible character (control, line break, zero width or writing direction).',
    ],
  ])('each field is said in the reader’s language: %s', async (lang, missing, hidden) => {
    const of = async (body: object) =>
      (await problemOf(await desk.post(commands, body, { 'Accept-Language': lang }))).errors;
    expect(await of({ command: { kind: 'close' } })).toEqual([{ path: 'id', message: missing }]);
    const register = { id: 'c1', command: { kind: 'register', player: 'J1' }, person: { name: 'A\u202eB' } };
    expect(await of(register)).toEqual([{ path: 'person.name', message: hidden }]);
  });

  it.each([10_000, -1, 99_999])('a rating of %d is refused, as in the tournament file', async (rating) => {
    const answer = await desk.command({ kind: 'register', player: 'J1', rating }, 'c1', { name: 'X Y' });
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors?.[0]?.path).toBe('command.rating');
  });

  it('a rating of 0 is a missing one', async () => {
    expect((await desk.command({ kind: 'register', player: 'J1', rating: 0 }, 'c1', { name: 'X Y' })).status).toBe(200);
    expect((await desk.view()).tournament.players[0]).not.toHaveProperty('rating');
  });

  it('a body that stalls is answered in time', async () => {
    const hasty = await openDesk({}, { patience: 30 });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"id"')) });
    const headers = { 'Content-Type': 'application/json', Cookie: hasty.cookie };
    const answer = await hasty.app.request(commands, { method: 'POST', body, duplex: 'half', headers });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([408, 'body-too-slow']);
  });

  it('is said in English too', async () => {
    const answer = await desk.post(commands, {}, { 'Accept-Language': 'en' });
    expect((await problemOf(answer)).title).toBe('Nothing was saved: a field is not correct.');
  });

  it('what is not JSON is refused', async () => {
    const answer = await desk.post(commands, '{"id":');
    expect([answer.status, (await problemOf(answer)).code]).toEqual([400, 'not-json']);
  });

  it.each(['2026-02-30', '14/11/2026', ''])('the date %s is refused', async (date) => {
    const answer = await desk.post('/api/tournaments', { name: 'X', format: 'classique', date });
    expect(answer.status).toBe(422);
  });

  it('more than a megabyte is refused', async () => {
    const answer = await desk.post(commands, { ...close, id: 'a'.repeat(1024 * 1024) });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'too-large']);
  });
});

describe('who asks', () => {
  it.each(['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST'])(
    '%s is answered',
    async (host) => {
      expect((await desk.get('/api/tournaments', { Host: host })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.7:4321', ''])(
    'DNS rebinding: the host « %s » is not',
    async (host) => {
      const answer = await desk.get('/api/tournaments', { Host: host });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'foreign-host']);
    },
  );

  it.each(['http://evil.example', 'null', 'http://localhost:9999', 'https://evil.example'])(
    'a page of %s cannot change anything',
    async (origin) => {
      const answer = await desk.post(commands, close, { Host: 'localhost:4321', Origin: origin });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'foreign-origin']);
    },
  );

  it('this origin’s own page can', async () => {
    const answer = await desk.post(commands, close, { Host: 'localhost:4321', Origin: 'http://localhost:4321' });
    expect((await problemOf(answer)).code).toBe('nothing-played');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'a form of type %s is refused',
    async (type) => {
      const answer = await desk.post(commands, close, { 'Content-Type': type });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([415, 'wrong-content-type']);
    },
  );
});

describe('what comes back', () => {
  it('SEC-01: code in a name is JSON and nothing else', async () => {
    await desk.command({ kind: 'register', player: 'J1', club: '" onmouseover="alert(1)' }, 'c1', {
      name: '<svg/onload=alert(1)>',
    });
    const answer = await desk.get('/api/tournaments/lyon');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await desk.view()).people[0]?.name).toBe('<svg/onload=alert(1)>');
  });

  it('SEC-01: and plain text in the page of the standings', async () => {
    await desk.command({ kind: 'register', player: 'J1' }, 'c1', { name: '<svg/onload=alert(1)>' });
    const page = await (await desk.get('/api/tournaments/lyon/standings.html')).text();
    expect(page).toContain('&lt;svg');
    expect(page).not.toContain('<svg/onload');
  });

  it('carries its protections, refusals too', async () => {
    for (const path of ['/api/tournaments', '/api/nowhere', '/healthz']) {
      const { headers } = await desk.get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('never shows a stack trace, and tells whoever looks after the machine', async () => {
    const broken = await openDesk({ store: failing(desk.installation.store, 'secret detail') });
    const answer = await broken.get('/api/tournaments');
    expect(answer.status).toBe(500);
    expect(await answer.clone().text()).not.toContain('secret');
    expect((await problemOf(answer)).code).toBe('internal');
    expect(broken.reported).toHaveLength(1);
  });

  it('says that the data is busy so that the desk sends again', async () => {
    const busy = await openDesk({ store: failing(desk.installation.store, 'database is locked') });
    expect((await busy.get('/api/tournaments')).status).toBe(503);
  });

  it('an unknown address of the API is a problem, not a page', async () => {
    const answer = await desk.get('/api/nowhere', { Accept: 'text/html' });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'unknown-address']);
  });

  it('gives the standings of a round as JSON and as a file with a safe name', async () => {
    await registerAll(desk, 18);
    expect(await (await desk.get('/api/tournaments/lyon/standings')).json()).toMatchObject({ after: 0, final: false });
    const csv = await desk.get('/api/tournaments/lyon/standings.csv?after=0');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="lyon-classement-0\.csv"$/);
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(19);
    const beyond = await desk.get('/api/tournaments/lyon/standings?after=3');
    expect([beyond.status, (await problemOf(beyond)).code]).toEqual([404, 'unknown-round']);
    expect((await desk.get('/api/tournaments/lyon/standings?after=x')).status).toBe(422);
  });

  it('gives the tournament file', async () => {
    await registerAll(desk, 2);
    const answer = await desk.get('/api/tournaments/lyon/file');
    expect(await answer.json()).toMatchObject({
      name: 'Lyon',
      format: 'classique',
      players: [{ id: 'J1' }, { id: 'J2' }],
    });
  });
});
