import type { FormatId } from '@ronde/engine';
import type { Told, Ui, Words } from '@ronde/language';
import { createContext, useContext } from 'react';
import { useExternal } from '../external.ts';
import { lang } from './lang.ts';
import { type Screen, screenWords } from './screen.ts';
import { told, words } from './spoken.ts';

export function useWords(): Words {
  return words(useExternal(lang), useFormat());
}

/** The log and the reasons of a draw, on a page that is fetched with them (`telling`). */
export function useTold(): Told {
  return told(useExternal(lang), useFormat());
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
  return screenWords(useExternal(lang), useFormat());
}
