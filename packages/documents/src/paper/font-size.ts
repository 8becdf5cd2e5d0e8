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
  const oneLine = ofOneLine(text, width, letters);
  const size = oneLine >= best * leastOfOneLine ? oneLine : Math.min(best * leastOfOneLine, 2 * unused * oneLine);
  return sized(size, best);
}

/** The same of a name that goes on two lines before it shrinks: a badge is read from far, and has the room. */
export function fittedOnTwo(text: string, width: number, best: number, letters: keyof typeof widths = 'bold'): number {
  const breaks = [...text.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const onTwo = breaks.map((at) =>
    Math.min(...[text.slice(0, at).trim(), text.slice(at)].map((line) => ofOneLine(line, width, letters))),
  );
  return sized(Math.max(ofOneLine(text, width, letters), ...onTwo), best);
}

function ofOneLine(text: string, width: number, letters: keyof typeof widths): number {
  const squares = text.match(square)?.length ?? 0;
  const ems = squares + ([...text].length - squares) * widths[letters];
  return width / (Math.max(1, ems) * millimetresOfPoint);
}

/** To half a point, and never too small to be read. */
const sized = (size: number, best: number): number => Math.max(7, Math.min(best, Math.floor(size * 2) / 2));
