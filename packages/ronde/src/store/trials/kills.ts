import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openData } from '../../database/migrations.ts';
import { dataFile, type Where } from '../data.ts';
import type { TestPostgres } from '../postgres/test-postgres.ts';
import { openHall } from './hall.ts';
import { checkHalls } from './judge.ts';
import { startDesks, startLocking } from './processes.ts';
import type { Line } from './work.ts';

const clients = 8;
/** Kills in one hall before a new one is opened: a log of an ordinary day. */
const perHall = 10;

/** Kills the process that writes, `times` times, at random moments; what it had acknowledged is looked for each time. */
export async function killServer(where: Where, times: number): Promise<void> {
  let hall = '';
  let lines: Line[] = [];
  for (let kill = 0; kill < times; kill++) {
    if (kill % perHall === 0) {
      hall = `hall-${kill / perHall}`;
      lines = [];
      await open(where, hall);
    }
    const desks = await startDesks({ where, name: `k${kill}`, halls: [hall], clients, firstTable: 1, commands: null });
    await desks.said(20 + Math.floor(200 * Math.random()));
    await sleep(5 * Math.random());
    await desks.kill();
    lines.push(...desks.lines);
    await checkHalls(where, [hall], lines);
  }
}

/** The same with a second process that takes SQLite's write lock all the time. */
export async function killServerLocked(folder: string, times: number): Promise<void> {
  await (await openData({ folder })).close();
  const unlock = startLocking(join(folder, dataFile));
  try {
    await killServer({ folder }, times);
  } finally {
    await unlock();
  }
}

/** Kills the database under a process that goes on asking until it is answered. */
export async function killDatabase(postgres: TestPostgres, times: number): Promise<void> {
  const where = { url: await postgres.fresh() };
  for (let first = 0; first < times; first += perHall) {
    const hall = `hall-${first}`;
    await open(where, hall);
    const desks = await startDesks({ where, name: hall, halls: [hall], clients, firstTable: 1, commands: null });
    for (let kill = first; kill < Math.min(times, first + perHall); kill++) {
      await desks.said(desks.lines.length + 20 + Math.floor(200 * Math.random()));
      await postgres.kill();
      await sleep(50 * Math.random());
      await postgres.restart();
      await desks.said(desks.lines.length + 20);
    }
    await desks.kill();
    await checkHalls(where, [hall], desks.lines);
  }
}

async function open(where: Where, hall: string): Promise<void> {
  const data = await openData(where);
  await openHall(data.tournaments, hall, 1 + clients);
  await data.close();
}
