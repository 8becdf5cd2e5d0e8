import { mostResultColumns, type ResultColumn } from '@ronde/contract/lists/result-columns';
import { frenchKey } from '@ronde/engine/base/french-order';
import { isBlank, type ListRow } from '../lists/text-rows.ts';
import type { Side } from './imported-tournament.ts';

/** What somebody says of the columns, in their order; null: nothing. */
export type ChosenColumns = readonly (ResultColumn | null)[];

export interface ResultColumns {
  /** By the cell's place; null: it says nothing known. */
  readonly fields: readonly (ResultColumn | null)[];
  /** The headers, as they stand; null: there are none. */
  readonly header: ListRow | null;
  /** The round that is written above them, « Résultats de la ronde 3 »; null: none is. */
  readonly round: number | null;
  readonly body: readonly ListRow[];
}

const words = {
  round: 'ronde|tour|round|partie|game',
  table: 'table|terrain|board',
  name: 'joueur|joueuse|joueurs|nom|player|name|adversaire|opponent|equipe',
  licence: 'licence|license|id|identifiant|numero|number',
  score: 'score|scores|points|pts|point|pour|for|marque',
  both: 'resultat|result|v n d|v/n/d|issue|outcome',
  starts: 'commence|debute|starts|start|starter|first',
} as const;

type Meaning = keyof typeof words;

/** Who is on the other side of the line, whatever the column counts. */
const against = new Set('adversaire|opponent|contre|against|encaisse|concede'.split('|'));
const joining = new Set('du|de|d|la|le|l|n|no|of|the'.split('|'));
const meanings = (Object.entries(words) as [Meaning, string][]).flatMap(([meaning, said]) =>
  said.split('|').map((word) => [word, meaning] as const),
);
const meaningOf: ReadonlyMap<string, Meaning> = new Map(meanings);

interface Header {
  readonly meaning: Meaning | 'game';
  readonly side: Side | null;
  /** Of one game of a match: which, from 1. */
  readonly game?: number;
}

/** « Manche 2 », « Set 2 »: both scores of one game of a match. */
const gameHead = /^(?:manche|set|game) ?([1-5])$/u;

/** « Joueur 1 », « Score A », « Points adversaire », « N° licence 2 »: what is counted, and of whom. */
function headerOf(cell: string): Header | null {
  const key = frenchKey(cell.slice(0, 60))
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
  const [, game] = gameHead.exec(key) ?? [];
  if (game !== undefined) return { meaning: 'game', side: null, game: Number(game) };
  const said = key.split(' ').flatMap((word) => /^(\D+)([12])$/u.exec(word)?.slice(1) ?? [word]);
  const other = said.some((word) => against.has(word));
  const mark = said.findLast((word) => /^(?:[12ab])$/u.test(word));
  const side = mark === undefined ? (other ? 1 : null) : mark === '1' || mark === 'a' ? 0 : 1;
  const kept = said.filter((word) => word !== mark && !joining.has(word));
  // « N° 1 »: the number of the first player.
  if (kept.length === 0) return side !== null && /^no?$/u.test(said[0] ?? '') ? { meaning: 'licence', side } : null;
  if (kept.length > 4) return null;
  const order: readonly Meaning[] = ['starts', 'licence', 'score', 'both', 'round', 'table', 'name'];
  const meaning = order.find((one) => kept.some((word) => meaningOf.get(word) === one));
  return meaning ? { meaning, side } : null;
}

/** Rows among which the line of headers is looked for. */
const mostAbove = 20;

/**
 * Null: no two columns of players, or nothing that could be their scores. `chosen`: what somebody says of the columns,
 * in their order, whatever stands in them.
 */
export function resultColumns(all: readonly ListRow[], chosen?: ChosenColumns): ResultColumns | null {
  const rows = all.filter((row) => !isBlank(row));
  const at = rows.slice(0, mostAbove).findIndex(({ cells }) => isWhole(fieldsOf(cells.map(headerOf))));
  const header = rows[at] ?? null;
  const above = rows.slice(0, Math.max(0, at));
  const round = above.map(roundIn).findLast((one) => one !== null) ?? null;
  const body = rows.slice(at + 1);
  const recognised = header ? fieldsOf(header.cells.map(headerOf)) : byWhatStands(body);
  const fields = chosen ?? recognised;
  if (!isWhole(fields)) return null;
  const first = body[0];
  // Headers that say nothing known are headers all the same: no figure stands under what is a score.
  return header === null && first && !scoresIn(first, fields)
    ? { fields, header: first, round, body: body.slice(1) }
    : { fields, header, round, body };
}

const scoreFields: ReadonlySet<ResultColumn | null> = new Set(['score1', 'score2', 'both', 'game1']);

/** Whether a figure, or nothing, stands where the scores are. */
const scoresIn = ({ cells }: ListRow, fields: ChosenColumns): boolean => {
  const said = fields.flatMap((field, place) => (scoreFields.has(field) ? [(cells[place] ?? '').trim()] : []));
  return said.every((cell) => cell === '') || said.some((cell) => /\d/u.test(cell) || cell.length < 3);
};

/** What the columns say, whole or not: a start for whoever says the rest. */
export function guessedColumns(all: readonly ListRow[], chosen?: ChosenColumns): readonly ResultColumnSaid[] {
  const rows = all.filter((row) => !isBlank(row)).slice(0, mostLooked);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const read = resultColumns(all);
  const heads = rows.slice(0, mostAbove).map(({ cells }) => fieldsOf(cells.map(headerOf)));
  const most = (fields: readonly (ResultColumn | null)[]): number => fields.filter((one) => one !== null).length;
  const best = heads.findIndex((fields) => most(fields) > 1);
  const fields = chosen ?? read?.fields ?? heads[best] ?? [];
  const header = read ? read.header : rows[Math.max(0, best)];
  const body = header ? rows.slice(rows.indexOf(header) + 1) : rows;
  return Array.from({ length: Math.min(width, mostResultColumns) }, (_, place) => ({
    field: fields[place] ?? null,
    title: header?.cells[place]?.trim().slice(0, 60) || null,
    sample: body.map(({ cells }) => (cells[place] ?? '').trim().slice(0, 60)).find((cell) => cell !== '') ?? null,
  }));
}

/** A column, what it is taken for, and what stands in it. */
interface ResultColumnSaid {
  readonly field: ResultColumn | null;
  readonly title: string | null;
  readonly sample: string | null;
}

/** « Ronde 3 », « Résultats de la 3ᵉ ronde », « Tour n° 3 », on a line of their own; null: it is none of these. */
export function roundIn({ cells }: ListRow): number | null {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [only = ''] = said;
  if (said.length !== 1 || only.length > 80) return null;
  const key = frenchKey(only).replace(/[^a-z0-9]+/gu, ' ');
  const [, after, before] =
    /\b(?:ronde|tour|round)(?: n| no)? ?(\d{1,2})\b|\b(\d{1,2}) ?(?:e|re|er|eme|ere|st|nd|rd|th)? (?:ronde|tour|round)\b/u.exec(
      key,
    ) ?? [];
  return after === undefined && before === undefined ? null : Number(after ?? before);
}

const mostLooked = 200;

function isWhole(fields: readonly (ResultColumn | null)[]): boolean {
  const has = (...some: readonly ResultColumn[]) => some.some((field) => fields.includes(field));
  const scored = (score: 'score1' | 'score2') => has('both', 'game1', score);
  return has('name1', 'licence1') && has('name2', 'licence2') && scored('score1') && scored('score2');
}

/** A side that is not said follows from the order: the first is of the first player, the next of the second. */
function fieldsOf(headers: readonly (Header | null)[]): readonly (ResultColumn | null)[] {
  const taken = new Set<ResultColumn>();
  const scores = headers.filter((one) => one?.meaning === 'score').length;
  return headers.map((header) => {
    const field = header && fieldOf(header, scores, taken);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function fieldOf({ meaning, side, game }: Header, scores: number, taken: ReadonlySet<ResultColumn>): ResultColumn {
  if (meaning === 'game') return `game${game}` as ResultColumn;
  if (meaning === 'round' || meaning === 'table' || meaning === 'starts') return meaning;
  // One column alone holds both: « 451-407 ». Beside two scores it is a letter: V, N, D.
  if (meaning === 'both') return scores > 1 ? 'letter' : 'both';
  if (meaning === 'score' && scores === 1) return 'both';
  const first = `${meaning}1` as const;
  return side === 1 || (side === null && taken.has(first)) ? `${meaning}2` : first;
}

/** Without headers: two columns of words are the players, the last two of figures their scores, those before are table, then round. */
function byWhatStands(all: readonly ListRow[]): readonly (ResultColumn | null)[] {
  const rows = all.filter((row) => roundIn(row) === null).slice(0, mostLooked);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const kinds = Array.from({ length: width }, (_, place) => {
    const cells = rows.map(({ cells: all }) => (all[place] ?? '').trim()).filter((cell) => cell !== '');
    const share = (is: RegExp) => cells.filter((cell) => is.test(cell)).length / Math.max(1, cells.length);
    if (cells.length === 0) return null;
    if (share(pairsOfScores) > 0.5) return 'both';
    return share(/^-?\d{1,4}$/u) > 0.5 ? 'figure' : share(/\p{L}{2}/u) > 0.5 ? 'words' : null;
  });
  const placesOf = (kind: string) => kinds.flatMap((one, place) => (one === kind ? [place] : []));
  const [one, two, ...more] = placesOf('words');
  const figures = placesOf('figure');
  const [both] = placesOf('both');
  if (one === undefined || two === undefined || more.length > 0) return [];
  const scores = both === undefined ? figures.slice(-2) : [];
  const before = figures.slice(0, figures.length - scores.length);
  if (before.length > 2 || (both === undefined && scores.length < 2)) return [];
  const said = new Map<number, ResultColumn>([
    [one, 'name1'],
    [two, 'name2'],
    ...(both === undefined
      ? scores.map((place, i) => [place, i === 0 ? 'score1' : 'score2'] as const)
      : [[both, 'both'] as const]),
    ...before.toReversed().map((place, i) => [place, i === 0 ? 'table' : 'round'] as const),
  ]);
  return kinds.map((_, place) => said.get(place) ?? null);
}

/** « 451-407 », « 451 – 407 », « 451 / 407 », « 451 à 407 ». */
export const pairOfScores = /^(-?\d{1,4})\s*[-–—/:àa]\s*(-?\d{1,4})$/u;

/** The same of several games in one cell: « 451-407, 380-402, 420-390 ». */
const pairsOfScores = /^-?\d{1,4}\s*[-–—/:àa]\s*-?\d{1,4}(?:\s*[\s,;|+]\s*-?\d{1,4}\s*[-–—/:àa]\s*-?\d{1,4}){0,4}$/u;

/** The games of such a cell; null: it is none. */
export const gamesInCell = (cell: string): readonly (readonly [number, number])[] | null =>
  pairsOfScores.test(cell)
    ? [...cell.matchAll(/(-?\d{1,4})\s*[-–—/:àa]\s*(-?\d{1,4})/gu)].map(([, a, b]) => [Number(a), Number(b)] as const)
    : null;
