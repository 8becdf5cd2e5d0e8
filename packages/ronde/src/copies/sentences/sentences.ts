import type { Dictionary } from '@ronde/language';
import type { CopySentences } from './copy-sentences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const copySentences: Dictionary<CopySentences> = { fr, en };
