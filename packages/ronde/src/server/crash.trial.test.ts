import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import { replay } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enteredBy, linkIn } from '../http/access/test-entry.ts';
import { startPostgres, type TestPostgres } from '../store/postgres/test-postgres.ts';
import { type Program, startProgram } from './test-process.ts';

// The program in a process of its own takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** Each of them a start of the whole program: how many times each database is seen to hold. */
const kinds = [
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.stop());

let folder: string;
let program: Program | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-crash-'));
});
afterEach(async () => {
  await program?.end('SIGKILL');
  program = null;
  await rm(folder, { recursive: true, force: true });
});

const t = '/api/tournaments/tournoi-d-entrainement';

/** Whoever used the link of the first start; still signed in after the next. */
let cookie: string;

async function read<T>({ address }: Program, path: string): Promise<T> {
  return (await (await fetch(address + path, { headers: { Cookie: cookie } })).json()) as T;
}

function command({ address }: Program, id: string, body: object): Promise<Response> {
  return fetch(`${address}${t}/commands`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ id, command: body }),
  });
}

async function tables(running: Program) {
  const { tournament } = await read<DeskView>(running, t);
  return (tournament.rounds[0]?.matches ?? []).filter((match) => match.players.length === 2);
}

/** Enters another score at every table at once, and kills the program once five are acknowledged; answers with those. */
async function killedWhileWriting(running: Program, kill: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const sending = (await tables(running)).map(async ({ players, result: saw = null }, index) => {
    const result = { kind: 'games', games: [[400 + index, 380 - kill]] };
    const id = `result-${kill}-${index}`;
    const answer = await command(running, id, { kind: 'record', round: 1, players, result, saw });
    if (answer.ok) acknowledged.push(id);
    if (acknowledged.length === 5) await running.end('SIGKILL');
  });
  await Promise.allSettled(sending);
  return acknowledged;
}

it.each(kinds)(
  'CONC-03: what was acknowledged is there after the process is killed in the middle of writing, on %s',
  async (kind, kills) => {
    const more = kind === 'SQLite' ? [] : ['--database', await postgres.fresh()];
    const start = async () => {
      program = await startProgram(folder, 0, more);
      return program;
    };
    let running = await start();
    cookie = await enteredBy(linkIn(running.printed()));
    expect((await command(running, 'draw', { kind: 'draw', round: 1, without: [] })).status).toBe(200);
    expect((await command(running, 'publish', { kind: 'publish', round: 1, attempt: 1 })).status).toBe(200);
    expect(await tables(running)).toHaveLength(11);

    const acknowledged: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const now = await killedWhileWriting(running, kill);
      expect(now.length).toBeGreaterThanOrEqual(5);
      acknowledged.push(...now);
      running = await start();
      const log = await read<LogLine[]>(running, `${t}/log`);
      expect(log.map((line) => line.id)).toEqual(expect.arrayContaining(acknowledged));
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => log.length - index));
      const written = log.filter((line) => line.id.startsWith(`result-${kill}-`)).length;
      const standing = (await tables(running)).filter(({ result }) =>
        JSON.stringify(result)?.includes(`,${380 - kill}]`),
      );
      expect(standing).toHaveLength(written);
      expect((await read<DeskView>(running, t)).tournament).toEqual(replay(log.toReversed()));
    }
  },
);
