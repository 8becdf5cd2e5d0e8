/** The scripts that are written from right to left, by their blocks (Unicode, DerivedBidiClass). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands in a sentence of French or English. One that is written from right to left would draw the figure
 * after it to its other side: it is set apart by U+2068 and U+2069, which nobody sees. Any other name moves nothing, and
 * stays as it is. Set apart twice it is so once.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${plain(name)}\u2069` : name;
}

/** The name itself, for a file, a comparison, a program: a csv, a workbook and JSON hold no mark. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
