import { type AutomaticCopies, automaticCopies } from '../copies/automatic-copies.ts';
import type { Source } from '../copies/backup.ts';
import { inChild } from '../copies/health.ts';

/** The copies of the data being served, made in a process beside this one. */
export function copiesBeside(
  folder: string,
  source: Source,
  report: (error: unknown) => void,
  signal: AbortSignal,
): AutomaticCopies {
  return automaticCopies({
    folder,
    now: () => new Date(),
    make: (file) => inChild({ kind: 'copy', source, file, now: new Date().toISOString() }, signal),
    report: (error) => {
      // Stopping the program ends a copy under way: that is no failure.
      if (!signal.aborted) report(error instanceof Error ? error : new CopyFailed(error));
    },
  });
}

/** A copy was not made. The day goes on, and the desk shows it. */
class CopyFailed extends Error {
  constructor(refusal: unknown) {
    super(`A copy was not made: ${JSON.stringify(refusal)}`);
    this.name = 'CopyFailed';
  }
}
