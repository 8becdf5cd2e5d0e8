import type { FormatId } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { useLang } from './frame/phone-lang.ts';
import { enFor } from './words-en.ts';
import { frFor, type PhoneWords } from './words-fr.ts';

export type { PhoneWords };

export const phoneWords = (lang: Lang, format?: FormatId): PhoneWords =>
  lang === 'en' ? enFor(format) : frFor(format);

export const usePhoneWords = (format?: FormatId): PhoneWords => phoneWords(useLang(), format);
