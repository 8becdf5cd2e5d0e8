// What the whole program acknowledges in a second: each desk enters a result over HTTP, waits for the answer, enters the next.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sameValue } from '../packages/engine/src/base/same-value.ts';
import type { MatchResult } from '../packages/engine/src/index.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { enteredBy } from '../packages/ronde/src/http/access/test-entry.ts';
import type { Where } from '../packages/ronde/src/store/data.ts';
import { startPostgres } from '../packages/ronde/src/store/postgres/test-postgres.ts';
import { openHall, score, seated } from '../packages/ronde/src/store/trials/hall.ts';
import { type Bundles, cpuOf, type Program, startProgram } from './program.ts';

const crowd = [1, 8, 64];

/**
 * Prints, for each database and each number of desks, acknowledged results a second, the wait of 99 in 100, and what
 * each result took of the server's own processor time: on a busy machine that figure alone stays.
 */
export async function desks(bundles: Bundles, lasting = 3000): Promise<void> {
  console.log(
    '\nResults acknowledged over HTTP, one tournament (per second; 99 of 100 within; CPU of the server for each)',
  );
  const postgres = await startPostgres();
  for (const [name, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', await postgres.fresh()],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
    const halls = await prepared(url === undefined ? { folder } : { url });
    const program = await startProgram(bundles, folder, url);
    const cookie = await enteredBy(program.link ?? '');
    for (const tables of halls) {
      const hall = { program, cookie, t: hallOf(tables.length), tables };
      await during(hall, lasting / 6, 'warm');
      print(`${name}, ${tables.length} ${tables.length === 1 ? 'desk' : 'desks'}`, await during(hall, lasting, 'run'));
    }
    await program.stop();
    rmSync(folder, { recursive: true });
  }
  await postgres.stop();
}

/** One table for each desk. `stands`: its result. */
interface Table {
  readonly players: readonly [string, string];
  stands: MatchResult | null;
}
type Tables = readonly Table[];
const hallOf = (clients: number): string => `hall-${clients}`;

/** A tournament in play for each number of desks, with who sits at its tables. */
async function prepared(where: Where): Promise<readonly Tables[]> {
  const data = await openData(where);
  const halls: Tables[] = [];
  for (const clients of crowd) {
    await openHall(data.tournaments, hallOf(clients), Math.max(4, clients));
    const stored = await data.tournaments.load(hallOf(clients));
    if (!stored) throw new Error('No hall');
    halls.push(Array.from({ length: clients }, (_, table) => ({ players: seated(stored, table), stands: null })));
  }
  await data.close();
  return halls;
}

interface Hall {
  readonly program: Program;
  readonly cookie: string;
  readonly t: string;
  readonly tables: Tables;
}

interface Measured {
  /** In ms. */
  readonly waits: readonly number[];
  readonly took: number;
  /** Of the process that serves, its threads included. */
  readonly cpu: number;
}

async function during(hall: Hall, lasting: number, name: string): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: hall.tables.length });
  const waits: number[] = [];
  const [begin, spent] = [performance.now(), cpuOf(hall.program.pid)];
  const desk = async (table: Table, at: number): Promise<void> => {
    // A busy machine takes its time: what is warm and what is measured are so many results all the same.
    for (let n = 1; performance.now() - begin < lasting || waits.length < lasting; n++) {
      const { players, stands: saw } = table;
      const result = other(n, saw);
      const before = performance.now();
      await post(hall, agent, {
        id: `${name}-${at}-${n}`,
        command: { kind: 'record', round: 1, players, result, saw },
      });
      waits.push(performance.now() - before);
      table.stands = result;
    }
  };
  await Promise.all(hall.tables.map(desk));
  agent.destroy();
  return { waits, took: performance.now() - begin, cpu: cpuOf(hall.program.pid) - spent };
}

/** Never what stands there already: that would be refused. */
function other(n: number, saw: MatchResult | null): MatchResult {
  return sameValue(score(n), saw) ? score(n + 1) : score(n);
}

function post({ program: { port }, cookie, t }: Hall, agent: Agent, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), Cookie: cookie };
  const path = `/api/tournaments/${t}/commands`;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      let said = '';
      answer.on('data', (bytes: Buffer) => (said += String(bytes)));
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(said))));
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

function print(what: string, { waits, took, cpu }: Measured): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const rate = Math.round((waits.length / took) * 1000);
  console.log(
    `  ${what.padEnd(62)} ${String(rate).padStart(9)}/s   ${late.toFixed(1)} ms   ${(cpu / waits.length).toFixed(3)} ms`,
  );
}
