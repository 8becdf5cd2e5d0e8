// What both stores acknowledge in a second: each client enters a result, waits until it is on the disk, enters the next.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import type { Data } from '../packages/ronde/src/store/data.ts';
import { startPostgres } from '../packages/ronde/src/store/postgres/test-postgres.ts';
import { anyScore, openHall, result } from '../packages/ronde/src/store/trials/hall.ts';

const crowd = [1, 8, 64];
const at = '2026-11-14T09:00:00.000Z';

/** Prints, for each store and each number of clients, acknowledged results a second and the wait of 99 in 100. */
export async function store(lasting = 3000): Promise<void> {
  console.log('\nResults acknowledged, one tournament, in process (per second; 99 of 100 within)');
  const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
  const postgres = await startPostgres({ durable: true });
  for (const [name, where] of [
    ['SQLite', { folder }],
    ['PostgreSQL', { url: await postgres.fresh() }],
  ] as const) {
    const data = await openData(where);
    for (const clients of crowd) await measure(name, data, clients, lasting);
    await data.close();
  }
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, data: Data, clients: number, lasting: number): Promise<void> {
  const hall = `hall-${clients}`;
  await openHall(data.tournaments, hall, Math.max(4, clients));
  await during(data, hall, clients, lasting / 6, 'warm');
  const { waits, took } = await during(data, hall, clients, lasting, 'run');
  waits.sort((a, b) => a - b);
  const late = waits[Math.floor(waits.length * 0.99)] ?? 0;
  const rate = Math.round((waits.length / took) * 1000);
  const what = `${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  console.log(`  ${what.padEnd(62)} ${String(rate).padStart(9)}/s   ${late.toFixed(1)} ms`);
}

/** `waits`, `took`: in ms. */
async function during(data: Data, hall: string, clients: number, lasting: number, name: string) {
  const waits: number[] = [];
  const begin = performance.now();
  const client = async (table: number): Promise<void> => {
    for (let n = 1; performance.now() - begin < lasting; n++) {
      const id = `${name}-${table}-${n}`;
      const before = performance.now();
      const asked = { id, by: 'bench', at, request: id };
      const written = await data.tournaments.write(hall, asked, result(table, anyScore(n)));
      if (!written?.ok) throw new Error(JSON.stringify(written));
      waits.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, table) => client(table)));
  return { waits, took: performance.now() - begin };
}
