import type { FormatId } from '@ronde/engine';
import type { Lang, Told, Ui, Words } from '@ronde/language';
import { createContext, useContext } from 'react';
import { lang } from './lang.ts';
import { type Screen, screenWords } from './screen.ts';
import { told, words } from './spoken.ts';

/**
 * The reader's language, which the page gives to all that it shows: hundreds of rows that each followed it would be as
 * many to let go.
 */
export const LangContext = createContext<Lang | null>(null);

export const useLang = (): Lang => useContext(LangContext) ?? lang.get();

export function useWords(): Words {
  return words(useLang(), useFormat());
}

/** The log and the reasons of a draw, on a page that is fetched with them (`telling`). */
export function useTold(): Told {
  return told(useLang(), useFormat());
}

/** As which formula the tournament of this page is spoken of (`spokenAs`); undefined outside one. */
export const FormatContext = createContext<FormatId | undefined>(undefined);

const useFormat = (): FormatId | undefined => useContext(FormatContext);

/** The labels of the screens. */
export function useUi(): Ui {
  return useWords().ui;
}

/** The few words that only the browser app has. */
export function useScreen(): Screen {
  return screenWords(useLang(), useFormat());
}
