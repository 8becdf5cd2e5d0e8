import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Result } from '@ronde/engine';
import type { Checked } from './check.ts';
import type { Task } from './child.ts';
import type { CopyRefusal } from './refusal.ts';

/** What a task of each kind answers. */
interface Answers {
  readonly check: null;
  readonly copy: Checked;
}

/**
 * Runs a task in a process of its own: it holds up nobody, and a file that is damaged enough to bring SQLite down
 * brings down that process alone. `signal` ends it.
 */
export function inChild<K extends Task['kind']>(
  task: Extract<Task, { kind: K }>,
  signal?: AbortSignal,
): Promise<Result<Answers[K], CopyRefusal>> {
  // From sources in development, from the bundle beside this one otherwise.
  const source = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(source ? './child.ts' : './child.js', import.meta.url));
  const child = fork(entry, { execArgv: source ? ['--import', 'tsx'] : [], ...(signal && { signal }) });
  return new Promise((resolve, reject) => {
    // The task goes as a message: the address of a database may hold a password, and arguments are seen by all.
    child.send(task);
    child.once('message', (answer) => resolve(answer as Result<Answers[K], CopyRefusal>));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process of a copy ended with ${code}`)));
  });
}
