import type { ListField } from '@ronde/contract/lists/columns';
import { readRating } from '@ronde/contract/lists/rating';
import { emailInLine, isPrivateLicence } from '@ronde/contract/private-text';
import { headerSaid } from './headers.ts';
import type { LineRules } from './read-line.ts';
import type { ListRow } from './text-rows.ts';

/** Lines as people write them in a message, parted into the columns that they have. */
interface FreeLines {
  readonly rows: readonly ListRow[];
  readonly fields: readonly ListField[];
}

type Told = Partial<Record<(typeof places)[number], string>>;

const places = [
  'name',
  'rating',
  'series',
  'club',
  'licence',
  'email',
  'phone',
] as const satisfies readonly ListField[];

/**
 * A list without separators, « 1. DUPONT Jean (Caen) 1500 », each line by what stands in it (LIST-07). Null: the list
 * has separators, or nothing but names.
 */
export function freeLines(
  rows: readonly ListRow[],
  rules: LineRules,
  isNobody: (row: ListRow) => boolean,
): FreeLines | null {
  const alone = rows.filter((row) => row.cells.length === 1 || isNobody(row)).length;
  // A list by licence alone, under its header.
  if (rows.some(({ cells }) => cells.length === 1 && headerSaid(cells[0] ?? '')?.field === 'licence')) return null;
  if (rows.length === 0 || alone * 10 < rows.length * 9) return null;
  // A greeting may have a comma.
  const said = rows.map(({ cells }) => cells.join(', ').slice(0, longestLine));
  const told = said.map((text, i): Told => (rows[i] && isNobody(rows[i]) ? { name: text } : partsOf(text, rules)));
  const isParted = told.some((one) => Object.keys(one).some((place) => place !== 'name'));
  const numbered = rows.filter(({ cells: [text = ''] }) => ahead.test(text)).length * 2 > rows.length;
  if (!isParted && !numbered) return null;
  // The same columns whatever some lines have: what was chosen of them holds when others are gone.
  return {
    fields: places,
    rows: rows.map((row, i) => ({
      ...row,
      written: said[i] ?? '',
      cells: places.map((field) => told[i]?.[field] ?? ''),
    })),
  };
}

/** A longer line is no person's: what follows is not looked at. */
const longestLine = 300;
/** « 1. », « 12) », « - »: before a name it is of the list, not of the person. */
const ahead = /^\s*(?:[-•*–·]\s+|(?:n[°o]\s*)?\d{1,3}\s*(?:[.)°/–-]\s*|\s+))(?=\p{L})/iu;
const dialled = /(?:\+|\b0)\d(?:[\s./-]?\d{2}){4,6}\b/u;
/** « licence 0047123 », « n° 0047123 », or so many digits that they are no rating. */
const licensed =
  /(?:\b(?:licence|lic)\b\.?\s*(?:n[°o]\s*)?:?|n[°o]\s?)\s*(\p{L}{0,3}-?\d{3,12})\b|(?<![\d.,])(\d{5,12})(?![\d.,])/iu;
/** « 1500 DUPONT Jean ». */
const ratedAhead = /^(\d[\s\u00a0\u202f]?\d{3}\*?|\d{3}\*?)\s+(?=\p{L})/u;
const between = /\s+[-–—|/·]\s+|\t|\s{3,}|¦/u;
/** « Jean 1500 », « Jean cote : 1 500* », and what follows. */
const ratedInside = /^(\P{N}*\p{L}\P{N}*?)[\s:]+(\d[\s\u00a0\u202f]?\d{3}\*?|\d{3}\*?|\d{3,4}[.,]\d+\*?)(?:\s+(.*))?$/u;
const ratingSaid = /[\s:]*\b(?:cote|elo|pl|classement|rating)\b[\s:]*$/iu;
const seriesLast = /^(.*\p{L}.*)\s+([1-7][A-D]|SS)$/u;

function partsOf(text: string, rules: LineRules): Told {
  const told: { -readonly [K in keyof Told]: Told[K] } = {};
  const take = (pattern: RegExp, place: 'email' | 'phone' | 'licence' | 'rating', from: string): string => {
    const [all, ...groups] = pattern.exec(from) ?? [];
    if (all === undefined) return from;
    told[place] = (groups.find((group) => group !== undefined) ?? all).trim();
    return from.replace(all, ' ¦ ');
  };
  const numbered = take(ratedAhead, 'rating', text.replace(ahead, ''));
  const rest = take(licensed, 'licence', take(dialled, 'phone', take(emailInLine, 'email', numbered)));
  const pieces = rest.replace(/[([]([^)\]]*)[)\]]/gu, ' ¦ $1 ¦ ').split(between);
  for (const piece of pieces
    .map((one) =>
      one
        .trim()
        .replace(/^[,:]+|[,:]+$/gu, '')
        .trim(),
    )
    .filter(Boolean))
    Object.assign(told, placed(piece, told, rules));
  return told;
}

/** What one piece of a line adds to those before it. */
function placed(piece: string, told: Told, rules: LineRules): Told {
  const isRating =
    ['rating', 'ambiguous'].includes(readRating(piece, rules.decimals).kind) && /^\d[\d\s.,]{2,}\*?$/u.test(piece);
  if (isRating && told.rating === undefined) return { rating: piece };
  if (told.name === undefined) return named(piece, rules);
  if (piece.length <= 3 && /\p{L}/u.test(piece) && rules.isSeries(piece) && !rules.armies) return { series: piece };
  if (/^\p{L}{0,3}-?\d{4,12}$/u.test(piece) && !isPrivateLicence(piece) && told.licence === undefined)
    return { licence: piece };
  const [, said, rating, more] = ratedInside.exec(piece) ?? [];
  if (said !== undefined && rating !== undefined && told.rating === undefined)
    return { ...clubbed(`${said.replace(ratingSaid, '')} ${more ?? ''}`.trim(), told), rating };
  return clubbed(piece, told);
}

const clubbed = (text: string, { club }: Told): Told =>
  text === '' ? {} : { club: club === undefined ? text : `${club}, ${text}` };

function named(piece: string, { armies }: LineRules): Told {
  const [, name = piece, rating, more] = ratedInside.exec(piece) ?? [];
  const bare = rating === undefined ? name : name.replace(ratingSaid, '');
  const [, first = bare, series] = armies ? [] : (seriesLast.exec(bare) ?? []);
  return {
    name: first,
    ...(series !== undefined && { series }),
    ...(rating !== undefined && { rating }),
    ...(more !== undefined && more.trim() !== '' && { club: more.trim() }),
  };
}
