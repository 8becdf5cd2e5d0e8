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
import { anyScore, firstPlayers, openHall } from '../packages/ronde/src/store/trials/hall.ts';
import { type Bundles, cpuOf, type Program, startProgram } from './program.ts';

const crowd = [1, 8, 64];
/** Of each tournament: a hall of 130 players. */
const tablesOfAHall = 65;
/** So many that no table comes back to a desk while another one waits for its answer there. */
const corrected = 10 * tablesOfAHall;
const warm = 500;

/**
 * Prints, for each database, each kind of act and each number of desks, what is acknowledged in a second, the wait of
 * 99 in 100, and what each act took of the server's own processor time: on a busy machine that figure alone stays. A
 * correction takes more than a first result: what follows from it is told with the answer.
 */
export async function desks(bundles: Bundles, results = 3000): Promise<void> {
  console.log(
    `\nResults acknowledged over HTTP, halls of ${2 * tablesOfAHall} players (per second; 99 of 100 within; CPU of the server for each)`,
  );
  const postgres = await startPostgres({ durable: true });
  for (const [name, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', await postgres.fresh()],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
    const tables = await prepared(
      url === undefined ? { folder } : { url },
      corrected + crowd.length * (warm + results),
    );
    const program = await startProgram(bundles, folder, url);
    const cookie = await enteredBy(program.link ?? '');
    const again = tables.splice(0, corrected);
    const first = hallOf(program, cookie, 8);
    await during(first, again);
    first.agent.destroy();
    for (const [act, next] of [
      ['first results', (count: number) => tables.splice(0, count)],
      ['corrections', (count: number) => Array.from({ length: count }, (_, n) => again[n % corrected] as Table)],
    ] as const)
      for (const clients of crowd) {
        const hall = hallOf(program, cookie, clients);
        await during(hall, next(warm));
        print(`${name}, ${clients} ${clients === 1 ? 'desk' : 'desks'}, ${act}`, await during(hall, next(results)));
        hall.agent.destroy();
      }
    await program.stop();
    rmSync(folder, { recursive: true });
  }
  await postgres.stop();
}

/** `stands`: its result. */
interface Table {
  readonly t: string;
  readonly players: readonly [string, string];
  stands: MatchResult | null;
}

/** Tables in play, so many, of as many tournaments as they need. */
async function prepared(where: Where, count: number): Promise<Table[]> {
  const data = await openData(where);
  const tables: Table[] = [];
  while (tables.length < count) {
    const t = `hall-${tables.length}`;
    await openHall(data.tournaments, t, tablesOfAHall);
    const stored = await data.tournaments.load(t);
    if (!stored) throw new Error('No hall');
    for (let table = 0; table < tablesOfAHall; table++)
      tables.push({ t, players: firstPlayers(stored, table), stands: null });
  }
  await data.close();
  return tables;
}

interface Hall {
  readonly program: Program;
  readonly cookie: string;
  readonly desks: number;
  /** Keeps the connections of its desks: a server at work takes in one new connection a turn, and the last would wait. */
  readonly agent: Agent;
}

const hallOf = (program: Program, cookie: string, desks: number): Hall => ({
  program,
  cookie,
  desks,
  agent: new Agent({ keepAlive: true, maxSockets: desks }),
});

interface Measured {
  /** In ms. */
  readonly waits: readonly number[];
  readonly took: number;
  /** Of the process that serves, its threads included. */
  readonly cpu: number;
}

let sent = 0;

/** Each desk takes the next of these tables, enters its result, waits for the answer. */
async function during(hall: Hall, tables: readonly Table[]): Promise<Measured> {
  const waits: number[] = [];
  const [begin, spent] = [performance.now(), cpuOf(hall.program.pid)];
  const waiting = tables.values();
  const desk = async (): Promise<void> => {
    for (const table of waiting) {
      const { t, players, stands: saw } = table;
      const result = other(++sent, saw);
      const before = performance.now();
      await post(hall, t, { id: `r${sent}`, command: { kind: 'record', round: 1, players, result, saw } });
      waits.push(performance.now() - before);
      table.stands = result;
    }
  };
  await Promise.all(Array.from({ length: hall.desks }, desk));
  return { waits, took: performance.now() - begin, cpu: cpuOf(hall.program.pid) - spent };
}

/** Never what stands there already: that would be refused. */
function other(n: number, saw: MatchResult | null): MatchResult {
  return sameValue(anyScore(n), saw) ? anyScore(n + 1) : anyScore(n);
}

function post({ program: { port }, cookie, agent }: Hall, t: string, body: object): Promise<void> {
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
