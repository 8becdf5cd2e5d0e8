import { readFile } from 'node:fs/promises';
import { checkWords, onBoard, type WordList, type WordVerdict } from '@ronde/engine/game/word-list';

/** The list that this house looks words up in. */
export interface WordFile {
  readonly name: string;
  readonly count: number;
  check(words: readonly string[]): readonly WordVerdict[];
}

/** As the screens name it, with what it is: nobody's official list. */
export const wordListName = 'Dictionnaire orthographique français, « classique » 7.5';

const newline = 10;

/** Reads a list on the first question. Null: there is none. */
export function wordFile(path: string | URL, name: string): () => Promise<WordFile | null> {
  let read: Promise<WordFile | null> | undefined;
  return () => {
    read ??= readFile(path).then(
      (bytes) => inBytes(bytes, name),
      () => null,
    );
    return read;
  };
}

/** Looked up where it lies: half a million words as a set of strings would take ten times the room. */
export function inBytes(bytes: Buffer, name: string): WordFile {
  return {
    name,
    count: bytes.reduce((sum, byte) => sum + (byte === newline ? 1 : 0), 0),
    check: (words) => {
      const found: WordList = new Set(
        words.flatMap((word) => onBoard(word) ?? []).filter((word) => holds(bytes, word)),
      );
      return checkWords(words, found);
    },
  };
}

/** By halves, on lines in the order of their bytes, each ended by a newline. */
function holds(bytes: Buffer, word: string): boolean {
  const wanted = Buffer.from(word, 'latin1');
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const start = bytes.lastIndexOf(newline, ((low + high) >> 1) - 1) + 1;
    const end = bytes.indexOf(newline, start);
    const order = bytes.compare(wanted, 0, wanted.length, start, end);
    if (order === 0) return true;
    if (order < 0) low = end + 1;
    else high = start;
  }
  return false;
}
