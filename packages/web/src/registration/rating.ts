/** What a rating as typed or pasted amounts to. `none`: nothing, or 0, which the rules read as missing. */
export type RatingRead =
  | { readonly kind: 'none' }
  | { readonly kind: 'rating'; readonly rating: number; readonly provisional: boolean }
  /** Read as thousands or as a decimal: asked, never guessed. */
  | { readonly kind: 'ambiguous'; readonly text: string; readonly whole: string; readonly decimal: string }
  | { readonly kind: 'wrong'; readonly text: string };

const plain = /^(\d{1,4})\s?(\*?)$/;
/** « 2 050 » as a spreadsheet writes it: any kind of space between thousands. */
const grouped = /^(\d)\s(\d{3})\s?(\*?)$/;
const twoWays = /^(\d)[.,](\d{3})\s?\*?$/;

/** A whole number from 0 to 9999, `*` when it is provisional: the limits of the tournament file. */
export function readRating(typed: string): RatingRead {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const [, thousands = '', hundreds = ''] = twoWays.exec(text) ?? [];
  if (thousands) return { kind: 'ambiguous', text, whole: thousands + hundreds, decimal: `${thousands},${hundreds}` };
  const [, digits, star] = plain.exec(text) ?? plain.exec(text.replace(grouped, '$1$2$3')) ?? [];
  if (digits === undefined) return { kind: 'wrong', text };
  return Number(digits) === 0
    ? { kind: 'none' }
    : { kind: 'rating', rating: Number(digits), provisional: star === '*' };
}
