/** Signs of a word that stand on one line in the narrowest column. */
const most = 20;

const longWord = new RegExp(`[^\\s\\u200b-]{${most + 1},}`, 'gu');

/** A text whose longest words may go on in the next line: without it they would run over what stands beside them. */
export const breakable = (text: string): string => text.replace(longWord, (word) => [...letters(word)].join('\u200b'));

/** Signs as they are read: an accent stays on its letter. */
const letters = (word: string): Iterable<string> =>
  Array.from(new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
