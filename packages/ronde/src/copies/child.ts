import { backup, type Source } from './backup.ts';
import { quickCheck } from './check.ts';

/** What is done beside the program that serves, so that nobody waits for it: its answers are sent back as messages. */
export type Task =
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'copy'; readonly source: Source; readonly file: string; readonly now: string };

process.once('message', (task: Task) => {
  void run(task).then((result) => process.send?.(result, undefined, undefined, letGo));
});

/** Whoever asked may be gone already: a program that was stopped waits for no answer. */
function letGo(): void {
  if (process.connected) process.disconnect();
}

const run = (task: Task) =>
  task.kind === 'check' ? quickCheck(task.file) : backup(task.source, task.file, task.now, true);
