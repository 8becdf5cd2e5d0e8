import { isLang, type Lang } from '@ronde/language';
import { kept } from '../storage.ts';

/** The reader's language, kept in this browser: French first. */
export const lang = kept<Lang>('ronde.lang', 'fr', isLang);
