// The program in memory, for the tests of the screens: its own API without a port, answering what a page fetches.
import { vi } from 'vitest';
import type { Memory } from '../packages/web/src/fixtures/memory.ts';
import { EventsInMemory } from './in-memory-events.ts';
import { followed, known, program } from './program-in-memory.ts';

/** The `Cookie` of who looks at the page. */
let reader = '';

/** What the page asks for, as whoever is signed in. */
async function answered(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { app, cookie } = await program();
  const { pathname, search } = new URL(String(input), 'http://localhost');
  const headers = new Headers(init.headers);
  headers.set('Cookie', reader === '' ? cookie : reader);
  const { method = 'GET', body } = init;
  return await app.request(pathname + search, { method, headers, ...(typeof body === 'string' && { body }) });
}

vi.stubGlobal('fetch', answered);
vi.stubGlobal(
  'EventSource',
  class extends EventsInMemory {
    constructor(path: string) {
      super(answered(path));
      followed.push(path);
    }
  },
);

const memory: Memory = {
  followed,
  request: async (by, method, path, body) => (await known(by)).send(method, path, body),
  async signIn(name, role, t) {
    reader = (await known(name, role, t)).cookie;
  },
};
vi.stubGlobal('inMemory', memory);
