import type { Dictionary } from '@ronde/language';
import { enCopies } from './en.ts';
import { type CopySentences, frCopies } from './fr.ts';

export const copySentences: Dictionary<CopySentences> = { fr: frCopies, en: enCopies };
