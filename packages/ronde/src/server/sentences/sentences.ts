import type { Dictionary } from '@ronde/language';
import { en } from './en.ts';
import { fr, type ServerSentences } from './fr.ts';

export const serverSentences: Dictionary<ServerSentences> = { fr, en };
