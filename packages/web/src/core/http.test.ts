import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, connection } from './connection.ts';
import { call, request } from './http.ts';

const sent: string[] = [];
/** What each request meets in turn: an answer, nobody, or one that never answers. */
function server(...replies: readonly (Response | 'nobody' | 'silence')[]): void {
  let turn = 0;
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    sent.push(body ?? '');
    const reply = replies[Math.min(turn++, replies.length - 1)];
    if (reply instanceof Response) return Promise.resolve(reply);
    if (reply === 'nobody') return Promise.reject(new TypeError('refused'));
    return new Promise((_done, failed) => {
      signal.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError')));
    });
  });
}

const command = { id: 'c1', command: { kind: 'close' } };
const ask = (body: unknown = command) => request('POST', '/api/tournaments/t/commands', body);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  connection.set({ kind: 'linked' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a command that timed out is asked about by its id: what the server decided is what is said', async () => {
  server('silence', Response.json({ version: 2 }));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(7_999);
  expect([sent.length, asking.get()]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: 'done', value: { version: 2 } });
  expect(sent).toEqual([JSON.stringify(command), JSON.stringify(command)]);
  expect([asking.get(), connection.get().kind]).toEqual([0, 'linked']);
});

test('a refusal of the second asking is the answer', async () => {
  server('silence', Response.json({ title: 'Non', status: 409 }, { status: 409 }));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toMatchObject({ kind: 'refused', problem: { title: 'Non' } });
});

test('nobody answers at all: its fate is unknown, which is said after three times and never before', async () => {
  server('silence');
  const answer = ask();
  await vi.advanceTimersByTimeAsync(23_999);
  expect([sent.length, asking.get()]).toEqual([3, 1]);
  expect(connection.get()).toMatchObject({ kind: 'cut', how: 'silent' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: 'unheard' });
  expect(asking.get()).toBe(0);
});

test('the server stops while it is asked again: nobody knows what became of the first', async () => {
  server('silence', 'nobody');
  const answer = ask();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toEqual({ kind: 'unheard' });
  expect(connection.get()).toMatchObject({ kind: 'cut', how: 'gone' });
});

test('a refused connection is told at once, once', async () => {
  server('nobody');
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(sent).toHaveLength(1);
});

test('what would be done twice is not asked twice', async () => {
  server('silence');
  const answer = ask({ role: 'clerk' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toEqual({ kind: 'unheard' });
  expect(sent).toHaveLength(1);
});

test('a proxy that waited too long for the server does not know either', async () => {
  server(new Response('', { status: 504 }), Response.json({}));
  expect(await ask()).toEqual({ kind: 'done', value: {} });
  server(new Response('', { status: 502 }));
  expect(await ask()).toEqual({ kind: 'unreachable' });
});

test('an answer that cannot be read is no silence: it says so, and is taken for something that may pass', async () => {
  server(new Response('<html>Portail</html>', { status: 200 }));
  expect(await call('GET /api/tournaments')).toMatchObject({
    kind: 'refused',
    problem: { status: 502, code: 'unreadable-answer', title: 'La réponse reçue est illisible.' },
  });
  expect(connection.get().kind).toBe('linked');
});
