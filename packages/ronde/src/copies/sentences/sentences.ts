import type { Dictionary } from '@ronde/language';
import { en } from './en.ts';
import { type CopySentences, fr } from './fr.ts';

export const copySentences: Dictionary<CopySentences> = { fr, en };
