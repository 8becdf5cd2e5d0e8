import { surnameFirst, surnameInCapitals } from '@ronde/contract/lists/name-order';
import { readRating } from '@ronde/contract/lists/rating';
import { asTyped, composed, hasHidden } from '@ronde/contract/plain-text';
import { emailInLine, isPrivate, isPrivateLicence, isPrivateName } from '@ronde/contract/private-text';
import { plausibleRating } from '@ronde/engine';
import { armyOf } from './army-of-line.ts';
import type { ListColumns, ListField } from './columns.ts';
import { readBirthYear, readDate } from './dates.ts';
import type { LineFault, LineNotice, LineRules, ListPerson, ReadLine } from './list-line.ts';
import { isSeveral, nameOfLine, wholeName } from './name-of-line.ts';
import { isNoPerson, isOfMachine, isTotal } from './no-person.ts';
import { isAgreed, isReserve } from './statuses.ts';
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
  // « van der BERG Joost, jouera à partir de la ronde 2 »: behind a name, where no header says « Club ».
  const isRemark = columns.header === null && isReserve(written('club'));
  const remark = isRemark && written('status') === '' ? { status: written('club'), club: '' } : {};
  const told = { ...beside, ...remark };
  const said = (field: ListField): string =>
    (isRemark && field === 'club' ? '' : written(field)) || (isBeside(field) ? (told[field] ?? '') : '');
  const fault = faultOf(row, columns, name, said);
  if (fault) return refused(fault);
  const asRating = isSeriesAsRating(said, rules);
  const own = asRating ? said('rating') : said('series');
  const series = ratingSeries.test(own) ? '' : own;
  const isSeries = series !== '' && rules.isSeries(series);
  const birth = said('birth');
  const birthYear = readBirthYear(birth);
  if (birth !== '' && birthYear === null) return refused({ code: 'wrong-birth', text: birth });
  const lastEvent = said('lastEvent') === '' ? undefined : readDate(said('lastEvent'));
  if (lastEvent === null) return refused({ code: 'wrong-date', text: said('lastEvent') });
  const rating = readRating(asRating ? '' : said('rating'), rules.decimals);
  if (rating.kind === 'wrong') return refused({ code: 'wrong-rating', text: rating.text });
  const army = armyOf(said);
  if ('code' in army) return refused(army);
  const contact = contactIn(said);
  const { text = '', whole = '', decimal = '' } = rating.kind === 'ambiguous' ? rating : {};
  const person = {
    name,
    ...texts(said),
    ...(isSeries && { duplicateSeries: series }),
    ...contact.kept,
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
    ...(said('licence') !== '' && !isLicence(said('licence')) ? ['licence-unread' as const] : []),
    ...(series !== '' && !isSeries ? ['series-unread' as const] : []),
    ...(asRating ? ['series-as-rating' as const] : []),
    ...('email' in person || 'phone' in person ? ['contact-kept' as const] : []),
    ...(contact.unread ? ['contact-unread' as const] : []),
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

/** « 4C » where a rating was looked for, and no series beside it (LIST-04). A number alone is a rating. */
const isSeriesAsRating = (said: Said, { armies, isSeries }: LineRules): boolean =>
  !armies && said('series') === '' && /\p{L}/u.test(said('rating')) && isSeries(said('rating'));

/**
 * A column of addresses may hold a phone number, one of phone numbers an address, and a cell both: each is what it is,
 * wherever it stands. What reaches nobody is left out, and said (LIST-01).
 */
function contactIn(said: Said): { readonly kept: Pick<ListPerson, 'email' | 'phone'>; readonly unread: boolean } {
  const cells = [said('email'), said('phone')].filter((cell) => cell !== '');
  const addresses = cells.map((cell) => emailInLine.exec(cell)?.[1]);
  const others = cells.map((cell) => cell.replace(emailInLine, ' ').replace(aroundPhone, ''));
  const email = addresses.find((one) => one !== undefined && one.length <= longestEmail);
  const isPhone = (text: string): boolean => /\d/u.test(text) && text.length <= longestPhone;
  const phone = others.find(isPhone);
  const kept = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
  const left = [
    ...addresses.filter((one) => one !== undefined && one !== email),
    ...others.filter((one) => one !== phone),
  ];
  return { kept, unread: left.some((text) => text !== '') };
}

/** What parts a number from the address in one cell. */
const aroundPhone = /^[\s,;/|–-]+|[\s,;/|–-]+$/gu;

const longestEmail = 120;
const longestPhone = 40;

/** What everybody may read. */
const shownFields = ['licence', 'federation', 'pseudonym', 'club', 'category', 'nationality'] as const;

const privateIn = (field: (typeof shownFields)[number], text: string): boolean =>
  field === 'licence' ? isPrivateLicence(text) : isPrivate(text);

/** « non », « aucune », « en cours » in the column of a form is none: a licence has a figure. */
const isLicence = (text: string): boolean => /\d/u.test(text);

/** What is kept as it stands. */
function texts(said: Said): Partial<Pick<ListPerson, (typeof shownFields)[number]>> {
  const own = (field: (typeof shownFields)[number]) =>
    field === 'licence' && !isLicence(said(field)) ? '' : said(field);
  const read = shownFields.map((field) => [field, own(field)] as const);
  return Object.fromEntries(read.filter(([field, text]) => text !== '' && !privateIn(field, text)));
}

/** « * cote provisoire », below the column whose sign it explains. */
const isFootnote = (text: string): boolean => /^\s*[*†‡]+\s*\p{L}/u.test(text);

function faultOf(row: ListRow, { fields }: ListColumns, name: string, said: Said): LineFault | null {
  const byLicence = isLicence(said('licence')) && !isPrivateLicence(said('licence'));
  const filled = row.cells.filter((cell) => cell.trim() !== '');
  const alone = filled.length === 1;
  if (name === '' && !byLicence) return { code: alone && filled.every(isFootnote) ? 'no-person' : 'no-name' };
  if (alone ? isNoPerson(wholeName(said)) : isTotal(name) || isOfMachine(name)) return { code: 'no-person' };
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
