import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { unsealInPlace } from '../copies/unseal-file.ts';
import { httpApp } from '../http/app.ts';
import type { House } from '../http/house.ts';
import { type Data, openData } from '../store/data.ts';
import { wordFile, wordListName } from '../word-list/word-file.ts';
import { certificateFor } from './certificate.ts';
import { type Checking, checkAtStart } from './check-at-start.ts';
import { dailyCopies } from './daily-copies.ts';
import { openDoors, type Places } from './doors.ts';
import { type Ending, ending } from './ending.ts';
import { front } from './front.ts';
import { lockFolder } from './lock-folder.ts';
import { logTo } from './log.ts';
import { networkOf } from './network.ts';
import { observe } from './observe.ts';
import { openHouse } from './open-house.ts';
import { createPractice } from './practice.ts';
import type { ServeOptions } from './serve-options.ts';
import { watchNetwork } from './watch-network.ts';

export interface Running {
  readonly port: number;
  readonly address: string;
  readonly house: House;
  places(): Places;
  /** Whether the check of a large database still goes on: all can be read, nothing is saved. */
  readOnly(): boolean;
  /** Takes no new request, ends the streams, lets what is being written finish, closes the data. */
  stop(): Promise<void>;
}

/**
 * Starts the program. Throws when the folder cannot be used, another Ronde uses it, the database is damaged
 * (`DamagedData`) or newer (`NewerDatabase`), or no port is free.
 */
export async function serve(options: ServeOptions): Promise<Running> {
  await mkdir(options.data, { recursive: true, mode: 0o700 });
  const end = ending();
  try {
    end.first(lockFolder(options.data));
    return await start(options, end);
  } catch (error) {
    await end.run();
    throw error;
  }
}

async function start(options: ServeOptions, end: Ending): Promise<Running> {
  const { data: folder, database, hall = false, https, host = [], address = [] } = options;
  const log = logTo(options.log ?? false);
  const aside = new AbortController();
  end.first(() => aside.abort());
  const checking = database === undefined ? await checkAtStart(folder, options.checkedAtOnce, aside.signal) : null;
  if (database === undefined && !checking) await unsealInPlace(folder);

  const where = database === undefined ? { folder } : { url: database };
  const data = await openData(where, { report: (error) => log.error({ err: error }) });
  end.first(() => data.close());
  const network = networkOf(host, hall || https !== undefined, address.length === 0 ? undefined : () => address);
  let places = (): Places => ({ local: '', hall: null, https: null, fingerprint: null });
  const readOnly = await until(checking, data, options, aside.signal);
  const { house, metrics, close } = openHouse(data, {
    folder,
    network,
    places: () => places(),
    readOnly,
    log,
    federation: options.federation,
  });
  end.first(close);
  // A folder whose check goes on is not empty, and nothing is written to it yet.
  if (!checking && (await house.store.count()) === 0) await createPractice(house);

  const seen = observe(metrics, options.log ? (line) => log.info(line) : null);
  const app = httpApp(house, {
    webRoot: options.web,
    words: options.words === undefined ? undefined : wordFile(options.words, wordListName),
    patience: options.patience,
    observe: seen,
  });
  const doors = await openDoors(front({ app: app.fetch, metrics, readOnly, ready: () => data.ready() }), {
    port: options.port,
    hall,
    https,
    network,
    trustProxy: options.trustProxy ?? false,
    certificate: (names) => certificateFor(join(folder, 'https'), names, new Date()),
    address,
  });
  places = doors.places;
  end.first(() => {
    // Nobody comes in any more; whoever follows is let go, and comes back to the next start.
    const closing = doors.close();
    close();
    return closing;
  });
  end.first(watchNetwork(doors, (places) => options.onPlaces?.(places), house.report));
  end.first(dailyCopies(folder, where, log, aside.signal));
  return {
    port: doors.port,
    address: doors.places().local,
    house,
    places,
    readOnly,
    stop: () => end.run(),
  };
}

/**
 * Says whether nothing may be written yet; the database itself refuses it then. A damaged one is never written to: only
 * a check that found nothing opens it.
 */
async function until(
  checking: Checking | null,
  { db }: Data,
  { onChecked }: ServeOptions,
  signal: AbortSignal,
): Promise<() => boolean> {
  if (!checking) return () => false;
  let readOnly = true;
  await sql`pragma query_only = on`.execute(db);
  void checking.over.then(async (error) => {
    if (signal.aborted) return;
    if (error === null) await sql`pragma query_only = off`.execute(db);
    readOnly = error !== null;
    onChecked?.(error);
  });
  return () => readOnly;
}
