import { type ChildLimits, type ProgramName, startChild } from './start-child.ts';

interface TaskLimits extends ChildLimits {
  /** How long it may take once the program is ready, in ms; missing: as long as it takes. */
  readonly patience?: number;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
}

/** It took longer than it may. */
export class TaskTooLong extends Error {}

/** Whoever asked wants it no more. */
export class GivenUp extends Error {}

/**
 * Has one task done by a program of its own (which calls `doOneTask`), and answers what it answers: it holds up nobody,
 * and what brings it down brings down that program alone. Rejects with `TaskTooLong`, `GivenUp`, or `ChildGone`
 * when the program could not be started or ended before its answer.
 */
export function oneTask<Answer>(name: ProgramName, task: object, limits: TaskLimits = {}): Promise<Answer> {
  const { patience, signal } = limits;
  if (signal?.aborted) return Promise.reject(new GivenUp());
  const child = startChild(name, limits);
  return new Promise<Answer>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', givenUp);
      settle();
      child.kill();
    };
    const givenUp = () => end(() => reject(new GivenUp()));
    signal?.addEventListener('abort', givenUp, { once: true });
    child.listen((said) => {
      if (said !== ready) return end(() => resolve(said as Answer));
      if (patience !== undefined) timer = setTimeout(() => end(() => reject(new TaskTooLong())), patience);
      child.send(task);
    });
    void child.gone.then((why) => end(() => reject(why)));
  });
}

const ready = 'ready';

/** The other end: the whole of a program that does one task and ends. Whoever asked may be gone before the answer. */
export function doOneTask<Task, Answer>(run: (task: Task) => Answer | Promise<Answer>): void {
  process.once('message', async (task: Task) => {
    const answer = await run(task);
    if (process.connected) process.send?.(answer, undefined, undefined, () => process.exit());
  });
  process.once('disconnect', () => process.exit());
  process.send?.(ready);
}
