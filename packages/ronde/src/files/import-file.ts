import { oneTask, TaskTooLong } from '../machine/one-task.ts';
import { ChildGone } from '../machine/start-child.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import type { ImportRead, ImportSent } from './import-read.ts';
import type { SentRead, SentTask } from './sent-read.ts';

/** `file-being-read`: this person’s last file is not read yet. */
type ImportRefusal = 'file-being-read' | 'file-too-slow' | 'file-too-large';

export type ImportReader = (by: string, body: Uint8Array, signal?: AbortSignal) => Promise<ImportRead | ImportRefusal>;

/** The same of what a federation is sent. */
export type SentReader = (by: string, task: SentTask) => Promise<SentRead | ImportRefusal>;

const megabytes = 512;
const patience = 20_000;
/** Of what houses send, in ms: nobody waits longer for somebody else’s. */
const documentPatience = 10_000;

/** Reads what people send: one file a person, and one at a time. */
export function importReader(): ImportReader {
  const read = fileReader();
  return (by, body, signal) => read<ImportRead>(by, { body } satisfies ImportSent, signal);
}

/** Reads what a federation is sent: one document a sender, and one at a time. */
export function sentReader(): SentReader {
  const read = fileReader(documentPatience);
  return (by, task) => read<SentRead>(by, task);
}

function fileReader(most = patience) {
  const inTurn = oneAtATime();
  const reading = new Set<string>();
  return async <Read>(by: string, task: object, signal?: AbortSignal): Promise<Read | ImportRefusal> => {
    if (reading.has(by)) return 'file-being-read';
    reading.add(by);
    try {
      return await inTurn(() => oneTask<Read>('import', task, { megabytes, patience: most, signal }));
    } catch (error) {
      if (error instanceof TaskTooLong) return 'file-too-slow';
      if (error instanceof ChildGone && error.burst) return 'file-too-large';
      throw error;
    } finally {
      reading.delete(by);
    }
  };
}
