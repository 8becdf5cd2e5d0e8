import type { Logger } from 'pino';
import type { Source } from '../copies/backup.ts';
import { inChild } from '../copies/in-child.ts';
import { nightlyCopies } from '../copies/nightly.ts';

/** The nightly copies of the data being served, made beside this process. Answers what ends them. */
export function dailyCopies(folder: string, source: Source, log: Logger, signal: AbortSignal): () => void {
  return nightlyCopies({
    folder,
    now: () => new Date(),
    make: (file) => inChild({ kind: 'copy', source, file, now: new Date().toISOString() }, signal),
    report: (error) => {
      // Stopping the program ends a copy under way: that is no failure.
      if (!signal.aborted) log.error(error instanceof Error ? { err: error } : { copy: error });
    },
  });
}
