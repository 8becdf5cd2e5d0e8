import { readRating } from '@ronde/contract/lists/rating';
import { asTyped, composed, hasHidden } from '@ronde/contract/plain-text';
import { isEmail, isPrivate, isPrivateLicence, isPrivateName } from '@ronde/contract/private-text';
import { plausibleRating } from '@ronde/engine';
import { armyOf } from './army-of-line.ts';
import type { ListColumns, ListField } from './columns.ts';
import { readBirthYear, readDate } from './dates.ts';
import type { LineFault, LineNotice, LineRules, ListPerson, ReadLine } from './list-line.ts';
import { isSeveral, nameOfLine, wholeName } from './name-of-line.ts';
import { surnameFirst, surnameInCapitals } from './name-order.ts';
import { isNoPerson, isTotal } from './no-person.ts';
import { isAgreed } from './statuses.ts';
import type { ListRow } from './text-rows.ts';

const longest: Readonly<Partial<Record<ListField, number>>> = {
  licence: 40,
  federation: 40,
  club: 80,
  category: 40,
  pseudonym: 80,
  nationality: 40,
};
const longestName = 120;
/** Of a line as it is shown again. */
const longestRaw = 1000;
/** Joker, A, B, C follow from the rating, and stand as « Série » in standings: they are no duplicate series. */
const ratingSeries = /^(j|joker|[abc])$/iu;
/** « Emma 1500 » in one piece: a rating that was meant to stand apart. */
const ratingInside = /[\s,;]\d{3,4}\*?([\s,;]|$)/u;

/** More of a line than its name, where it is a list of names. */
const figures = /\d{3}/u;

/** « - », « ? », « / » where nothing is known. */
const mostNothing = 8;
const nothing = /^[-–—−?/.\s]+$/u;

/** The line as it stood, to be found again in the file. */
export function rawOf({ cells, written }: ListRow): string {
  const raw = written ?? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(' ; ');
  return raw.length > longestRaw ? `${raw.slice(0, longestRaw)}…` : raw;
}

const cellText = (cell: string): string => (cell.length < mostNothing && nothing.test(cell) ? '' : composed(cell));

export function readLine(given: ListRow, columns: ListColumns, rules: LineRules): ReadLine {
  const marked = given.cells.some((cell) => cell.includes('\u2068'));
  const row = marked ? { ...given, cells: given.cells.map(asTyped) } : given;
  const raw = rawOf(row);
  const cells = new Map<ListField, string>();
  for (const [place, field] of columns.fields.entries())
    if (field !== null) cells.set(field, cellText(row.cells[place]?.trim() ?? ''));
  const written = (field: ListField): string => cells.get(field) ?? '';
  const refused = (fault: LineFault): ReadLine => ({ kind: 'refused', line: row.line, raw, fault });
  const { name, ...beside } = nameOfLine(written, columns.header === null, rules.decimals);
  const said = (field: ListField): string => written(field) || (isBeside(field) ? (beside[field] ?? '') : '');
  const fault = faultOf(row, columns, name, said);
  if (fault) return refused(fault);
  const series = ratingSeries.test(said('series')) ? '' : said('series');
  const isSeries = series !== '' && rules.isSeries(series);
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
    ...(isSeries && { duplicateSeries: series }),
    ...contactIn(said),
    ...(birthYear !== null && { birthYear }),
    ...(lastEvent !== undefined && { lastEvent }),
    ...(rating.kind === 'rating' && { rating: rating.rating }),
    ...(rating.kind === 'rating' && rating.provisional && { provisional: true }),
    ...army.person,
  };
  const notices: readonly LineNotice[] = [
    ...(rating.kind === 'none' && rating.zero ? ['zero-rating' as const] : []),
    ...(rating.kind === 'rating' && !plausibleRating(rating.rating, rules.decimals ? 'elo' : 'pl')
      ? ['implausible-rating' as const]
      : []),
    ...(said('licence') !== '' && row.numbers?.includes(columns.fields.indexOf('licence'))
      ? ['licence-number' as const]
      : []),
    ...(series !== '' && !isSeries ? ['series-unread' as const] : []),
    ...('email' in person || 'phone' in person ? ['contact-kept' as const] : []),
    ...(shownFields.some((field) => privateIn(field, said(field))) ? ['private-left-out' as const] : []),
    ...army.notices,
  ];
  return {
    kind: 'person',
    line: row.line,
    raw,
    person,
    notices,
    question: text === '' ? null : { text, whole, decimal },
    armies: army.armies,
    spelling: surnameFirst(name) ?? surnameInCapitals(said('surname'), said('given')),
    status: said('status') === '' || isAgreed(said('status')) ? null : said('status'),
  };
}

/** What may stand behind the name in its cell. */
const isBeside = (field: ListField): field is 'rating' | 'club' | 'status' | 'licence' =>
  field === 'rating' || field === 'club' || field === 'status' || field === 'licence';

type Said = (field: ListField) => string;

/** What stands in a column of addresses and is none is left out: only the desk reads it, and it reaches nobody. */
function contactIn(said: Said): Pick<ListPerson, 'email' | 'phone'> {
  const [email, phone] = [said('email'), said('phone')];
  return {
    ...(isEmail(email) && email.length <= longestEmail && { email }),
    ...(/\d/u.test(phone) && phone.length <= longestPhone && { phone }),
  };
}

const longestEmail = 120;
const longestPhone = 40;

/** What everybody may read. */
const shownFields = ['licence', 'federation', 'pseudonym', 'club', 'category', 'nationality'] as const;

const privateIn = (field: (typeof shownFields)[number], text: string): boolean =>
  field === 'licence' ? isPrivateLicence(text) : isPrivate(text);

/** What is kept as it stands. */
function texts(said: Said): Partial<Pick<ListPerson, (typeof shownFields)[number]>> {
  const read = shownFields.map((field) => [field, said(field)] as const);
  return Object.fromEntries(read.filter(([field, text]) => text !== '' && !privateIn(field, text)));
}

function faultOf(row: ListRow, { fields }: ListColumns, name: string, said: Said): LineFault | null {
  const byLicence = said('licence') !== '' && !isPrivateLicence(said('licence'));
  if (name === '' && !byLicence) return { code: 'no-name' };
  const alone = row.cells.filter((cell) => cell.trim() !== '').length === 1;
  if (alone ? isNoPerson(wholeName(said)) : isTotal(name)) return { code: 'no-person' };
  // The count below the names, whose « Total » stands in a column of numbers.
  if (name !== '' && !/\p{L}/u.test(name)) return { code: 'no-person' };
  if (isSeveral(name)) return { code: 'several-people' };
  if (isPrivateName(name)) return { code: 'private-name' };
  if (name.length > longestName) return { code: 'too-long', field: 'name', most: longestName };
  // Of a line that was parted, nothing with figures is left in the name.
  const more = row.written === undefined && (!alone || fields.length > 1) ? ratingInside : figures;
  if ((alone || row.written !== undefined) && more.test(name)) return { code: 'no-separator' };
  for (const field of fields) {
    const text = field === null ? '' : said(field);
    const most = field === null ? undefined : longest[field];
    if (hasHidden(text)) return { code: 'hidden-character' };
    if (field !== null && most !== undefined && text.length > most) return { code: 'too-long', field, most };
  }
  return null;
}
