import { type Ui, type Words, words } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { type Screen, screenWords } from '../words/screen.ts';
import { lang } from './lang.ts';

export function useWords(): Words {
  return words(useExternal(lang));
}

/** The labels of the screens. */
export function useUi(): Ui {
  return useWords().ui;
}

/** The few words that only the browser app has. */
export function useScreen(): Screen {
  return screenWords(useExternal(lang));
}
