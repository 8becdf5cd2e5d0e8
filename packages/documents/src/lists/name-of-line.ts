import { readRating } from '@ronde/contract/lists/rating';
import { isReserve } from './statuses.ts';

/** What a line says in the columns of names. */
type Said = (field: 'name' | 'surname' | 'given') => string;

export interface NameOfLine {
  readonly name: string;
  readonly rating?: string;
  readonly club?: string;
  readonly status?: string;
  readonly licence?: string;
}

/**
 * The name of a line, and where no header says what the cell holds (`bare`), what stands behind it: « DUPONT Jean
 * (Caen) », « DUPONT Jean 1003457 ».
 */
export function nameOfLine(said: Said, bare: boolean, decimals: boolean): NameOfLine {
  const written = wholeName(said)
    // The comma or colon that followed it where it was copied: « samedi : : inscription » is no sentence.
    .replace(/[\s,;:]+$/u, '')
    .replace(inList, '')
    .replace(addressed, '')
    .replace(besideName, '');
  const [, licensed, licence] = bare ? (numberBehind.exec(written) ?? []) : [];
  if (licensed !== undefined && licence !== undefined) return { name: licensed, licence };
  const [, name = '', inside = ''] = bare && written.endsWith(')') ? (bracketed.exec(written) ?? []) : [];
  if (inside.trim() === '') return { name: written };
  if (/\d{3}/u.test(inside) && readRating(inside, decimals).kind === 'rating') return { name, rating: inside };
  if (isReserve(inside)) return { name, status: inside.trim() };
  return /\p{L}/u.test(inside) ? { name, club: inside.trim() } : { name: written };
}

/** As it stands in one column, or in two. */
export const wholeName = (said: Said): string =>
  said('name') || [said('surname'), said('given')].filter(Boolean).join(' ');

/** « M. et Mme MARTIN », « Jean & Marie DUPONT », « MARTIN contre DUPONT »: two in one cell. */
export const isSeveral = (name: string): boolean => several.test(name) && !surnameAnd.test(name);

const numberBehind = /^(.*\p{L}\S*)\s+(?:n[°o]\s?|licence\s*:?\s*)?(\d{5,12})$/iu;
const bracketed = /^(.*\p{L}.*?)\s*\(([^()]*)\)$/u;
/** « 1. », « - » before a name: of the list, not of the person. */
const inList = /^(?:[-•*–·]\s+|#\s?\d{1,3}\s+|[a-z]\)\s*|\d{1,3}\s*[.)]\s*)(?=\p{L})/iu;
/** « Mme PETIT Ana »; « M. MARTIN » may be an initial. */
const addressed = /^(?:M\.|Mr\.?|Mme\.?|Mlle\.?|Monsieur|Madame|Mademoiselle|Mrs\.?|Ms\.?)\s+(?=\p{L}\S*\s+\p{L})/iu;
/** « LE ET Jean », « LEFÈVRE VS J.-M. », « LE ET 小明 »: among capitals, and before a first name, it is a surname. */
const surnameAnd =
  /^(?!.*\s(?:et|and|contre|vs|versus)\s)[^\p{Ll}&+/\d]*\s(?:ET|AND|CONTRE|VS|VERSUS)\s+(?:\p{Lu}\p{Ll}|\p{Lu}\.|\p{Lo})[^&+/]*$/u;
/** « GÉRARD Yann (départ) »: what our own standings tell beside a name. */
const besideName = /\s\((?:départ|exclusion|withdrawn|disqualified)\)$/u;
const several = /^\d+\s?[x×]\s|(?:^|\s)(?:et|and|&|\+|contre|vs?\.?|versus)\s|\p{L}\s?\/\s?\p{L}/iu;
