import { onBoard } from '@ronde/engine/game/word-list';
import { readAffixes } from './affixes.ts';
import { formsOf } from './expand.ts';

/** A board is fifteen squares wide. */
const longest = 15;
const shortest = 2;

/**
 * The words of a spelling dictionary as tiles spell them, one a line, in the order of their bytes. Names and whatever
 * keeps a capital, a hyphen or an apostrophe are no words of the game. Unofficial: nobody has judged them one by one.
 */
export function makeList(aff: string, dic: string): string {
  const affixes = readAffixes(aff);
  const words = new Set<string>();
  // The first line counts the entries.
  for (const line of dic.split('\n').slice(1)) {
    for (const form of formsOf(line, affixes)) {
      const word = /^\p{Ll}+$/u.test(form) ? onBoard(form) : null;
      if (word !== null && word.length >= shortest && word.length <= longest) words.add(word);
    }
  }
  return `${[...words].sort().join('\n')}\n`;
}
