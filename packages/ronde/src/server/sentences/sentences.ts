import type { Dictionary } from '@ronde/language';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ServerSentences } from './server-sentences.ts';

export const serverSentences: Dictionary<ServerSentences> = { fr, en };
