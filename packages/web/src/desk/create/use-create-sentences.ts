import type { FormatId } from '@ronde/engine';
import type { Ui, Words } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type Screen, screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { words } from '../../core/language/use-words.ts';
import { type CreateSentences, createSentences } from './sentences.ts';

/** All the words of this page for a formula that is not anybody's desk yet: its rounds may be « tours ». */
export function useCreateSentences(format: FormatId): {
  readonly all: Words;
  readonly ui: Ui['create'];
  readonly say: CreateSentences;
  readonly screen: Screen;
} {
  const all = words(useExternal(lang), format);
  const say = useSentences(createSentences);
  return { all, ui: all.ui.create, say, screen: useSentences(screenSentences, format) };
}
