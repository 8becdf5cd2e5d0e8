/** Of a letter's height, its width at most on the average: capitals of a bold surname among them, or plain text. */
const widths = { bold: 0.66, plain: 0.54 } as const;
const millimetresOfPoint = 0.3528;

/** As wide as they are high. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/** Smaller than this part of its size, a name reads better on two lines. */
const leastOfOneLine = 0.6;

/** What a line that ends with a whole word leaves empty, at most, of two. */
const unused = 0.8;

/**
 * The size at which a text stands on one line of `width` millimetres: `best`, or smaller; a long one goes on two lines,
 * smaller still if it must, but to be read.
 */
export function fitted(text: string, width: number, best: number, letters: keyof typeof widths = 'bold'): number {
  const squares = text.match(square)?.length ?? 0;
  const ems = squares + ([...text].length - squares) * widths[letters];
  const oneLine = width / (Math.max(1, ems) * millimetresOfPoint);
  const size = oneLine >= best * leastOfOneLine ? oneLine : Math.min(best * leastOfOneLine, 2 * unused * oneLine);
  return Math.max(7, Math.min(best, Math.floor(size * 2) / 2));
}
