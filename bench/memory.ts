// What the process that serves takes of memory through a day: 130 players, 60 of their phones open, a screen on the wall.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView } from '../packages/contract/src/http/desk.ts';
import type { PlayerLinkView } from '../packages/contract/src/http/player.ts';
import { enteredBy } from '../packages/ronde/src/http/access/test-entry.ts';
import { type Bundles, cpuOf, startProgram } from './program.ts';

const players = 130;
const phones = 60;
const rounds = 5;
const aim = 150;

/** Prints the resident memory at the start, at each round's end, the most that there was while it served, in MB, and what it took of the processor. */
export async function memory(bundles: Bundles): Promise<void> {
  console.log(
    `\nMemory of the process that serves, a day of ${players} players with ${phones} phones (aim: ${aim} MB)`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'ronde-memory-'));
  const program = await startProgram(bundles, folder);
  try {
    const cookie = await enteredBy(program.link ?? '');
    const desk = deskOf(program.port, cookie);
    const seen = watching(program.pid);
    line('once the first account is made', seen.now());
    await registered(desk);
    const followers = await followed(desk);
    for (let round = 1; round <= rounds; round++) {
      await played(desk, round);
      line(`round ${round} closed`, seen.now());
    }
    for (const paper of [`standings/pdf?after=${rounds}`, `cross-table/html?after=${rounds}`, 'certificates/pdf'])
      await desk.read(`papers/${paper}`);
    await desk.command({ kind: 'close-round', round: rounds });
    await desk.command({ kind: 'close' });
    line('all closed, its papers made', seen.now());
    console.log(`  ${'processor time of the day'.padEnd(62)} ${(cpuOf(program.pid) / 1000).toFixed(1).padStart(6)} s`);
    for (const stop of followers) stop();
    line(`the most of the day, of ${seen.stop().times} looks`, seen.most());
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const line = (what: string, mega: number): void =>
  console.log(`  ${what.padEnd(62)} ${mega.toFixed(0).padStart(6)} MB`);

/** Looks five times a second. Where the system has no /proc, nothing is known. */
function watching(pid: number) {
  let [most, times] = [0, 0];
  const now = (): number => {
    const found = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    most = Math.max(most, found);
    times++;
    return found;
  };
  const timer = setInterval(now, 200);
  return {
    now,
    most: () => most,
    stop() {
      clearInterval(timer);
      return { times };
    },
  };
}

type Desk = ReturnType<typeof deskOf>;

function deskOf(port: number, cookie: string) {
  const house = `http://localhost:${port}/api`;
  const at = `${house}/tournaments/memoire`;
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const asked = async (url: string, body?: object): Promise<string> => {
    const answer = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${text}`);
    return text;
  };
  let commands = 0;
  return {
    port,
    make: (body: object) => asked(`${house}/tournaments`, body),
    post: (path: string, body: object) => asked(`${at}/${path}`, body),
    read: (path: string) => asked(`${at}/${path}`),
    view: async () => JSON.parse(await asked(at)) as DeskView,
    command: (command: object) => asked(`${at}/commands`, { id: `c${++commands}`, command }),
  };
}

async function registered(desk: Desk): Promise<void> {
  await desk.make({ name: 'Memoire', format: 'classique', date: '2026-11-14', settings: { rounds } });
  const name = (n: number) => `NOM${String.fromCharCode(65 + (n % 26), 65 + Math.floor(n / 26))} Ada`;
  const list = Array.from({ length: players }, (_, n) => ({
    player: `p${n}`,
    rating: 1000 + 7 * n,
    club: `Club ${String.fromCharCode(65 + (n % 20))}`,
    person: { name: name(n) },
  }));
  await desk.post('lists/register', { id: 'list', players: list });
  for (const { player } of list) await desk.command({ kind: 'mark', player, presence: 'here' });
  await desk.command({ kind: 'show', open: true });
}

/** A round as it is played: drawn, published, each result typed and the desk read again after it, closed by the next. */
async function played(desk: Desk, round: number): Promise<void> {
  if (round > 1) await desk.command({ kind: 'close-round', round: round - 1 });
  await desk.command({ kind: 'draw', round, without: [] });
  await desk.command({ kind: 'publish', round, attempt: 1 });
  const matches = (await desk.view()).tournament.rounds[round - 1]?.matches ?? [];
  for (const [n, { players: seated }] of matches.entries()) {
    if (seated.length < 2) continue;
    const result = { kind: 'games', games: [[350 + n, 420 - n]] };
    await desk.command({ kind: 'record', round, players: seated, result, saw: null });
    await desk.view();
  }
}

/** The phones of some players, each with the stream that tells it to read its page again, and the wall's screen. */
async function followed(desk: Desk): Promise<readonly (() => void)[]> {
  const links = JSON.parse(await desk.post('links', {})) as readonly PlayerLinkView[];
  const own = links.slice(0, phones).map(({ code }) => [`/api/player/${code}`, `/api/player/${code}/board`]);
  const wall = ['', '/hall', '/standings?after=0'].map((rest) => `/api/public/memoire${rest}`);
  return await Promise.all([...own, wall].map((paths) => follower(desk.port, paths)));
}

/** One reading at a time; what is told meanwhile is read after it. */
async function follower(port: number, paths: readonly string[]): Promise<() => void> {
  const known = new Map<string, string>();
  const once = async (path: string): Promise<void> => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { 'If-None-Match': known.get(path) ?? '' },
    });
    await answer.arrayBuffer();
    known.set(path, answer.headers.get('etag') ?? '');
  };
  let [reading, again] = [false, false];
  const read = async (): Promise<void> => {
    again = reading;
    if (reading) return;
    reading = true;
    do {
      again = false;
      for (const path of paths) await once(path).catch(() => undefined);
    } while (again);
    reading = false;
  };
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: '/api/public/memoire/live', headers: { Host: `localhost:${port}` } }, resolve).on(
      'error',
      reject,
    );
  });
  if (stream.statusCode !== 200) throw new Error(`A stream is refused: ${stream.statusCode}`);
  stream.on('data', () => void read());
  stream.on('error', () => undefined);
  return () => stream.destroy();
}
