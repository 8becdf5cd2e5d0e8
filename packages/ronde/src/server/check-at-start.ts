import { healthOf } from '../copies/health.ts';
import { damaged } from './damaged.ts';

/** A check that goes on. `over`: null when the database is sound, else why it is not. */
export interface Checking {
  readonly over: Promise<Error | null>;
}

/**
 * Looks at the folder's database before it is opened. Throws `DamagedData`. Null: checked, or new; otherwise it is
 * large, and the check goes on while it can be read.
 */
export async function checkAtStart(
  folder: string,
  limit: number | undefined,
  signal: AbortSignal,
): Promise<Checking | null> {
  const health = await healthOf(folder, limit, signal);
  if (health.kind === 'damaged') throw await damaged(folder, health.refusal);
  if (health.kind !== 'later') return null;
  const over = health.check.then(
    (checked) => (checked.ok ? null : damaged(folder, checked.refusal)),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return { over };
}
