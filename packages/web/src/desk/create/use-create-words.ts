import type { FormatId } from '@ronde/engine';
import type { Ui, Words } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type Screen, screenWords } from '../../core/language/screen.ts';
import { words } from '../../core/language/spoken.ts';
import { type CreateWords, createWords } from './words.ts';

/** All the words of this page for a formula that is not anybody's desk yet: its rounds may be « tours ». */
export function useCreateWords(format: FormatId): {
  readonly all: Words;
  readonly ui: Ui['create'];
  readonly say: CreateWords;
  readonly screen: Screen;
} {
  const current = useExternal(lang);
  const all = words(current, format);
  return { all, ui: all.ui.create, say: createWords(current), screen: screenWords(current, format) };
}
