import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, serve } from './serve.ts';

let folder: string;
let house: RunningServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-stop-'));
  house = await serve({ port: 0, data: folder });
});
afterEach(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A request whose body has only begun. */
async function halfSent() {
  const socket = connect(house.port, '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ name: 'Personne', password: 'neuf chevaux blancs' });
  const head = `POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 8));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { socket, rest: body.slice(8) };
}

it('what is being sent is answered before the data close; meanwhile it says that it leaves', async () => {
  const { socket, rest } = await halfSent();
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  const stopped = house.stop();
  const ready = await fetch(`${house.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false, why: 'leaving' }]);
  socket.write(rest);
  const [answer] = await answered;
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  await stopped;
  await expect(fetch(`${house.address}/healthz`)).rejects.toThrow();
});

it('a sender that stalls is not waited for longer than five seconds', async () => {
  const { socket } = await halfSent();
  socket.on('error', () => undefined);
  const before = performance.now();
  await house.stop();
  expect(performance.now() - before).toBeLessThan(7000);
  socket.destroy();
});

it('stopped twice, it stops once', async () => {
  await Promise.all([house.stop(), house.stop()]);
  const again = await serve({ port: 0, data: folder });
  await again.stop();
});

it('asked to drain, it answers for so long that whatever shares requests has looked', async () => {
  await house.stop();
  house = await serve({ port: 0, data: folder, drain: 1 });
  const before = performance.now();
  const stopped = house.stop();
  expect((await fetch(`${house.address}/readyz`)).status).toBe(503);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  await stopped;
  expect(performance.now() - before).toBeGreaterThan(1000);
});
