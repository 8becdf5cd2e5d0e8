import type { Event, Result } from '@ronde/engine';
import type { Asked, Decide, IdReused, Store, Stored, Written } from '../store/store.ts';
import { writeLogFile } from './log-file.ts';

export interface LogFiles {
  readonly folder: string;
  readonly now: () => string;
  /** A file that could not be written: the draw stands all the same. */
  readonly report: (error: unknown) => void;
  /** A round or the whole tournament was closed. */
  readonly closed?: (stored: Stored) => void;
  /** How long the answer waits for the file, in ms. */
  readonly patience?: number;
}

/**
 * The same store, which also writes the tournament as a dated file: before each draw as it was, at the closing as it
 * is. The decision is on the disk first; a disk that fails or stalls on the file stops nothing.
 */
export function loggingStore(store: Store, files: LogFiles): Store {
  return { ...store, write: (ref, asked, decide) => write(store, files, ref, asked, decide) };
}

async function write<R>(
  store: Store,
  files: LogFiles,
  ref: string,
  asked: Asked,
  decide: Decide<R>,
): Promise<Result<Written, R | IdReused> | null> {
  const written = await store.write(ref, asked, decide);
  if (!written?.ok || !written.value.before) return written;
  const { before, stored, decision } = written.value;
  if (decision.events.some(({ kind }) => kind === 'round-closed' || kind === 'closed')) files.closed?.(stored);
  const moment = momentOf(decision.events);
  if (moment) await within(files, writeLogFile(files.folder, moment.after ? stored : before, moment.what, files.now()));
  return written;
}

interface Moment {
  readonly what: string;
  /** Whether the file is of the state after the decision. */
  readonly after: boolean;
}

function momentOf(events: readonly Event[]): Moment | null {
  for (const event of events) {
    if (event.kind === 'drawn') return { what: `ronde-${event.round}`, after: false };
    if (event.kind === 'redrawn') return { what: `ronde-${event.round}-refaite`, after: false };
    if (event.kind === 'closed') return { what: 'cloture', after: true };
  }
  return null;
}

/** Waits for the file, but not for ever; what goes wrong is told to whoever looks after the machine. */
async function within({ patience = 2000, report }: LogFiles, file: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([file.catch(report), late]);
  clearTimeout(timer);
}
