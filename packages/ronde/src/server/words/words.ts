import type { Lang } from '@ronde/language';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ServerWords } from './server-words.ts';

export const serverWords = (lang: Lang): ServerWords => (lang === 'en' ? en : fr);
