import { readArmyText, readCohesion, readYear } from '@ronde/contract/lists/army';
import { readRating } from '@ronde/contract/lists/rating';
import { asTyped, composed, hasHidden } from '@ronde/contract/plain-text';
import { isPrivate, isPrivateLicence, isPrivateName } from '@ronde/contract/private-text';
import { type Army, plausibleRating } from '@ronde/engine';
import type { ListColumns, ListField } from './columns.ts';
import { readBirthYear, readDate } from './dates.ts';
import type { ListRow } from './text-rows.ts';

/** Who a line is about, as read; names and licences as they stand, missing where the cell was empty. */
export interface ListPerson {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly pseudonym?: string;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly duplicateSeries?: string;
  readonly club?: string;
  readonly category?: string;
  /** Last day of their last event, a civil date. */
  readonly lastEvent?: string;
  readonly army?: Army;
  /** The total of the army list. */
  readonly cohesion?: number;
}

/** Why a line is nobody. */
export type LineFault =
  | { readonly code: 'no-name' | 'private-name' | 'hidden-character' | 'open-quote' | 'no-separator' }
  | { readonly code: 'too-long'; readonly field: ListField; readonly most: number }
  | {
      readonly code: 'wrong-rating' | 'wrong-birth' | 'wrong-series' | 'wrong-cohesion' | 'wrong-year' | 'wrong-date';
      readonly text: string;
    };

/**
 * What is read and still said: a zero that counts as missing; a rating that is hardly one; a licence that may have lost
 * its leading zeros; an e-mail address, phone number, date or amount where a club or a licence was looked for; an army without its number, which is completed later, or whose edition was not said.
 */
export type LineNotice =
  | 'private-left-out'
  | 'zero-rating'
  | 'implausible-rating'
  | 'licence-number'
  | 'army-unread'
  | 'army-edition';

/** A rating that can be read two ways: one of the two is chosen, never guessed (IMP-03). */
export interface RatingQuestion {
  readonly text: string;
  readonly whole: string;
  readonly decimal: string;
}

export type ReadLine =
  | { readonly kind: 'refused'; readonly line: number; readonly raw: string; readonly fault: LineFault }
  | {
      readonly kind: 'person';
      readonly line: number;
      readonly raw: string;
      readonly person: ListPerson;
      readonly notices: readonly LineNotice[];
      readonly question: RatingQuestion | null;
    };

/**
 * `decimals`: whether a rating may have some. `armies`: whether it is the wargame that is played. `isSeries`: what the
 * rules know as a duplicate series.
 */
export interface LineRules {
  readonly armies: boolean;
  readonly decimals: boolean;
  isSeries(text: string): boolean;
}

const longest: Readonly<Partial<Record<ListField, number>>> = {
  licence: 40,
  federation: 40,
  club: 80,
  category: 40,
  pseudonym: 80,
};
const longestName = 120;
/** Of a line as it is shown again. */
const longestRaw = 1000;
/** Joker, A, B, C follow from the rating, and stand as « Série » in standings: they are no duplicate series. */
const ratingSeries = /^(j|joker|[abc])$/iu;
/** « Emma 1500 » in one piece: a rating that was meant to stand apart. */
const ratingInside = /[\s,;]\d{3,4}\*?([\s,;]|$)/u;

/** The line as it stood, to be found again in the file. */
export function rawOf({ cells }: ListRow): string {
  const raw = cells.join(' ; ');
  return raw.length > longestRaw ? `${raw.slice(0, longestRaw)}…` : raw;
}

export function readLine(given: ListRow, columns: ListColumns, rules: LineRules): ReadLine {
  const marked = given.cells.some((cell) => cell.includes('\u2068'));
  const row = marked ? { ...given, cells: given.cells.map(asTyped) } : given;
  const raw = rawOf(row);
  const said = (field: ListField): string => composed(row.cells[columns.fields.indexOf(field)]?.trim() ?? '');
  const refused = (fault: LineFault): ReadLine => ({ kind: 'refused', line: row.line, raw, fault });
  const name = nameOf(said);
  const fault = faultOf(row, columns, name, said);
  if (fault) return refused(fault);
  const series = ratingSeries.test(said('series')) ? '' : said('series');
  if (series !== '' && !rules.isSeries(series)) return refused({ code: 'wrong-series', text: series });
  const birth = said('birth');
  const birthYear = readBirthYear(birth);
  if (birth !== '' && birthYear === null) return refused({ code: 'wrong-birth', text: birth });
  const lastEvent = said('lastEvent') === '' ? undefined : readDate(said('lastEvent'));
  if (lastEvent === null) return refused({ code: 'wrong-date', text: said('lastEvent') });
  const rating = readRating(said('rating'), rules.decimals);
  if (rating.kind === 'wrong') return refused({ code: 'wrong-rating', text: rating.text });
  const army = armyOf(said);
  if ('code' in army) return refused(army);
  const { text = '', whole = '', decimal = '' } = rating.kind === 'ambiguous' ? rating : {};
  const person = {
    name,
    ...texts(said),
    ...(series !== '' && { duplicateSeries: series }),
    ...(birthYear !== null && { birthYear }),
    ...(lastEvent !== undefined && { lastEvent }),
    ...(rating.kind === 'rating' && { rating: rating.rating }),
    ...(rating.kind === 'rating' && rating.provisional && { provisional: true }),
    ...army,
  };
  const notices: readonly LineNotice[] = [
    ...(rating.kind === 'none' && rating.zero ? ['zero-rating' as const] : []),
    ...(rating.kind === 'rating' && !plausibleRating(rating.rating, rules.decimals ? 'elo' : 'pl')
      ? ['implausible-rating' as const]
      : []),
    ...(said('licence') !== '' && row.numbers?.has(columns.fields.indexOf('licence'))
      ? ['licence-number' as const]
      : []),
    ...(shownFields.some((field) => privateIn(field, said(field))) ? ['private-left-out' as const] : []),
    ...(said('army') !== '' && army.army === undefined ? ['army-unread' as const] : []),
    ...(said('army') !== '' && readArmyText(said('army'), undefined, said('edition'))?.assumed
      ? ['army-edition' as const]
      : []),
  ];
  return {
    kind: 'person',
    line: row.line,
    raw,
    person,
    notices,
    question: text === '' ? null : { text, whole, decimal },
  };
}

type Said = (field: ListField) => string;

/** Without the comma or colon that followed it where it was copied: « samedi : : inscription » is no sentence. */
const nameOf = (said: Said): string =>
  (said('name') || [said('surname'), said('given')].filter(Boolean).join(' ')).replace(/[\s,;:]+$/u, '');

/** What everybody may read. */
const shownFields = ['licence', 'federation', 'pseudonym', 'club', 'category'] as const;

const privateIn = (field: (typeof shownFields)[number], text: string): boolean =>
  field === 'licence' ? isPrivateLicence(text) : isPrivate(text);

/** What is kept as it stands. */
function texts(said: Said): Partial<Pick<ListPerson, 'licence' | 'federation' | 'pseudonym' | 'club' | 'category'>> {
  const read = shownFields.map((field) => [field, said(field)] as const);
  return Object.fromEntries(read.filter(([field, text]) => text !== '' && !privateIn(field, text)));
}

/**
 * The army, its years and its total. A total without an army is kept: the army may be announced later. A name that is
 * no army refuses nobody: who plays is registered, the army to be completed.
 */
function armyOf(said: Said): Pick<ListPerson, 'army' | 'cohesion'> | LineFault {
  const [army, cohesion] = [said('army'), said('cohesion')];
  const named = army === '' ? undefined : (readArmyText(army, undefined, said('edition'))?.army ?? null);
  const total = readCohesion(cohesion);
  if (total === null) return { code: 'wrong-cohesion', text: cohesion };
  const years = named === null ? {} : yearsOf(said);
  if ('code' in years) return years;
  return { ...(named && { army: { ...named, ...years } }), ...(total !== undefined && { cohesion: total }) };
}

function yearsOf(said: Said): Pick<Army, 'from' | 'to'> | LineFault {
  const [from, to] = [said('from'), said('to')];
  const [first, last] = [from, to].map((text) => (text === '' ? undefined : readYear(text)));
  if (first === null) return { code: 'wrong-year', text: from };
  if (last === null || (first !== undefined && last !== undefined && first > last))
    return { code: 'wrong-year', text: to };
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

function faultOf(row: ListRow, { fields }: ListColumns, name: string, said: Said): LineFault | null {
  if (name === '') return { code: 'no-name' };
  if (isPrivateName(name)) return { code: 'private-name' };
  if (name.length > longestName) return { code: 'too-long', field: 'name', most: longestName };
  const alone = row.cells.filter((cell) => cell.trim() !== '').length === 1;
  if (alone && fields.length > 1 && ratingInside.test(name)) return { code: 'no-separator' };
  for (const field of fields) {
    const text = field === null ? '' : said(field);
    const most = field === null ? undefined : longest[field];
    if (hasHidden(text)) return { code: 'hidden-character' };
    if (field !== null && most !== undefined && text.length > most) return { code: 'too-long', field, most };
  }
  return null;
}
