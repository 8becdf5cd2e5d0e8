// How long somebody waits after the start of the program with 1,000 tournaments in its data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import type { Where } from '../packages/ronde/src/store/data.ts';
import { startPostgres } from '../packages/ronde/src/store/postgres/test-postgres.ts';
import { openHall } from '../packages/ronde/src/store/trials/hall.ts';
import { type Bundles, startProgram } from './program.ts';

const tournaments = 1000;
const tables = 12;

/** Prints, for both databases, the time from the start of the process to its first answer: the median of three. */
export async function starts(bundles: Bundles): Promise<void> {
  console.log(
    `\nFrom the start of the process to the first answer, ${tournaments} tournaments of ${2 * tables} players`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.fresh();
  await fill({ folder });
  await fill({ url });
  await measure('SQLite', () => startProgram(bundles, folder));
  await measure('PostgreSQL', () => startProgram(bundles, folder, url));
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function fill(where: Where): Promise<void> {
  const data = await openData(where);
  for (let n = 1; n <= tournaments; n++) await openHall(data.tournaments, `hall-${n}`, tables);
  await data.close();
}

async function measure(name: string, start: () => ReturnType<typeof startProgram>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const program = await start();
    times.push(program.firstAnswer);
    await program.stop();
  }
  times.sort((a, b) => a - b);
  console.log(`  ${name.padEnd(62)} ${(times[1] ?? 0).toFixed(0).padStart(9)} ms   slowest ${times[2]?.toFixed(0)} ms`);
}
