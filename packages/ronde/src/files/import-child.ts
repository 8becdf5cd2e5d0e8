import { doOneTask } from '../machine/one-task.ts';
import { importRead } from './import-read.ts';

// Reads a tournament file in a process of its own: whatever the file does, it does it to this process alone.

doOneTask(importRead);
