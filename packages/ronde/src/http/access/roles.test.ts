import { commandSchema, type SentCommand } from '@ronde/contract/http/command';
import {
  hasPermission,
  hasRow,
  leastFor,
  leastForCommand,
  type Permission,
  type Role,
  roles,
} from '@ronde/contract/http/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '../serve-route.ts';
import { type Desk, openDesk, problemOf, registerAll, type Speaker } from '../test-desk.ts';
import { pageActs } from './authorize.ts';

let desk: Desk;
const speakers = new Map<Role, Speaker>();
beforeAll(async () => {
  desk = await openDesk({}, { webRoot: '/nowhere' });
  await desk.create();
  await registerAll(desk, 2);
  await desk.command({ kind: 'show', open: true }, 'shown');
  for (const role of roles) speakers.set(role, await desk.as(role));
  await keepRatings(speakerOf('rating-officer'));
});
afterAll(() => desk.installation.live.close());

/** They keep the ratings of the federation where everybody's role is tried. */
async function keepRatings(officer: Speaker): Promise<void> {
  await desk.post('/api/federations', { address: 'pl', name: 'Classement PL', game: 'scrabble' });
  const { account } = (await (await officer.get('/api/session')).json()) as {
    readonly account: { readonly id: string };
  };
  await desk.send('PUT', `/api/federations/pl/team/${account.id}`, {});
}

/** What each address does: by the table of routes, or as a page. */
const routeActs = (): ReadonlyMap<string, Permission> => new Map([...pageActs, ...permissionsOf(desk.app)]);

/** Every route of the program, as it is registered. */
function routes(): readonly { readonly method: string; readonly path: string }[] {
  const all = desk.app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

const speakerOf = (role: Role): Speaker => {
  const speaker = speakers.get(role);
  if (!speaker) throw new Error(role);
  return speaker;
};

/** An address of this pattern, in the tournament where everybody has their role. */
const filled = (path: string): string =>
  path.replace(':t', 'lyon').replace(':f', 'pl').replace(/:\w+/g, 'nobody').replace('/*', '/bureau');

const ask = ({ method, path }: { method: string; path: string }, role: Role) =>
  method === 'GET'
    ? speakerOf(role).get(filled(path), path.startsWith('/api/') ? {} : { Accept: 'text/html' })
    : speakerOf(role).send(method, filled(path), {});

describe('every route × every role', () => {
  it('each route has a row, and each row a route', () => {
    const registered = routes().map(({ method, path }) => `${method} ${path}`);
    expect(registered.filter((key) => !routeActs().has(key))).toEqual([]);
    expect([...routeActs().keys()].filter((key) => !registered.includes(key))).toEqual([]);
  });

  it.each(roles.map((role) => [role]))('%s is let in where the table says so, and nowhere else', async (role) => {
    const table: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const route of routes()) {
      const key = `${route.method} ${route.path}`;
      const act = routeActs().get(key);
      if (act === undefined) continue;
      // Signing out is last, and for each by a test of its own.
      if (key === 'DELETE /api/session') continue;
      wanted[key] = hasPermission(role, act) ? 'in' : 'out';
      table[key] = await doorOf(route, role);
    }
    expect(table).toEqual(wanted);
  });

  it('a role in one tournament is none in another', async () => {
    await desk.post('/api/tournaments', { name: 'Paris', format: 'classique', date: '2026-11-14' });
    for (const role of ['member', 'clerk', 'arbiter', 'director'] as const) {
      for (const { method, path } of routes().filter(({ path }) => path.startsWith('/api/tournaments/:t'))) {
        const address = filled(path).replace('lyon', 'paris');
        const answer =
          method === 'GET' ? await speakerOf(role).get(address) : await speakerOf(role).send(method, address, {});
        expect([address, answer.status, (await problemOf(answer)).code]).toEqual([address, 404, 'unknown-tournament']);
      }
      const list = await (await speakerOf(role).get('/api/tournaments')).json();
      expect(list).toHaveLength(role === 'member' ? 0 : 1);
    }
  });

  it('a tournament that does not exist and one where one has no role are the same answer', async () => {
    const [none, foreign] = await Promise.all(
      ['/api/tournaments/nowhere', '/api/tournaments/lyon'].map((path) => speakerOf('member').get(path)),
    );
    expect(await none?.text()).toBe(await foreign?.text());
  });
});

/** `out`: refused at the door. Whatever is said behind it — malformed, unknown — one was let in. */
async function doorOf(route: { method: string; path: string }, role: Role): Promise<'in' | 'out'> {
  const answer = await ask(route, role);
  if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel();
  if (answer.headers.get('content-type') !== 'application/problem+json') return 'in';
  const { code } = await problemOf(answer);
  return ['sign-in-needed', 'not-allowed', 'unknown-tournament'].includes(code) ? 'out' : 'in';
}

describe('every command × every role', () => {
  const kinds = commandSchema.options.map(({ shape }) => shape.kind.value);

  const samples: readonly SentCommand[] = [
    { kind: 'mark', player: 'J1', presence: 'here' },
    { kind: 'withdraw', player: 'J1' },
    { kind: 'draw', round: 1, without: [] },
    { kind: 'publish', round: 1, attempt: 1 },
    { kind: 'close' },
    { kind: 'show', open: false },
  ];

  it.each(samples)('$kind is refused below its least role, and nothing is written', async (command) => {
    for (const role of ['clerk', 'arbiter', 'director'] as const) {
      if (roles.indexOf(role) >= roles.indexOf(leastForCommand(command))) continue;
      const { version } = await desk.view();
      const answer = await speakerOf(role).command(command, `${command.kind}-${role}`);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'not-allowed']);
      expect((await desk.view()).version).toBe(version);
    }
  });

  it('each is done from its least role on', async () => {
    const mark = await speakerOf('clerk').command({ kind: 'mark', player: 'J1', presence: 'late' }, 'm');
    const withdraw = await speakerOf('arbiter').command({ kind: 'withdraw', player: 'J2' }, 'w');
    const back = await speakerOf('arbiter').command({ kind: 'return', player: 'J2' }, 'r');
    const show = await speakerOf('director').command({ kind: 'show', open: false }, 's');
    expect([mark, withdraw, back, show].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('what has no row is the director’s', () => {
    expect(leastForCommand({ kind: 'cancel-round' })).toBe('director');
    expect(leastForCommand({ kind: 'constructor' as 'close' })).toBe('director');
  });

  it('each kind has a row', () => {
    expect(kinds.filter((kind) => !hasRow(kind))).toEqual([]);
  });

  it('a clerk may do what the entry table needs, and no more', () => {
    const clerk = kinds.filter((kind) => leastForCommand({ kind }) === 'clerk');
    const entry = [
      'clear',
      'clear-final',
      'confirm',
      'dispute',
      'mark',
      'play-on',
      'record',
      'record-final',
      'register',
    ];
    expect(clerk.sort()).toEqual([...entry, 'roll-call']);
  });

  it('a result by an article of the rules is an arbiter’s', () => {
    const awarded = { kind: 'awarded', to: 'J1', games: [] } as const;
    const forfeit = { kind: 'forfeit', by: 'J1', games: [] } as const;
    expect(leastForCommand({ kind: 'record', result: awarded })).toBe('arbiter');
    expect(leastForCommand({ kind: 'record', result: forfeit })).toBe('clerk');
    expect(leastForCommand({ kind: 'record', result: { ...forfeit, article: '9.5' } })).toBe('arbiter');
    expect(leastForCommand({ kind: 'record', result: forfeit, saw: awarded })).toBe('arbiter');
    expect(leastForCommand({ kind: 'clear', saw: awarded })).toBe('arbiter');
  });

  it('DAY-08: a second absent opponent is credited by the director', () => {
    const forfeit = { kind: 'forfeit', by: 'J1', games: [] } as const;
    for (const kind of ['record', 'retain', 'withdraw', 'sanction'] as const)
      expect(leastForCommand({ kind, result: forfeit, anyway: true }), kind).toBe('director');
    expect(leastForCommand({ kind: 'record', result: forfeit, anyway: false })).toBe('clerk');
  });

  it('new tables for everybody are the director’s, whoever leaves', () => {
    expect(leastForCommand({ kind: 'withdraw', running: 'forfeit' })).toBe('arbiter');
    expect(leastForCommand({ kind: 'withdraw', running: 'redraw' })).toBe('director');
  });

  it('who leads the house may all that anybody may', () => {
    for (const act of routeActs().values()) expect(hasPermission('manager', act)).toBe(true);
    expect(leastFor('accounts')).toBe('manager');
  });
});
