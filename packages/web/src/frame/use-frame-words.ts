import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type FrameWords, frameWords } from './words.ts';

export function useFrameWords(): FrameWords {
  return frameWords(useExternal(lang));
}
