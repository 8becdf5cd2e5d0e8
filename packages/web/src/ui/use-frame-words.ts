import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { type FrameWords, frameWords } from './words.ts';

export function useFrameWords(): FrameWords {
  return frameWords(useExternal(lang));
}
