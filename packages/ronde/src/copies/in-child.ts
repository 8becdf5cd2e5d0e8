import type { Result } from '@ronde/engine';
import { oneTask } from '../machine/one-task.ts';
import type { Checked } from './check.ts';
import type { Task } from './child.ts';
import type { CopyRefusal } from './refusal.ts';

/** What a task of each kind answers. */
interface Answers {
  readonly check: null;
  readonly copy: Checked;
}

/**
 * Runs a task in a process of its own: a file that is damaged enough to bring SQLite down brings down that process
 * alone. `signal` ends it. The address of a database, which may hold a password, goes as a message: arguments are seen
 * by all.
 */
export function inChild<K extends Task['kind']>(
  task: Extract<Task, { kind: K }>,
  signal?: AbortSignal,
): Promise<Result<Answers[K], CopyRefusal>> {
  return oneTask('copies', task, { signal });
}
