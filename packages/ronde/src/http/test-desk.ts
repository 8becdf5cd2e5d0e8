import type { SentCommand } from '@ronde/contract/http/command';
import type { DeskView } from '@ronde/contract/http/desk';
import type { Decided, LogLine } from '@ronde/contract/http/events';
import type { Problem } from '@ronde/contract/http/problem';
import type { Person } from '@ronde/engine';
import { memoryStore } from '../store/memory.ts';
import { type AppOptions, httpApp } from './app.ts';
import type { House } from './house.ts';
import { liveHub } from './live.ts';

type Headers = Readonly<Record<string, string>>;

/** The API over a store in memory, spoken to without a port. */
export function openDesk(changes: Partial<House> = {}, options: AppOptions = {}) {
  const reported: unknown[] = [];
  let ids = 0;
  const house: House = {
    store: memoryStore(),
    live: liveHub(),
    now: () => '2026-11-14T09:00:00.000Z',
    newId: () => `id-${++ids}`,
    newSeed: () => 48_213,
    report: (error) => reported.push(error),
    ...changes,
  };
  const app = httpApp(house, options);
  const get = async (path: string, headers: Headers = {}) => app.request(path, { headers });
  const send = async (method: string, path: string, body: unknown, headers: Headers = {}) =>
    app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const post = (path: string, body: unknown, headers?: Headers) => send('POST', path, body, headers);
  const t = '/api/tournaments/lyon';

  return {
    app,
    house,
    reported,
    get,
    send,
    post,
    create: (name = 'Lyon') =>
      post('/api/tournaments', { name, format: 'classique', date: '2026-11-14', settings: {} }),
    command: (command: SentCommand, id: string, person?: Person, headers?: Headers) =>
      post(`${t}/commands`, { id, by: 'Claire', command, ...(person && { person }) }, headers),
    view: async () => (await (await get(t)).json()) as DeskView,
    log: async () => (await (await get(`${t}/log`)).json()) as LogLine[],
  };
}

export type Desk = ReturnType<typeof openDesk>;

export const decided = async (response: Response) => (await response.json()) as Decided;
export const problemOf = async (response: Response) => (await response.json()) as Problem;

/** Registers `J1`…, all present, rated from 3000 downwards. */
export async function registerAll(desk: Desk, players: number): Promise<void> {
  for (let n = 1; n <= players; n++) {
    const command = { kind: 'register', player: `J${n}`, rating: 3000 - 50 * n, presence: 'here' } as const;
    await desk.command(command, `register-${n}`, { name: `JOUEUR${n} Ada` });
  }
}

/** Draws and publishes round 1. */
export async function publishFirst(desk: Desk): Promise<void> {
  await desk.command({ kind: 'draw', round: 1, without: [] }, 'draw-1');
  await desk.command({ kind: 'publish', round: 1, attempt: 1 }, 'publish-1');
}
