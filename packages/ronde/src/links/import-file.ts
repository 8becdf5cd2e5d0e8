import type { FileRefusal, ParsedFile } from '@ronde/contract';
import type * as z from 'zod';
import { oneTask, TaskTooLong } from '../beside/one-task.ts';
import { ChildGone } from '../beside/start-child.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';

/** The body of an import, as it came. */
export interface ImportSent {
  readonly body: Uint8Array;
}

/** What stands in it. `problems`: what the file is refused for, `format`: the formula that it names. */
export type ImportRead =
  | { readonly kind: 'read'; readonly id: string | undefined; readonly copy: boolean; readonly file: ParsedFile }
  | { readonly kind: 'refused'; readonly format: string | undefined; readonly problems: readonly FileRefusal[] }
  | { readonly kind: 'malformed'; readonly issues: readonly z.core.$ZodIssue[] }
  | { readonly kind: 'not-json' };

/** `file-being-read`: this person’s last file is not read yet. */
export type ImportRefusal = 'file-being-read' | 'file-too-slow' | 'file-too-large';

const megabytes = 512;
const patience = 20_000;

/** Reads what people send: one file a person, and one at a time. */
export function importReader(): (by: string, body: Uint8Array) => Promise<ImportRead | ImportRefusal> {
  const inTurn = oneAtATime();
  const reading = new Set<string>();
  return async (by, body) => {
    if (reading.has(by)) return 'file-being-read';
    reading.add(by);
    try {
      return await inTurn(() => oneTask<ImportRead>('import', { body } satisfies ImportSent, { megabytes, patience }));
    } catch (error) {
      if (error instanceof TaskTooLong) return 'file-too-slow';
      if (error instanceof ChildGone && error.burst) return 'file-too-large';
      throw error;
    } finally {
      reading.delete(by);
    }
  };
}
