/** Of a letter's height, its width at most on the average: capitals of a bold surname among them, or plain text. */
const widths = { bold: 0.66, plain: 0.54 } as const;
const millimetresOfPoint = 0.3528;

/** The size at which a text stands on one line of `width` millimetres: `best`, or smaller, but to be read. */
export function fitted(text: string, width: number, best: number, letters: keyof typeof widths = 'bold'): number {
  const size = width / (Math.max(1, text.length) * widths[letters] * millimetresOfPoint);
  return Math.max(7, Math.min(best, Math.floor(size * 2) / 2));
}
