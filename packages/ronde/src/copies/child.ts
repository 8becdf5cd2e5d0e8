import { doOneTask } from '../machine/one-task.ts';
import { backup, type Source } from './backup.ts';
import { quickCheck } from './check.ts';

/** What is done to copies beside the program that serves, so that nobody waits for it. */
export type CopyTask =
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'copy'; readonly source: Source; readonly file: string; readonly now: string };

doOneTask<CopyTask, unknown>((task) =>
  task.kind === 'check' ? quickCheck(task.file) : backup(task.source, task.file, task.now, true),
);
