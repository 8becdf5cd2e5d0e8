import { readArmyText } from '@ronde/contract/lists/army';
import type { ListField } from '@ronde/contract/lists/columns';
import { nearArmies } from '@ronde/contract/lists/known-armies';
import { isUnrated, readRating } from '@ronde/contract/lists/rating';
import { emailInLine, isPrivateLicence } from '@ronde/contract/private-text';
import { isCategory } from './column-kinds.ts';
import { isFirstName } from './first-names.ts';
import type { LineRules } from './list-line.ts';
import { isReserve } from './statuses.ts';
import { townBehind } from './towns.ts';

// One line of a message, parted into what it says: « 1. DUPONT Jean (Caen) 1500, à confirmer ».

export const places = [
  'name',
  'rating',
  'series',
  'club',
  'licence',
  'email',
  'phone',
  'category',
  'birth',
  'status',
  'army',
] as const satisfies readonly ListField[];

type Place = (typeof places)[number];
export type LineParts = Partial<Record<Place, string>>;

/** « 1. », « 12) », « a) », « #3 », « - »: before a name it is of the list, not of the person. */
export const inLine =
  /^\s*(?:[-•*–·]\s+|#\s?\d{1,3}\s+|[a-z]\)\s*|(?:n[°o]\s*)?\d{1,3}\s*(?:[.)°/–-]\s*|\s+))(?=[\p{L}[✅☑✔✓❌☐⬜✘✗])/iu;

/** Taken out of the line first, wherever they stand. */
const marked: readonly (readonly [Place, RegExp])[] = [
  ['status', /^\s*(?:[-•*]\s+)?(❌|☐|⬜|✘|✗|\[ ?\])\s*|\s*(❌|☐|⬜|✘|✗)\s*$/u],
  ['email', emailInLine],
  [
    'phone',
    /\+\d{1,3}(?:[\s./()-]*\d){7,11}|\b0[1-9](?:[\s./-]?\d{2}){4}\b|\b0[1-9]\d{0,2}[\s./]\d{2}(?:[\s./]\d{2}){2,3}\b/u,
  ],
  ['birth', /\bn[ée]e?(?:\(e\))?\s+(?:le|en)\s+(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4})/iu],
  ['rating', /^(\d[\s\u00a0\u202f]?\d{3}\*?|\d{3}\*?)\s+(?=\p{L})/u],
  // « licence 0047123 », « n° 0047123 », or so many digits that they are no rating.
  [
    'licence',
    /(?:\b(?:licence|lic)\b\.?\s*(?:n[°o]\s*)?:?|n[°o]\s?)\s*(\p{L}{0,3}-?\d{3,12})\b|(?<![\d.,])(\d{5,12})(?!\d|[.,]\d)/iu,
  ],
];
/** « ✅ », « [x] »: who is ticked is there. */
const ticked = /^\s*(?:[-•*]\s+)?(?:[✅☑✔✓]\ufe0f?|\[x\])\s*|\s*[✅☑✔✓]\ufe0f?\s*$/giu;
const times = /^\s*\d+\s?[x×]\s/iu;
const announced = /^\s*inscription\s+(?:de\s+|pour\s+|d['’])(?=\p{L})/iu;

const between = /\s+[-–—|/·]\s+|\t|\s{3,}|¦|,\s+|;/u;
/** « Jean 1500 », « Jean cote : 1 500* », « Jean....1500 PL », and what follows. */
const ratedInside =
  /^(\P{N}*\p{L}\P{N}*?)(?:\s*[:=]\s*|\s*(?:\.{2,}|…|_{2,})\s*|\s+)(\d[\s\u00a0\u202f]?\d{3}\*?|\d{3}\*?|\d{3,4}[.,]\d+\*?)(?:\s?(?:pts?\.?|points|pl|elo))?(?:\s+(.*))?$/iu;
const ratingSaid = /[\s:]*\b(?:cote|elo|pl|classement|rating)\b[\s:]*$/iu;
const seriesLast = /^(.*\p{L}.*)\s+([1-7][A-D]|SS)$/u;
/** « PETIT Ana 2B Lyon », and what follows. */
const seriesInside = /^(\P{N}*\p{L}\P{N}*?)\s+([1-7][A-D]|SS)\s+(\p{L}.*)$/u;
const unratedLast = /^(.*\p{L}.*)\s+(?:NC|N\.C\.|sans cote)$/u;
const clubSaid = /^club\s*(?:de\s+|du\s+|d['’]|:)\s*/iu;

export function partsOf(text: string, rules: LineRules): LineParts {
  // Two people are written in it: it is refused as it stands.
  if (times.test(text)) return { name: text.trim() };
  let rest = text.replace(inLine, '').replace(ticked, '').replace(announced, '');
  const told: LineParts = {};
  for (const [place, pattern] of marked) {
    const [all, ...groups] = pattern.exec(rest) ?? [];
    if (all === undefined) continue;
    told[place] = (groups.find((group) => group !== undefined) ?? all).trim();
    rest = rest.replace(all, ' ¦ ');
  }
  const pieces = rest.replace(/[([]([^)\]]*)[)\]]/gu, ' ¦ $1 ¦ ').split(between);
  for (const piece of pieces.map(bare).filter(Boolean)) Object.assign(told, placed(piece, told, rules));
  return told;
}

const bare = (piece: string): string => piece.trim().replace(/^[\s,:=]+|[\s,:=–-]+$/gu, '');

/** What one piece of a line adds to those before it. */
function placed(piece: string, told: LineParts, rules: LineRules): LineParts {
  const isRating =
    ['rating', 'ambiguous'].includes(readRating(piece, rules.decimals).kind) &&
    /\d{3}/u.test(piece) &&
    piece.length < 12;
  if (isRating && told.rating === undefined) return { rating: piece };
  if (isUnrated(piece)) return {};
  if (isReserve(piece)) return { status: told.status === undefined ? piece : `${told.status}, ${piece}` };
  if (told.name === undefined) return named(piece, told, rules);
  // « DUPONT, Jean »
  if (!/\s/u.test(told.name) && told.club === undefined && isFirstName(piece)) return { name: `${told.name} ${piece}` };
  if (piece.length <= 3 && /\p{L}/u.test(piece) && rules.isSeries(piece) && !rules.armies) return { series: piece };
  if (isCategory(piece) && !rules.armies) return { category: piece };
  if (/^\p{L}{0,3}-?\d{4,12}$/u.test(piece) && !isPrivateLicence(piece) && told.licence === undefined)
    return { licence: piece };
  const [, said, rating, more] = ratedInside.exec(piece) ?? [];
  if (said !== undefined && rating !== undefined && told.rating === undefined)
    return { ...clubbed(`${said.replace(ratingSaid, '')} ${more ?? ''}`.trim(), told, rules), rating };
  return clubbed(piece, told, rules);
}

/** An army that is known, or near to one. */
const isArmy = (text: string): boolean =>
  /\p{L}/u.test(text) && (readArmyText(text) !== null || nearArmies(text).length > 0);

function clubbed(text: string, { club, army }: LineParts, { armies }: LineRules): LineParts {
  if (armies && army === undefined && isArmy(text)) return { army: text };
  const own = text.replace(clubSaid, '');
  return own === '' ? {} : { club: club === undefined ? own : `${club}, ${own}` };
}

/** « peut-être Jean DUPONT » */
const perhaps = /^(peut-?[êe]tre|probablement|sans doute|maybe)\s+(?=\p{L})/iu;

/** « LEFÈVRE SS Zoé » is a name: no club is called by a first name. */
function seriesIn(text: string): readonly string[] {
  const inside = seriesInside.exec(text);
  return seriesLast.exec(text) ?? (inside && !isFirstName(inside[3] ?? '') ? inside : []);
}

function named(piece: string, told: LineParts, rules: LineRules): LineParts {
  const [, doubt] = perhaps.exec(piece) ?? [];
  const whole = piece.replace(perhaps, '');
  const [, name = whole, rating, more] = told.rating === undefined ? (ratedInside.exec(whole) ?? []) : [];
  const own = (rating === undefined ? name : name.replace(ratingSaid, '')).replace(unratedLast, '$1');
  const [, first = own, series, after] = rules.armies ? [] : seriesIn(own);
  const behind = townBehind(first);
  return {
    name: behind?.name ?? first,
    ...(behind && clubbed(behind.town, {}, rules)),
    ...(series !== undefined && { series }),
    ...(rating !== undefined && { rating }),
    ...(after !== undefined && clubbed(after, {}, rules)),
    ...(more !== undefined && clubbed(more.trim(), {}, rules)),
    ...(doubt !== undefined && { status: doubt }),
  };
}
