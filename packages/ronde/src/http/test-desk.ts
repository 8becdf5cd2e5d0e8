import type { SentCommand } from '@ronde/contract/http/command';
import type { DeskView } from '@ronde/contract/http/desk';
import type { DecidedSent, LogLine } from '@ronde/contract/http/events';
import type { Role } from '@ronde/contract/http/permissions';
import type { Problem } from '@ronde/contract/http/problem';
import type { Person } from '@ronde/engine';
import type { Grant } from '../accounts/account.ts';
import { type Accounts, accountsIn } from '../accounts/accounts.ts';
import { passwords } from '../accounts/passwords.ts';
import { openData } from '../database/migrations.ts';
import { federationAccess } from '../federation/federation-access.ts';
import { importRead } from '../files/import-read.ts';
import { sentRead } from '../files/sent-read.ts';
import { hiddenEnds } from '../hall/ends.ts';
import { hallsIn } from '../hall/halls.ts';
import { timeOf } from '../hall/state.ts';
import { listingIn } from '../installation/search-engines.ts';
import { made } from '../papers/make-paper.ts';
import { publicAccess } from '../public/public-access.ts';
import { sendingIn } from '../sending/sending.ts';
import type { Data } from '../store/data-port.ts';
import { openTasks } from '../tasks/tasks.ts';
import type { ReachEnv } from './access/reach.ts';
import { type AppOptions, httpApp } from './app.ts';
import type { Installation } from './installation.ts';
import { followNews } from './live/follow-news.ts';
import { liveHub } from './live.ts';

type Headers = Readonly<Record<string, string>>;
type App = ReturnType<typeof httpApp>;

/**
 * The API over a database in memory (or `data`), spoken to without a port, as Claire: a manager. `as` gives the same
 * desk to somebody else. `known`: the cookie that Claire has already, of another process on this database.
 */
export async function openDesk(
  changes: Partial<Installation> = {},
  options: AppOptions = {},
  data?: Data,
  known?: string,
) {
  const reported: unknown[] = [];
  const installation = await testHouse(data ?? (await openData('memory')), reported, changes);
  const app = httpApp(installation, options);
  const cookie = known ?? (await signedIn(installation.accounts, { kind: 'owner' }, 'Claire'));
  return {
    app,
    installation,
    reported,
    ...speaker(app, cookie),
    as: (role: Role, name?: string) => as(app, installation, role, name),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
export type Speaker = ReturnType<typeof speaker>;

async function testHouse(data: Data, reported: unknown[], changes: Partial<Installation>): Promise<Installation> {
  const now = changes.now ?? (() => '2026-11-14T09:00:00.000Z');
  const live = liveHub();
  const halls = hallsIn(
    data,
    timeOf(() => Date.parse(now())),
  );
  followNews(data, { live, halls, report: (error) => reported.push(error) });
  hiddenEnds(data, halls, { now: () => Date.parse(now()), report: (error) => reported.push(error) });
  return {
    store: data.tournaments,
    accounts: accountsIn(data.db, {
      now,
      newId: counted('account'),
      passwords: passwords(4),
      ticks: () => Date.parse(now()),
      line: data.accountNews,
    }),
    live,
    visitors: publicAccess(data, now),
    halls,
    listing: listingIn(data.db),
    // As they cross to the processes beside the program, without these.
    readImport: async (_, body) => importRead(structuredClone({ body })),
    readSent: async (_, task) => sentRead(structuredClone(task)),
    federations: federationAccess(data.db),
    tasks: openTasks({ newId: counted('task'), ticks: () => performance.now() }),
    presses: { make: (making) => made(structuredClone(making)), close: () => undefined },
    sending: sendingIn(data.db, now, {}),
    names: () => new Set(),
    now,
    newId: counted('id'),
    newSeed: () => 48_213,
    chance: (most) => most,
    report: (error) => reported.push(error),
    ...changes,
  };
}

function counted(word: string): () => string {
  let ids = 0;
  return () => `${word}-${++ids}`;
}

export const testPassword = 'neuf chevaux blancs';

/** The `Cookie` of somebody who has just used a link. */
export async function signedIn(accounts: Accounts, grant: Grant, name: string): Promise<string> {
  const { token } = await accounts.invite({ grant, by: null });
  const entered = await accounts.accept({ token, name, password: testPassword, device: 'Firefox, Linux', kept: true });
  if (!entered.ok) throw new Error(entered.refusal);
  return `ronde=${entered.value.token}`;
}

/** Somebody of this role; a role of a tournament is that of Lyon, or of the first there is. */
async function as(app: App, installation: Installation, role: Role, name: string = role): Promise<Speaker> {
  if (role === 'public') return speaker(app, '');
  return speaker(app, await signedIn(installation.accounts, await grantOf(installation, role), name));
}

async function grantOf({ store }: Installation, role: Exclude<Role, 'public'>): Promise<Grant> {
  if (role === 'manager' || role === 'member') return { kind: 'house', house: role };
  // What they are in a federation is given there.
  if (role === 'rating-officer') return { kind: 'house', house: 'member' };
  const tournament = ((await store.load('lyon')) ?? (await store.heads())[0])?.id;
  if (tournament === undefined) throw new Error('There is no tournament to work on');
  return { kind: 'team', tournament, role };
}

/** Somebody who speaks to the API with this `Cookie`, from there. */
export function speaker(app: App, cookie: string, env: ReachEnv = {}) {
  const own: Headers = cookie === '' ? {} : { Cookie: cookie };
  const get = async (path: string, headers: Headers = {}) =>
    app.request(path, { headers: { ...own, ...headers } }, env);
  const send = async (method: string, path: string, body: unknown, headers: Headers = {}) =>
    app.request(
      path,
      {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...own, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      env,
    );
  const post = (path: string, body: unknown, headers?: Headers) => send('POST', path, body, headers);
  const t = '/api/tournaments/lyon';
  return {
    cookie,
    get,
    send,
    post,
    create: (name = 'Lyon') =>
      post('/api/tournaments', { name, format: 'classique', date: '2026-11-14', settings: {} }),
    command: (command: SentCommand, id: string, person?: Person, headers?: Headers) =>
      post(`${t}/commands`, { id, command, ...(person && { person }) }, headers),
    view: async () => (await (await get(t)).json()) as DeskView,
    log: async () => (await (await get(`${t}/log`)).json()) as LogLine[],
  };
}

export const decided = async (response: Response) => (await response.json()) as DecidedSent;
export const problemOf = async (response: Response) => (await response.json()) as Problem;

/** Registers `J1`…, all present, rated from 3000 downwards. */
export async function registerAll(desk: Speaker, players: number): Promise<void> {
  for (let n = 1; n <= players; n++) {
    const command = { kind: 'register', player: `J${n}`, rating: 3000 - 50 * n, presence: 'here' } as const;
    await desk.command(command, `register-${n}`, { name: `JOUEUR${n} Ada` });
  }
}

/** Draws and publishes round 1. */
export async function publishFirst(desk: Speaker): Promise<void> {
  await desk.command({ kind: 'draw', round: 1, without: [] }, 'draw-1');
  await desk.command({ kind: 'publish', round: 1, attempt: 1 }, 'publish-1');
}
