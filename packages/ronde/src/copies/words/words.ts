import type { Lang } from '@ronde/language';
import type { CopyWords } from './copy-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const copyWords = (lang: Lang): CopyWords => (lang === 'en' ? en : fr);
