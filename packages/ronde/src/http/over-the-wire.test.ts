import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen, stopListening } from '../server/listen.ts';
import type { Desk } from './test-desk.ts';
import { act, openedDesk } from './test-public.ts';

// What only a real connection shows: pages written straight on it, listeners that read nothing.

let desk: Desk;
let listening: Listening;
const sockets: Socket[] = [];
beforeEach(async () => {
  desk = await openedDesk();
  listening = await listen({ fetch: desk.app.fetch as never, port: 0, hosts: ['127.0.0.1'] });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  desk.installation.live.close();
  await stopListening(listening.servers, 100);
});

const head = '/api/public/lyon';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** As a browser asks; `fetch` would choose the `Host` itself. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = get({ host: '127.0.0.1', port: listening.port, path, headers: { Host: 'localhost', ...headers } });
  const [response] = (await once(asked, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: object },
  ];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers as Answer['headers'], text };
}

describe('a public page asked for again', () => {
  it('is the same as the first time, headers included', async () => {
    const [first, second] = [await ask(head), await ask(head)];
    const same = ({ headers: { date: _date, 'x-request-id': _id, ...headers }, ...answer }: Answer) => ({
      answer,
      headers,
    });
    expect(desk.installation.visitors.quick.find('http://localhost/api/public/lyon')).toMatchObject({ ref: 'lyon' });
    expect(same(second)).toEqual(same(first));
    expect(second.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=2, stale-while-revalidate=30',
    });
    const known = await ask(head, { 'If-None-Match': String(first.headers.etag) });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  it('follows every change at once, and is gone when the tournament is private', async () => {
    await ask(head);
    await desk.command({ kind: 'register', player: 'N' }, 'new', { name: 'NOUVELLE Ève' });
    expect((await ask(head)).text).toContain('NOUVELLE Ève');
    await act(desk, { kind: 'show', open: false }, 'hide');
    expect((await ask(head)).status).toBe(404);
  });

  it('asked for the head of a live stream, it ends and nobody listens', async () => {
    const { port } = listening;
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `${head}/live`,
      method: 'HEAD',
      headers: { Host: 'localhost' },
    });
    asked.end();
    const [response] = await once(asked, 'response');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/event-stream']);
    expect(desk.installation.live.count()).toBe(0);
  });

  it('is answered to no foreign name', async () => {
    await ask(head);
    const foreign = await ask(head, { Host: 'attacker.example' });
    expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('foreign-host')]);
  });
});

/** A listener to the public stream that reads all, until `pause`. */
function follow(known = ''): { socket: Socket; text: () => string } {
  const socket = connect(listening.port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += String(bytes)));
  socket.on('error', () => undefined);
  socket.write(`GET ${head}/live HTTP/1.1\r\nHost: localhost\r\n${known}\r\n`);
  return { socket, text: () => text };
}

const until = async (check: () => boolean): Promise<void> => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a live stream', () => {
  it('carries the headers of every answer, the version in force and each new one', async () => {
    const { text } = follow();
    await until(() => /id: \d+\n/.test(text()));
    expect(text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*nosniff[\s\S]*text\/event-stream/i);
    await desk.command({ kind: 'register', player: 'N' }, 'new', { name: 'NOUVELLE Ève' });
    const { version } = JSON.parse((await ask(`${head}/version`)).text) as { version: number };
    await until(() => text().includes(`id: ${version}\n`));
  });

  it('lets go a listener that reads nothing; it comes back and has missed nothing', async () => {
    const { live } = desk.installation;
    const slow = follow();
    await until(() => slow.text().includes('id: '));
    const seen = Number(/id: (\d+)\n/.exec(slow.text())?.[1]);
    slow.socket.pause();
    const { id: tournament } = (await desk.view()).tournament;
    let version = 1000;
    // More than what the system holds for a connection nobody reads.
    while (live.count(tournament) > 0 && version < 2_000_000) {
      for (let i = 0; i < 1000; i++) live.announce({ tournament, version: ++version, publicVersion: version });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(live.count(tournament)).toBe(0);
    const back = follow(`Last-Event-ID: ${seen}\r\n`);
    await until(() => back.text().includes(`id: ${version}\n`));
  });

  it('forgets whoever hangs up', async () => {
    const { id } = (await desk.view()).tournament;
    const { socket, text } = follow();
    await until(() => text().includes('id: '));
    expect(desk.installation.live.count(id)).toBe(1);
    socket.destroy();
    await until(() => desk.installation.live.count(id) === 0);
  });
});

describe('a body on its way', () => {
  /** Sends a command in these pieces, without saying how long it is. */
  async function sent(...pieces: readonly (string | Buffer)[]): Promise<Answer> {
    const asked = request({
      host: '127.0.0.1',
      port: listening.port,
      path: '/api/tournaments/lyon/commands',
      method: 'POST',
      headers: { Host: 'localhost', 'Content-Type': 'application/json', Cookie: desk.cookie },
    });
    const answered = once(asked, 'response') as Promise<
      [NodeJS.ReadableStream & { statusCode: number; headers: object }]
    >;
    asked.on('error', () => undefined);
    for (const piece of pieces) {
      asked.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    asked.end();
    const [response] = await answered;
    let text = '';
    for await (const part of response) text += String(part);
    return { status: response.statusCode, headers: response.headers as Answer['headers'], text };
  }

  it('is put together again, wherever it was cut', async () => {
    const command = { id: 'cut', command: { kind: 'register', player: 'N' }, person: { name: 'NOUVELLE Ève' } };
    const bytes = Buffer.from(JSON.stringify(command));
    const within = bytes.indexOf('È') + 1;
    expect((await sent(bytes.subarray(0, within), bytes.subarray(within))).status).toBe(200);
    expect((await desk.view()).people.find(({ id }) => id === 'N')?.name).toBe('NOUVELLE Ève');
  });

  it('is refused as soon as more than a megabyte has come', async () => {
    const answer = await sent('{"id":"', 'a'.repeat(1024 * 1024), '"}');
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  it('that is empty is no command', async () => {
    expect((await sent()).status).toBe(400);
  });
});
