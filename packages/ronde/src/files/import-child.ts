import { doOneTask } from '../machine/one-task.ts';
import { type ImportSent, importRead } from './import-read.ts';
import { type SentTask, sentRead } from './sent-read.ts';

// Reads a tournament file in a process of its own: whatever the file does, it does it to this process alone.

doOneTask((task: ImportSent | SentTask) => ('sent' in task ? sentRead(task) : importRead(task)));
