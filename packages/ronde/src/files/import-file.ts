import { oneTask, TaskTooLong } from '../machine/one-task.ts';
import { ChildGone } from '../machine/start-child.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import type { ImportRead, ImportSent } from './import-read.ts';

/** `file-being-read`: this person’s last file is not read yet. */
type ImportRefusal = 'file-being-read' | 'file-too-slow' | 'file-too-large';

export type ImportReader = (by: string, body: Uint8Array, signal?: AbortSignal) => Promise<ImportRead | ImportRefusal>;

const megabytes = 512;
const patience = 20_000;

/** Reads what people send: one file a person, and one at a time. */
export function importReader(): ImportReader {
  const inTurn = oneAtATime();
  const reading = new Set<string>();
  return async (by, body, signal) => {
    if (reading.has(by)) return 'file-being-read';
    reading.add(by);
    try {
      const limits = { megabytes, patience, signal };
      return await inTurn(() => oneTask<ImportRead>('import', { body } satisfies ImportSent, limits));
    } catch (error) {
      if (error instanceof TaskTooLong) return 'file-too-slow';
      if (error instanceof ChildGone && error.burst) return 'file-too-large';
      throw error;
    } finally {
      reading.delete(by);
    }
  };
}
