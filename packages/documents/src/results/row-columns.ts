import { frenchKey } from '@ronde/engine/base/french-order';
import { isBlank, type ListRow } from '../lists/text-rows.ts';
import type { Side } from './imported-tournament.ts';

/** What a column of results says. `1`, `2`: of the first and of the second player of the line. */
export type ResultColumn =
  | 'round'
  | 'table'
  | 'name1'
  | 'name2'
  | 'licence1'
  | 'licence2'
  | 'score1'
  | 'score2'
  | 'both'
  | 'letter';

export interface ResultColumns {
  /** By the cell's place; null: it says nothing known. */
  readonly fields: readonly (ResultColumn | null)[];
  readonly body: readonly ListRow[];
}

const words = {
  round: 'ronde|tour|round|partie|game',
  table: 'table|terrain|board',
  name: 'joueur|joueuse|joueurs|nom|player|name|adversaire|opponent|equipe',
  licence: 'licence|license|id|identifiant|numero|number',
  score: 'score|scores|points|pts|point|pour|for|marque',
  both: 'resultat|result|v n d|v/n/d|issue|outcome',
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
  readonly meaning: Meaning;
  readonly side: Side | null;
}

/** « Joueur 1 », « Score A », « Points adversaire », « N° licence 2 »: what is counted, and of whom. */
function headerOf(cell: string): Header | null {
  const said = frenchKey(cell.slice(0, 60))
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .split(' ')
    .flatMap((word) => /^(\D+)([12])$/u.exec(word)?.slice(1) ?? [word]);
  const other = said.some((word) => against.has(word));
  const mark = said.findLast((word) => /^(?:[12ab])$/u.test(word));
  const side = mark === undefined ? (other ? 1 : null) : mark === '1' || mark === 'a' ? 0 : 1;
  const kept = said.filter((word) => word !== mark && !joining.has(word));
  // « N° 1 »: the number of the first player.
  if (kept.length === 0) return side !== null && /^no?$/u.test(said[0] ?? '') ? { meaning: 'licence', side } : null;
  if (kept.length > 4) return null;
  const order: readonly Meaning[] = ['licence', 'score', 'both', 'round', 'table', 'name'];
  const meaning = order.find((one) => kept.some((word) => meaningOf.get(word) === one));
  return meaning ? { meaning, side } : null;
}

/** Rows among which the line of headers is looked for. */
const mostAbove = 20;

/** Null: no two columns of players, or nothing that could be their scores. */
export function resultColumns(all: readonly ListRow[]): ResultColumns | null {
  const rows = all.filter((row) => !isBlank(row));
  const at = rows.slice(0, mostAbove).findIndex(({ cells }) => isWhole(fieldsOf(cells.map(headerOf))));
  const header = rows[at];
  if (header) return { fields: fieldsOf(header.cells.map(headerOf)), body: rows.slice(at + 1) };
  const fields = byWhatStands(rows.slice(0, mostLooked));
  return isWhole(fields) ? { fields, body: rows } : null;
}

const mostLooked = 200;

function isWhole(fields: readonly (ResultColumn | null)[]): boolean {
  const has = (...some: readonly ResultColumn[]) => some.some((field) => fields.includes(field));
  return has('name1', 'licence1') && has('name2', 'licence2') && has('both', 'score1') && has('both', 'score2');
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

function fieldOf({ meaning, side }: Header, scores: number, taken: ReadonlySet<ResultColumn>): ResultColumn {
  if (meaning === 'round' || meaning === 'table') return meaning;
  // One column alone holds both: « 451-407 ». Beside two scores it is a letter: V, N, D.
  if (meaning === 'both') return scores > 1 ? 'letter' : 'both';
  if (meaning === 'score' && scores === 1) return 'both';
  const first = `${meaning}1` as const;
  return side === 1 || (side === null && taken.has(first)) ? `${meaning}2` : first;
}

/** Without headers: two columns of words are the players, the last two of figures their scores, those before are table, then round. */
function byWhatStands(rows: readonly ListRow[]): readonly (ResultColumn | null)[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const kinds = Array.from({ length: width }, (_, place) => {
    const cells = rows.map(({ cells: all }) => (all[place] ?? '').trim()).filter((cell) => cell !== '');
    const share = (is: RegExp) => cells.filter((cell) => is.test(cell)).length / Math.max(1, cells.length);
    if (cells.length === 0) return null;
    if (share(pairOfScores) > 0.5) return 'both';
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

/** « 451-407 », « 451 – 407 », « 451 / 407 », « 451:407 ». */
export const pairOfScores = /^(-?\d{1,4})\s*[-–—/:àa]\s*(-?\d{1,4})$/u;
