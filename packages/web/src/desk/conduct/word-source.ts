import { readWordList, type WordList } from '@ronde/engine/game/word-list';
import { external } from '../../core/external.ts';

/** The list that the words are looked up in. `own`: brought by somebody to this page, and never sent anywhere. */
export interface OwnList {
  readonly name: string;
  readonly words: WordList;
  /** Lines that tiles cannot spell. */
  readonly leftOut: number;
}

/** As long as the page is open: a licensed list is nobody's to keep. */
export const ownList = external<OwnList | null>(null);

export async function takeList(file: File): Promise<OwnList> {
  return { name: file.name, ...readWordList(await textOf(file)) };
}

/** UTF-8, or what Windows writes where it is not. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
