import { kept } from './kept.ts';

/** Who writes in the log from this browser; empty until somebody says. */
export const author = kept<string>('ronde.author', '', (text): text is string => text.length <= 60);
