import { randomInt, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { httpApp } from '../http/app.ts';
import type { House } from '../http/house.ts';
import { liveHub } from '../http/live.ts';
import { sqliteStore } from '../store/sqlite/sqlite.ts';
import { listen, stopListening } from './listen.ts';
import { lockFolder } from './lock-folder.ts';
import { createPractice } from './practice.ts';

export interface ServeOptions {
  readonly port: number;
  readonly data: string;
  /** The folder of the built web app; missing: the API alone. */
  readonly web?: string;
  /** How long a body may take to arrive, in ms. */
  readonly patience?: number;
}

export interface Running {
  readonly port: number;
  readonly address: string;
  /** Ends the streams, lets what is being written finish, closes the data. */
  stop(): Promise<void>;
}

/** The file of the data inside its folder. */
export const dataFile = 'ronde.sqlite';

/** Starts the program. Throws when the folder cannot be used, another Ronde uses it, or no port is free. */
export async function serve(options: ServeOptions): Promise<Running> {
  await mkdir(options.data, { recursive: true });
  const unlock = lockFolder(options.data);
  try {
    return await open(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open({ port, data, web, patience }: ServeOptions, unlock: () => void): Promise<Running> {
  const store = await sqliteStore(join(data, dataFile));
  const house = houseOf(store);
  try {
    if ((await store.list()).length === 0) await createPractice(house);
    const listening = await listen(httpApp(house, { webRoot: web, patience }).fetch, port);
    const address = `http://localhost:${listening.port}`;
    const stop = async () => {
      house.live.close();
      await stopListening(listening);
      await store.close();
      unlock();
    };
    return { port: listening.port, address, stop };
  } catch (error) {
    house.live.close();
    await store.close();
    throw error;
  }
}

function houseOf(store: House['store']): House {
  const log = pino({ name: 'ronde', level: 'error' }, pino.destination(2));
  return {
    store,
    live: liveHub(),
    now: () => new Date().toISOString(),
    newId: randomUUID,
    newSeed: () => randomInt(10_000, 100_000),
    report: (error) => log.error(error),
  };
}
