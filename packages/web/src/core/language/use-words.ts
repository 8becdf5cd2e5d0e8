import type { FormatId } from '@ronde/engine';
import type { Told, Ui, Words } from '@ronde/language';
import { useContext } from 'react';
import { told, words } from './spoken.ts';
import { FormatContext, useLang } from './use-sentences.ts';

export function useWords(): Words {
  return words(useLang(), useFormat());
}

/** The log and the reasons of a draw, on a page that is fetched with them (`telling`). */
export function useTold(): Told {
  return told(useLang(), useFormat());
}

const useFormat = (): FormatId | undefined => useContext(FormatContext);

/** The labels of the screens. */
export function useUi(): Ui {
  return useWords().ui;
}
