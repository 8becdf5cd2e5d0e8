import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type SettingsWords, settingsWords } from './words.ts';

export function useSettingsWords(): SettingsWords {
  return settingsWords(useExternal(lang));
}
