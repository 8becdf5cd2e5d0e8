import { readRating } from '@ronde/contract/lists/rating';

/** What a line says in the columns of names. */
type Said = (field: 'name' | 'surname' | 'given') => string;

export interface NameOfLine {
  readonly name: string;
  readonly rating?: string;
  readonly club?: string;
}

/**
 * The name of a line, and where no header says what the cell holds (`bare`), what stands in brackets behind it: « DUPONT
 * Jean (Caen) ».
 */
export function nameOfLine(said: Said, bare: boolean, decimals: boolean): NameOfLine {
  const written = wholeName(said)
    // The comma or colon that followed it where it was copied: « samedi : : inscription » is no sentence.
    .replace(/[\s,;:]+$/u, '')
    .replace(inList, '')
    .replace(addressed, '');
  const [, name = '', inside = ''] = bare && written.endsWith(')') ? (bracketed.exec(written) ?? []) : [];
  if (inside.trim() === '') return { name: written };
  if (/\d{3}/u.test(inside) && readRating(inside, decimals).kind === 'rating') return { name, rating: inside };
  return /\p{L}/u.test(inside) ? { name, club: inside.trim() } : { name: written };
}

/** As it stands in one column, or in two. */
export const wholeName = (said: Said): string =>
  said('name') || [said('surname'), said('given')].filter(Boolean).join(' ');

/** « M. et Mme MARTIN », « Jean & Marie DUPONT »: two in one cell. */
export const isSeveral = (name: string): boolean => several.test(name);

const bracketed = /^(.*\p{L}.*?)\s*\(([^()]*)\)$/u;
/** « 1. », « - » before a name: of the list, not of the person. */
const inList = /^(?:[-•*–·]\s+|\d{1,3}\s*[.)]\s*)(?=\p{L})/u;
/** « Mme PETIT Ana »; « M. MARTIN » may be an initial. */
const addressed = /^(?:M\.|Mr\.?|Mme\.?|Mlle\.?|Monsieur|Madame|Mademoiselle|Mrs\.?|Ms\.?)\s+(?=\p{L}\S*\s+\p{L})/iu;
const several = /(?:^|\s)(?:et|and|&|\+)\s|\p{L}\s?\/\s?\p{L}/iu;
