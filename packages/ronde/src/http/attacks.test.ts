import { beforeEach, describe, expect, it } from 'vitest';
import type { ReachEnv } from './access/reach.ts';
import { type Desk, openDesk, problemOf, registerAll, speaker, testPassword } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk({ names: () => new Set(['192.168.1.7', 'ronde.example.org']) });
  await desk.create();
});

const commands = '/api/tournaments/lyon/commands';
const close = { id: 'c1', command: { kind: 'close' } };
const entry = { name: 'Claire', password: testPassword };
const code = async (answer: Response) => [answer.status, (await problemOf(answer)).code];

describe('on the air: the hall’s http', () => {
  const hall: ReachEnv = { reach: 'hall', sender: '192.168.1.20' };

  it('a staff session counts for nothing there, whatever it is worth elsewhere', async () => {
    const listening = speaker(desk.app, desk.cookie, hall);
    expect(await code(await listening.get('/api/tournaments/lyon'))).toEqual([403, 'https-needed']);
    expect(await code(await listening.post(commands, close))).toEqual([403, 'https-needed']);
    expect(await (await listening.get('/api/session')).json()).toMatchObject({ account: null, staff: false });
  });

  it('ends no session', async () => {
    const listening = speaker(desk.app, desk.cookie, hall);
    expect(await code(await listening.send('DELETE', '/api/session', undefined))).toEqual([403, 'https-needed']);
    expect((await desk.get('/api/session')).status).toBe(200);
    expect(await (await desk.get('/api/session')).json()).toMatchObject({ account: { name: 'Claire' } });
  });

  it('takes no password, by no way', async () => {
    const phone = speaker(desk.app, '', hall);
    expect(await code(await phone.post('/api/session', entry))).toEqual([403, 'https-needed']);
    const { token } = await desk.installation.accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
    const accept = { token, name: 'Marc', password: testPassword };
    expect(await code(await phone.post('/api/session/accept', accept))).toEqual([403, 'https-needed']);
    expect(await desk.installation.accounts.readLink(token)).not.toBeNull();
  });
});

describe('the cookie', () => {
  const flags = async (env: ReachEnv, more: object = {}) =>
    (await speaker(desk.app, '', env).post('/api/session', { ...entry, ...more })).headers.getSetCookie();

  it('is HttpOnly and SameSite=Strict, and ends with the browser unless one stays', async () => {
    const [here] = await flags({});
    expect(here).toMatch(/^ronde=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const [kept] = await flags({}, { stay: true });
    expect(kept).toMatch(/^ronde=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('on https it is Secure and of this host alone', async () => {
    const [secure] = await flags({ reach: 'https', sender: '203.0.113.9' });
    expect(secure).toMatch(/^__Host-ronde=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('of http is not taken on https: it may have been read', async () => {
    const answer = await speaker(desk.app, desk.cookie, { reach: 'https' }).get('/api/tournaments');
    expect(answer.status).toBe(401);
  });

  it('fixation: a session’s token is never the one that came with the request', async () => {
    const planted = 'ronde=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const answer = await speaker(desk.app, planted).post('/api/session', entry);
    expect(answer.headers.getSetCookie()[0]).not.toContain('AAAAAAAA');
    expect((await speaker(desk.app, planted).get('/api/tournaments')).status).toBe(401);
  });

  it('signing in ends the session that was here', async () => {
    await desk.post('/api/session', entry);
    expect((await desk.get('/api/tournaments')).status).toBe(401);
  });

  it.each(['', 'x', 'ronde', '../../etc/passwd', "' or 1=1 --", 'a'.repeat(5000), '%00'])(
    'the session « %s » is nobody’s',
    async (token) => {
      expect((await speaker(desk.app, `ronde=${token}`).get('/api/tournaments')).status).toBe(401);
    },
  );
});

describe('another site’s page (CSRF)', () => {
  const own = { Host: 'localhost:4321' };

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' }, 403],
    ['a form without an origin', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['a form of files', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['text that is JSON', { 'Content-Type': 'text/plain' }, 415],
    ['fetch with JSON', { 'Content-Type': 'application/json', Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { 'Content-Type': 'application/json', Origin: 'null' }, 403],
    ['another port of this machine', { 'Content-Type': 'application/json', Origin: 'http://localhost:8080' }, 403],
    ['one that hides its origin', { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s changes nothing, the session at hand or not', async (_, headers, status) => {
    for (const [method, path] of [
      ['POST', commands],
      ['POST', '/api/session'],
      ['DELETE', '/api/session'],
      ['PUT', '/api/session/password'],
      ['POST', '/api/accounts/invitations'],
    ] as const) {
      const answer = await desk.send(method, path, close, { ...own, ...headers });
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect((await desk.get('/api/session/all')).status).toBe(200);
  });

  it('is never told that it may read', async () => {
    const answer = await desk.send('OPTIONS', commands, undefined, { ...own, Origin: 'https://evil.example' });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('foreign hosts', () => {
  it.each(['192.168.1.7:4321', 'ronde.example.org', 'RONDE.example.org:443', 'localhost', '[::1]:4321'])(
    '%s is one of ours',
    async (host) => {
      expect((await desk.get('/api/tournaments', { Host: host })).status).toBe(200);
    },
  );

  it.each(['192.168.1.8', 'example.org', 'ronde.example.org.evil.example', 'xronde.example.org', '192.168.1.7.nip.io'])(
    '%s is not, on any address',
    async (host) => {
      for (const path of ['/api/tournaments', '/api/session', '/healthz', '/bureau', '/api/nowhere']) {
        expect(await code(await desk.get(path, { Host: host }))).toEqual([403, 'foreign-host']);
      }
    },
  );
});

describe('paths', () => {
  it.each([
    '/api/tournaments/..%2f..%2fetc%2fpasswd',
    '/api/tournaments/%2e%2e',
    '/api/tournaments/%00',
    '/api/tournaments/%ff',
    '/api/tournaments/__proto__',
    '/api/tournaments/constructor',
    '/api/tournaments/lyon%20or%201=1',
  ])('%s is no tournament', async (path) => {
    for (const who of [desk, await desk.as('member', `M ${path}`)]) {
      const answer = await who.get(path);
      expect([404, 422]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/root:|stack|sqlite/i);
    }
  });

  it.each(['/healthz/', '//api/tournaments', '/API/tournaments', '/api/tournaments/', '/api/tournaments/lyon/'])(
    '%s opens nothing to a stranger',
    async (path) => {
      const stranger = await desk.as('public');
      const answer = await stranger.get(path);
      expect(await answer.text()).not.toContain('Lyon');
      expect([401, 404]).toContain(answer.status);
    },
  );
});

describe('what is sent', () => {
  it.each([
    ['{"id":"c1","command":{"kind":"close"},"__proto__":{"role":"manager"}}', 422],
    ['{"id":"c1","command":{"kind":"close","constructor":{"prototype":{"x":1}}}}', 422],
    ['{"id":"c1","command":{"kind":"constructor"}}', 422],
    ['{"id":"c1","command":{"kind":"toString"}}', 422],
    ['{"id":"c1\\u0000","command":{"kind":"close"}}', 422],
    ['{"id":"c1","command":{"kind":"close"}', 400],
    ['', 400],
    ['null', 422],
    ['[]', 422],
    ['"close"', 422],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
    [`{"id":"c1","command":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, 422],
    ['\u0000', 400],
  ])('%.60s is refused', async (body, status) => {
    const answer = await desk.post(commands, body);
    expect(answer.status).toBe(status);
    expect(({} as { role?: string }).role).toBeUndefined();
    expect((await desk.view()).version).toBe(1);
  });

  it('a stranger’s body is not even read', async () => {
    const stranger = await desk.as('public');
    expect(await code(await stranger.post(commands, 'a'.repeat(2_000_000)))).toEqual([401, 'sign-in-needed']);
  });

  it.each([
    [{ name: 'Claire\u0000', password: testPassword }, 422],
    [{ name: 'a'.repeat(81), password: testPassword }, 422],
    [{ name: 'Claire', password: 'a'.repeat(201) }, 422],
    [{ name: 'Claire', password: { $ne: '' } }, 422],
    [{ name: ['Claire'], password: testPassword }, 422],
    [{ name: 'Claire', password: testPassword, house: 'manager' }, 422],
    [{ name: "' or ''='", password: testPassword }, 401],
  ])('a sign-in with %j is refused', async (sent, status) => {
    expect((await desk.post('/api/session', sent)).status).toBe(status);
  });

  it('nobody makes themselves more than their link says', async () => {
    const { token } = await desk.installation.accounts.invite({ grant: { kind: 'house', house: 'member' }, by: null });
    const stranger = await desk.as('public');
    const sent = { token, name: 'Marc', password: testPassword };
    expect((await stranger.post('/api/session/accept', { ...sent, house: 'manager' })).status).toBe(422);
    expect(await (await stranger.post('/api/session/accept', sent)).json()).toMatchObject({
      account: { house: 'member' },
    });
  });

  it('a password never comes back, not even in a refusal', async () => {
    const answer = await desk.post('/api/session', { name: 'Claire', password: `secret-${'x'.repeat(300)}` });
    expect(await answer.text()).not.toContain('secret-');
  });
});

describe('SEC-01: code in names', () => {
  const name = '<svg/onload=alert(1)>';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody may type.
  const title = '</title><script>alert(1)</script>{{7*7}}${7*7}';

  it('is text wherever it comes back, and unchanged', async () => {
    const made = await desk.post('/api/tournaments', { name: title, format: 'classique', date: '2026-11-14' });
    const { slug } = (await made.json()) as { slug: string };
    const t = `/api/tournaments/${slug}`;
    await desk.post(`${t}/commands`, {
      id: 'c1',
      command: { kind: 'register', player: 'J1', club: '" onmouseover="alert(1)' },
      person: { name },
    });
    for (const path of ['', '/log', '/standings', '/file', '/team']) {
      const answer = await desk.get(t + path);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const page = await (await desk.get(`${t}/standings.html`)).text();
    expect(page).not.toMatch(/<svg|<script|onmouseover="/);
    expect(page).not.toContain('49');
    const file = (await (await desk.get(`${t}/file`)).json()) as { name: string; players: { name: string }[] };
    expect([file.name, file.players[0]?.name]).toEqual([title, name]);
    const again = await desk.post(`${t}/commands`, {
      id: 'c2',
      command: { kind: 'register', player: 'J1' },
      person: { name },
    });
    expect(again.headers.get('content-type')).toBe('application/problem+json');
  });

  it('an account’s name too', async () => {
    const marc = await desk.as('director', name);
    await registerAll(marc, 1);
    const answer = await desk.get('/api/tournaments/lyon/log');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect((await desk.log())[0]?.by).toBe(name);
  });
});

describe('SEC-06: a tournament’s name is no path', () => {
  it.each(['Open 24/25 : « été »', '..', 'CON', 'a'.repeat(160), '../../etc/passwd', 'a\\b', '%2e%2e'])(
    '%s',
    async (name) => {
      const made = await desk.post('/api/tournaments', { name, format: 'classique', date: '2026-11-14' });
      const { slug } = (await made.json()) as { slug: string };
      expect(slug).toMatch(/^[a-z0-9-]{1,43}$/);
      for (const path of ['standings.csv', 'file']) {
        const answer = await desk.get(`/api/tournaments/${slug}/${path}`);
        expect(answer.headers.get('content-disposition')).toMatch(
          /^attachment; filename="[a-z0-9-]{1,80}\.(csv|json)"$/,
        );
      }
      expect((await (await desk.get(`/api/tournaments/${slug}`)).json()) as object).toMatchObject({
        tournament: { name },
      });
    },
  );

  it('two of one name have two files; an empty name is refused', async () => {
    const file = async (slug: string) =>
      (await desk.get(`/api/tournaments/${slug}/file`)).headers.get('content-disposition');
    await desk.create('Lyon');
    expect(await file('lyon')).not.toBe(await file('lyon-2'));
    expect(await code(await desk.create('  '))).toEqual([409, 'empty-name']);
  });
});

describe('every answer', () => {
  it('carries its protections and a number of ours', async () => {
    for (const path of ['/api/tournaments', '/api/nowhere', '/healthz', '/api/session']) {
      const { headers } = await desk.get(path, { 'X-Request-Id': 'mine' });
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    }
    const secure = await speaker(desk.app, '', { reach: 'https' }).get('/api/session');
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=15552000');
    expect(secure.headers.get('cache-control')).toBe('no-store');
  });
});
