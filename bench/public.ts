// What a crowd costs: the public standings of 500 players beside a bare node:http, and 2,000 live listeners.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { accountsIn } from '../packages/ronde/src/accounts/accounts.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { federationAccess } from '../packages/ronde/src/federation/federation-access.ts';
import { importReader, sentReader } from '../packages/ronde/src/files/import-file.ts';
import { hallsIn } from '../packages/ronde/src/hall/halls.ts';
import { timeOf } from '../packages/ronde/src/hall/state.ts';
import { httpApp } from '../packages/ronde/src/http/app.ts';
import type { Installation } from '../packages/ronde/src/http/installation.ts';
import { liveHub } from '../packages/ronde/src/http/live.ts';
import { listingIn } from '../packages/ronde/src/installation/search-engines.ts';
import { openPresses } from '../packages/ronde/src/papers/presses.ts';
import { personAmended } from '../packages/ronde/src/public/correct-person.ts';
import { publicAccess } from '../packages/ronde/src/public/public-access.ts';
import { sendingIn } from '../packages/ronde/src/sending/sending.ts';
import { listen, stopListening, thisComputer } from '../packages/ronde/src/server/listen.ts';
import type { Data } from '../packages/ronde/src/store/data.ts';
import { openTasks } from '../packages/ronde/src/tasks/tasks.ts';
import { started } from './field.ts';
import type { Order, Report } from './load.ts';

const readers = 64;
const listeners = 2000;
const path = '/api/public/bench/standings?after=5';

/** Prints requests a second, the wait of 99 in 100, the time to the last listener and what each of them takes. */
export async function publicPages(lasting = 3000): Promise<void> {
  const data = await openData('memory');
  const installation = houseOf(data);
  const unwatch = data.watch((change) => installation.live.announce(change));
  await hold(data.tournaments);
  const listening = await listen({ fetch: httpApp(installation).fetch, port: 0, hosts: thisComputer });

  // First, while the process has done nothing else: what the listeners take is seen.
  await follow(listening.port, () => change(data.tournaments));
  console.log(`\nPublic standings of 500 players, ${readers} readers (per second; 99 of 100 within)`);
  const page = await (await fetch(`http://127.0.0.1:${listening.port}${path}`)).text();
  const bare = await bareServer(page);
  const barePort = (bare.address() as AddressInfo).port;
  const etag = (await fetch(`http://127.0.0.1:${listening.port}${path}`)).headers.get('etag') ?? '';
  await measure('bare node:http, the same bytes', barePort, '', lasting);
  await measure('Ronde, whole page (br)', listening.port, '', lasting);
  await measure('Ronde, 304 to who has it', listening.port, `If-None-Match: ${etag}\r\n`, lasting);
  await measure('Ronde, the standings as a page to be read (br)', listening.port, '', lasting, '/t/bench/classement');
  bare.close();

  unwatch();
  installation.live.close();
  installation.presses.close();
  installation.tasks.close();
  await stopListening(listening.servers);
  await data.close();
}

function houseOf(data: Data): Installation {
  const now = () => new Date().toISOString();
  return {
    store: data.tournaments,
    accounts: accountsIn(data.db, { now, newId: randomUUID }),
    live: liveHub(),
    visitors: publicAccess(data, now),
    halls: hallsIn(data, timeOf(Date.now)),
    listing: listingIn(data.db),
    readImport: importReader(),
    readSent: sentReader(),
    federations: federationAccess(data.db),
    tasks: openTasks({ newId: randomUUID, ticks: () => performance.now() }),
    presses: openPresses(),
    sending: sendingIn(data.db, now, {}),
    names: () => new Set(),
    places: () => ({ local: '', hall: null, https: null, fingerprint: null }),
    now,
    newId: randomUUID,
    newSeed: () => 7,
    chance: (most) => most,
    report: (error) => console.error(error),
  };
}

type Tournaments = Awaited<ReturnType<typeof openData>>['tournaments'];

async function hold(tournaments: Tournaments): Promise<void> {
  const tournament = { ...started(500, 5), name: 'Bench', open: true as const };
  const { id, name, format, date, seed, settings } = tournament;
  const people = new Map(tournament.players.map((player) => [player.id, { name: `JOUEUR ${player.number}` }]));
  const numbers = new Map(tournament.players.map((player) => [player.id, player.number]));
  const asked = { id: 'bench', by: 'bench', at: new Date().toISOString() };
  const creation = { id, name, format, date, seed, settings };
  await tournaments.create(creation, { kind: 'created', tournament }, asked, { people, numbers });
}

async function change(tournaments: Tournaments): Promise<void> {
  await tournaments.amend('bench', (now) => personAmended(now, 'p0', { name: 'AUTRE Nom' }));
}

/** The least that Node can do: one buffer, ready. */
async function bareServer(page: string): Promise<Server> {
  const body = brotliCompressSync(page);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const requestHead = (address: string, more: string): string =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n${more}\r\n`;

async function measure(what: string, port: number, more: string, lasting: number, of = path): Promise<void> {
  const order = { kind: 'read', port, head: requestHead(of, more), readers } as const;
  await crowd({ ...order, lasting: lasting / 4 }, () => undefined);
  const report = await crowd({ ...order, lasting }, () => undefined);
  if (report.kind !== 'read') throw new Error(report.kind);
  const waits = report.waits.toSorted((a, b) => a - b);
  const late = waits[Math.floor(waits.length * 0.99)] ?? 0;
  const rate = Math.round((waits.length / report.took) * 1000);
  console.log(`  ${what.padEnd(62)} ${String(rate).padStart(9)}/s   ${late.toFixed(1)} ms`);
}

async function follow(port: number, tell: () => Promise<void>): Promise<void> {
  console.log(`\nLive, ${listeners} listeners`);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let with2000 = before;
  let told = 0;
  const head = requestHead('/api/public/bench/live', '');
  const report = await crowd({ kind: 'listen', port, head, listeners }, async () => {
    with2000 = process.memoryUsage().rss;
    told = performance.timeOrigin + performance.now();
    await tell();
  });
  if (report.kind !== 'told') throw new Error(report.kind);
  const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  console.log(
    `  ${'a change, written and told to the last'.padEnd(62)} ${(report.last - told).toFixed(0).padStart(9)} ms`,
  );
  console.log(
    `  ${'memory of the process, before and with them'.padEnd(62)} ${mega(before).padStart(9)}   ${mega(with2000)}`,
  );
}

/** `listening`: called once all listen. Answers with the last report. */
async function crowd(order: Order, listening: () => unknown): Promise<Report> {
  const child = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)), { execArgv: [] });
  try {
    return await new Promise<Report>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`The crowd ended: ${code}`)));
      child.on('message', (report: Report) => {
        if (report.kind === 'listening') void listening();
        else resolve(report);
      });
      child.send(order);
    });
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}
