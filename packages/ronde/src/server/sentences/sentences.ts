import type { Dictionary } from '@ronde/language';
import { enServer } from './en.ts';
import { frServer, type ServerSentences } from './fr.ts';

export const serverSentences: Dictionary<ServerSentences> = { fr: frServer, en: enServer };
