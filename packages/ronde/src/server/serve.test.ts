import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView } from '@ronde/contract/http/desk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLink } from '../accounts/accounts.ts';
import { enteredBy, linkIn } from '../http/access/test-entry.ts';
import { type RunningServer, serve } from './serve.ts';
import { startProgram } from './test-process.ts';

// The program in a process of its own takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
const running: RunningServer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-serve-'));
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(port = 0, data = join(folder, 'data')): Promise<RunningServer> {
  const one = await serve({ port, data });
  running.push(one);
  return one;
}

/** Somebody signed in there. */
async function enter({
  address,
  installation,
}: RunningServer): Promise<{ readonly headers: { readonly Cookie: string } }> {
  const link = await firstLink(installation.accounts);
  return { headers: { Cookie: await enteredBy(`${address}${link}`) } };
}

function occupy(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('start-up', () => {
  it('makes the folder, and a practice tournament of 23 present players in it, ready to draw', async () => {
    const running = await start();
    const { address } = running;
    const claire = await enter(running);
    const list = (await (await fetch(`${address}/api/tournaments`, claire)).json()) as { slug: string }[];
    expect(list).toMatchObject([{ name: 'Tournoi d’entraînement', players: 23, slug: 'tournoi-d-entrainement' }]);
    const view = (await (await fetch(`${address}/api/tournaments/${list[0]?.slug}`, claire)).json()) as DeskView;
    expect(view.planned).toBe(5);
    expect(view.tournament.players.every((player) => player.presence === 'here')).toBe(true);
    expect(new Set(view.people.map((person) => person.name)).size).toBe(23);
  });

  it('adds no practice tournament to data that is there', async () => {
    const first = await start();
    const claire = await enter(first);
    await first.stop();
    running.length = 0;
    const { address } = await start();
    expect(await (await fetch(`${address}/api/tournaments`, claire)).json()).toHaveLength(1);
  });

  it('listens on the loopback, by each of its names', async () => {
    const { port } = await start();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  });

  it('takes the next port when another program has this one', async () => {
    const taken = await occupy();
    const { port } = taken.address() as AddressInfo;
    expect((await start(port)).port).toBeGreaterThan(port);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('stops at once, open streams ended', async () => {
    const one = await serve({ port: 0, data: join(folder, 'data') });
    const stream = await fetch(`${one.address}/api/tournaments/tournoi-d-entrainement/live`, await enter(one));
    const before = performance.now();
    await one.stop();
    expect(performance.now() - before).toBeLessThan(1500);
    expect(await stream.text()).toContain('retry: 1000');
    await expect(fetch(`${one.address}/healthz`)).rejects.toThrow();
  });

  it('refuses a folder that another Ronde works on, and takes it once that one has stopped', async () => {
    const first = await start();
    await expect(serve({ port: 0, data: join(folder, 'data') })).rejects.toMatchObject({ name: 'FolderInUse' });
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    await first.stop();
    running.length = 0;
    await start();
  });

  it('answers a body that stalls, and goes on', async () => {
    const one = await serve({ port: 0, data: join(folder, 'data'), patience: 200 });
    running.push(one);
    const { Cookie } = (await enter(one)).headers;
    const socket = connect(one.port, '127.0.0.1');
    const path = '/api/tournaments/tournoi-d-entrainement/commands';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${one.port}\r\nCookie: ${Cookie}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"id"`,
    );
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(String(said)).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
    expect((await fetch(`${one.address}/healthz`)).status).toBe(200);
  });

  it('fails when the folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(serve({ port: 0, data: file })).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

describe('the program', () => {
  it('says its address and the port it had to take, and stops with open streams', async () => {
    const taken = await occupy();
    const { port } = taken.address() as AddressInfo;
    const program = await startProgram(join(folder, 'data'), port);
    const headers = { Cookie: await enteredBy(linkIn(program.printed())) };
    const stream = await fetch(`${program.address}/api/tournaments/tournoi-d-entrainement/live`, { headers });
    expect(stream.status).toBe(200);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(program.printed()).toContain(`Le port ${port} est pris par un autre programme\u00a0: Ronde utilise le `);
    expect(program.printed()).toContain('Le programme Ronde est arrêté. Tout est enregistré.');
    await stream.body?.cancel().catch(() => undefined);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('says in French that another Ronde has the data', async () => {
    await start();
    await expect(startProgram(join(folder, 'data'))).rejects.toThrow(
      `un autre programme Ronde (processus ${process.pid}) utilise déjà les données`,
    );
  });
});
