import { onBoard } from './word-list.ts';

/**
 * 3.1: who drew the letter nearest to A starts. Null: draw again, for the same letter twice or a blank. The letters go
 * back into the bag. 0 is the first of the two given.
 */
export function firstByLetters(first: string, second: string): 0 | 1 | null {
  const [a, b] = [onBoard(first), onBoard(second)];
  if (a === null || b === null || a === b) return null;
  return a < b ? 0 : 1;
}
