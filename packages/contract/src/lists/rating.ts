/** What a rating as typed, pasted or in a list amounts to. `none`: nothing, or 0, which the rules read as missing. */
export type RatingRead =
  | { readonly kind: 'none'; readonly zero: boolean }
  | { readonly kind: 'rating'; readonly rating: number; readonly provisional: boolean }
  /** Read as thousands or as a decimal: asked, never guessed. */
  | { readonly kind: 'ambiguous'; readonly text: string; readonly whole: string; readonly decimal: string }
  | { readonly kind: 'wrong'; readonly text: string };

/** What people write where there is no rating. */
const unrated =
  /^(?:n[./]?\s?[acr]\.?|non[\s-]class[ée]e?s?|sans(?: cote)?|n[ée]ante?|aucune?|inconnue?|nouveau|nouvelle|d[ée]butante?|unrated|unranked|none|new|[-–—−?/.\s]+)$/iu;
/** « 1500 pts », « PL 1500 », « (1500) »: of the number, and no part of it. */
const around = /^\((.*)\)$|^(?:pl|elo|cote)\s?:?\s+(?=\d)|(?<=\d\*?)\s?(?:pts?\.?|points?|pl|elo)$/giu;

export const isUnrated = (text: string): boolean => unrated.test(text.trim());

const star = /\s?\*$/;
const plain = /^\d{1,4}$/;
/** « 2 050 » as a spreadsheet writes it: any kind of space between thousands. */
const grouped = /^(\d)\s(\d{3})(?=$|[.,])/;
/** A whole number as a spreadsheet exports it: « 1803,0 ». */
const wholeWithZeros = /^(\d{1,4})[.,]0+$/;
const fraction = /^(\d{1,4})[.,](\d+)$/;
const twoWays = /^(\d)[.,](\d{3})$/;

/**
 * From 0 to 9999, `*` when it is provisional: the limits of the tournament file. `decimals`: an Elo may have some
 * (« 1 049,6 »), a PL is a whole number.
 */
export function readRating(typed: string, decimals = false): RatingRead {
  const text = typed.trim();
  if (text === '' || unrated.test(text)) return { kind: 'none', zero: false };
  const said = text.replace(around, '$1').trim();
  const bare = said.replace(star, '');
  const [, thousands = '', hundreds = ''] = twoWays.exec(bare) ?? [];
  if (thousands) return { kind: 'ambiguous', text, whole: thousands + hundreds, decimal: `${thousands},${hundreds}` };
  const rating = figure(bare.replace(grouped, '$1$2'), decimals);
  if (rating === null) return { kind: 'wrong', text };
  return rating === 0 ? { kind: 'none', zero: true } : { kind: 'rating', rating, provisional: star.test(said) };
}

function figure(text: string, decimals: boolean): number | null {
  if (plain.test(text)) return Number(text);
  const [, written] = wholeWithZeros.exec(text) ?? [];
  if (written !== undefined) return Number(written);
  const [, whole, part] = decimals ? (fraction.exec(text) ?? []) : [];
  return whole === undefined || part === undefined ? null : Number(`${whole}.${part}`);
}
