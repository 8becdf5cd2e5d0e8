import type { FormatId } from '@ronde/engine';
import type { Dictionary, Lang, Spoken } from '@ronde/language';
import { createContext, useContext } from 'react';
import { lang } from './lang.ts';

/**
 * The reader's language, which the page gives to all that it shows: hundreds of rows that each followed it would be as
 * many to let go.
 */
export const LangContext = createContext<Lang | null>(null);

export const useLang = (): Lang => useContext(LangContext) ?? lang.get();

/** As which formula the tournament of this page is spoken of (`spokenAs`); undefined outside one. */
export const FormatContext = createContext<FormatId | undefined>(undefined);

/** What a dictionary says, in the reader's language and of the tournament on the page, or of another `format`. */
export function useSentences<T>(dictionary: Dictionary<Spoken<T>>, format?: FormatId): T;
export function useSentences<T extends object>(dictionary: Dictionary<T>): T;
export function useSentences<T extends object>(dictionary: Dictionary<T | Spoken<T>>, format?: FormatId): T {
  const said = dictionary[useLang()];
  const spoken = useContext(FormatContext);
  return typeof said === 'function' ? said(format ?? spoken) : said;
}
