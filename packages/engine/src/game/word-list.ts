import { frenchKey } from '../base/french-order.ts';

/** A list of admitted words, the user's own: A to Z, one form each. */
export type WordList = ReadonlySet<string>;

export interface WordVerdict {
  /** In capitals, as on the board. */
  readonly word: string;
  readonly admitted: boolean;
}

/** A word as on the board: capitals, accents off, œ in two letters. Null for what tiles cannot spell. */
export function onBoard(word: string): string | null {
  const plain = frenchKey(word).toUpperCase();
  return /^[A-Z]+$/.test(plain) ? plain : null;
}

/** One word a line, any size. Lines that tiles cannot spell are left out and counted; empty ones are not. */
export function readWordList(text: string): { readonly words: WordList; readonly leftOut: number } {
  const words = new Set<string>();
  let leftOut = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const word = line.trim();
    if (word === '') continue;
    const plain = /^[A-Z]+$/.test(word) ? word : onBoard(word);
    if (plain === null) leftOut += 1;
    else words.add(plain);
  }
  return { words, leftOut };
}

/** 5.2: each word admitted or not, one by one, and nothing else: no meaning, no nature. */
export function checkWords(words: readonly string[], list: WordList): readonly WordVerdict[] {
  return words.map((word) => {
    const plain = onBoard(word);
    return { word: plain ?? word.trim().toUpperCase(), admitted: plain !== null && list.has(plain) };
  });
}
