import { join } from 'node:path';
import { sql } from 'kysely';
import { copyBeforeUpdate } from '../copies/before-update.ts';
import { clearRooms } from '../copies/place.ts';
import type { CopyRefusal } from '../copies/refusal.ts';
import { unsealInPlace } from '../copies/seal.ts';
import { openData } from '../database/migrations.ts';
import { httpApp } from '../http/app.ts';
import type { Installation } from '../http/installation.ts';
import { answersAt, lockFolder } from '../machine/lock-folder.ts';
import { makeFolder } from '../machine/make-folder.ts';
import type { Data } from '../store/data.ts';
import type { Fault } from '../store/faults.ts';
import { wordFile, wordListName } from '../word-list/word-file.ts';
import { certificateFor } from './certificate.ts';
import { copiesBeside } from './daily-copies.ts';
import { type Checking, checkAtStart } from './damage.ts';
import { openDoors, type Places, watchNetwork } from './doors.ts';
import { front, wayOut } from './front.ts';
import { networkNow } from './network.ts';
import { logTo, observe } from './observe.ts';
import { openInstallation } from './open-installation.ts';
import { createPractice } from './practice.ts';
import { findPrivate, type ServeOptions } from './serve-options.ts';
import { troubleIn, troublesOf } from './troubles.ts';

export interface RunningServer {
  readonly port: number;
  readonly address: string;
  readonly installation: Installation;
  places(): Places;
  /** Whether the check of a large database still goes on: all can be read, nothing is saved. */
  readOnly(): boolean;
  /** Takes no new request, ends the streams, lets what is being written finish, closes the data. */
  stop(): Promise<void>;
}

/** Data of an earlier version are changed only once they are copied. */
export class NotCopied extends Error {
  readonly refusal: CopyRefusal;
  constructor(refusal: CopyRefusal) {
    super(`No copy before the update: ${refusal.code}`);
    this.name = 'NotCopied';
    this.refusal = refusal;
  }
}

/** The data take no writing, and why. */
export class Unusable extends Error {
  readonly code: Fault;
  constructor(fault: Fault) {
    super(`The data cannot be written: ${fault}`);
    this.name = 'Unusable';
    this.code = fault;
  }
}

/**
 * Starts the program. Throws when the folder cannot be used, another Ronde uses it, the database is damaged
 * (`DamagedData`) or newer (`NewerDatabase`), or no port is free.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  await makeFolder(options.data, 0o700);
  const end = ending();
  try {
    end.first(lockFolder(options.data));
    // Names that a restoration left when it was killed.
    await clearRooms(options.data);
    return await start(options, end);
  } catch (error) {
    await end.run();
    throw error;
  }
}

async function start(options: ServeOptions, end: ServerEnding): Promise<RunningServer> {
  const { data: folder, database, hall = false, https, host = [], address = [] } = options;
  const log = logTo(options.log ?? false);
  const aside = new AbortController();
  end.first(() => aside.abort());
  const checking = database === undefined ? await checkAtStart(folder, options.checkedAtOnce, aside.signal) : null;
  if (database === undefined && !checking) await unsealInPlace(folder);

  const where = database === undefined ? { folder } : { url: database };
  const before = await copyBeforeUpdate(where, folder, new Date().toISOString());
  if (!before.ok) throw new NotCopied(before.refusal);
  let look: () => Promise<Fault | null> = async () => null;
  const troubles = troublesOf({ log, look: () => look() });
  const data = await openData(where, { report: troubles.report });
  const file = database === undefined ? folder : null;
  look = () => troubleIn(data, file, true);
  end.first(() => data.close());
  end.first(troubles.stop);
  // A house that takes no writing is told of at once, not at the first result.
  const unusable = checking ? null : await data.trouble(true);
  if (unusable !== null) throw new Unusable(unusable);
  const copies = copiesBeside(folder, where, troubles.report, aside.signal);
  const network = networkNow(host, hall || https !== undefined, address.length === 0 ? undefined : () => address);
  let places = (): Places => ({ local: '', hall: null, https: null, fingerprint: null });
  const readOnly = await until(checking, data, options, aside.signal);
  const { installation, metrics, close } = openInstallation(data, {
    folder,
    network,
    places: () => places(),
    readOnly,
    report: troubles.report,
    copies,
    federations: options.federations,
  });
  end.first(close);
  // A folder whose check goes on is not empty, and nothing is written to it yet.
  if (!checking && (await installation.store.count()) === 0) await createPractice(installation, options.lang ?? 'fr');

  const seen = observe(metrics, options.log ? (line) => log.info(line) : null);
  const app = httpApp(installation, {
    webRoot: options.web,
    words: options.words === undefined ? undefined : wordFile(options.words, wordListName),
    patience: options.patience,
    observe: seen,
  });
  const trouble = () => troubleIn(data, file, troubles.open());
  const way = wayOut(front({ app: app.fetch, metrics, readOnly, trouble, leaving: () => way.leaving() }));
  const doors = await openDoors(way.fetch, {
    port: options.port,
    hall,
    https,
    network,
    trustProxy: options.trustProxy ?? false,
    certificate: (names) => certificateFor(join(folder, 'https'), names, new Date()),
    address,
  });
  places = doors.places;
  answersAt(folder, doors.places().local);
  let patience = 0;
  end.first(() => {
    // Nobody comes in any more; whoever follows is let go, and comes back to the next start.
    const closing = doors.close(patience);
    close();
    return closing;
  });
  end.first(findPrivate(installation.store, (found) => options.onPrivate?.(found)));
  end.first(watchNetwork(doors, (places) => options.onPlaces?.(places), installation.report));
  end.first(copies.stop);
  end.first(async () => {
    patience = await way.leave(options.drain ?? 0);
  });
  return {
    port: doors.port,
    address: doors.places().local,
    installation,
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

/** What was opened, to be closed in the opposite order. */
interface ServerEnding {
  /** `step` will come before those that were named earlier. */
  first(step: () => unknown): void;
  /** Runs each step once, one after the other; asked again while they run, waits for them. */
  run(): Promise<void>;
}

function ending(): ServerEnding {
  const steps: (() => unknown)[] = [];
  let running: Promise<void> | null = null;
  const all = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  return {
    first: (step) => void steps.push(step),
    run: () => {
      running ??= all();
      return running;
    },
  };
}
