import type { Lang } from '@ronde/language';
import { en } from './en.ts';
import { fr, type ListWords } from './fr.ts';

export type { ListWords };

export const listWords = (lang: Lang): ListWords => (lang === 'en' ? en : fr);
