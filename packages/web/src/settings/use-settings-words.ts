import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type SettingsWords, settingsWords } from './words.ts';

export function useSettingsWords(): SettingsWords {
  return settingsWords(useExternal(lang));
}
