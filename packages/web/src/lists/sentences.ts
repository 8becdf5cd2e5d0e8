import type { Dictionary } from '@ronde/language';
import { en } from './en.ts';
import { fr, type ListSentences } from './fr.ts';

export type { ListSentences };

export const listSentences: Dictionary<ListSentences> = { fr, en };
