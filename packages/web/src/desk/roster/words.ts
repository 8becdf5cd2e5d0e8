import type { Lang } from '@ronde/language';
import { en } from './en.ts';
import { fr, type RegistrationWords } from './fr.ts';

export type { RegistrationWords };

export const registrationWords = (lang: Lang): RegistrationWords => (lang === 'en' ? en : fr);
