import type { ListField } from '@ronde/contract/lists/columns';
import { headerSaid } from './headers.ts';
import { inLine, type LineParts, partsOf, places } from './line-parts.ts';
import type { LineRules } from './list-line.ts';
import type { ListRow } from './text-rows.ts';

/** Lines as people write them in a message, parted into the columns that they have. */
interface FreeLines {
  readonly rows: readonly ListRow[];
  readonly fields: readonly ListField[];
  /** Lines that say what stands below, « Nom prénom club cote »: they are no people. */
  readonly titles: ReadonlySet<number>;
}

/**
 * A list without separators, « 1. DUPONT Jean (Caen) 1500 », or with one here and there, each line by what stands in it
 * (LIST-07). Null: the list has separators, or nothing but names.
 */
export function freeLines(
  rows: readonly ListRow[],
  rules: LineRules,
  isNobody: (row: ListRow) => boolean,
): FreeLines | null {
  const people = rows.filter((row) => !isNobody(row));
  if (people.length === 0 || isTable(people)) return null;
  // A greeting may have a comma.
  const said = rows.map(({ cells }) => cells.join(', ').slice(0, longestLine));
  const titles = new Set(rows.filter((_, i) => isTitle(said[i] ?? '')).map(({ line }) => line));
  const told = said.map((text, i): LineParts => {
    const row = rows[i];
    return row && (isNobody(row) || titles.has(row.line)) ? { name: text } : partsOf(text, rules);
  });
  // Nothing but names, as they stand, is a list of names.
  const isPlain = told.every((one, i) => Object.keys(one).length < 2 && one.name === said[i]?.trim());
  if (isPlain && !rows.some(({ line, cells }) => titles.has(line) && cells.length > 1)) return null;
  // The same columns whatever some lines have: what was chosen of them holds when others are gone.
  return {
    fields: places,
    titles,
    rows: rows.map((row, i) => ({
      ...row,
      written: said[i] ?? '',
      cells: places.map((field) => told[i]?.[field] ?? ''),
    })),
  };
}

/** A longer line is no person's: what follows is not looked at. */
const longestLine = 300;
const mostAbove = 20;
/** « licence 0047123 », « né en 1958 », « club de Lyon »: cells that say themselves what they are. */
const labelled = /\b(?:licence|lic\.|club de|cote|elo|pl)\s*:?\s*(?:\d|\p{Lu})|\bn[ée]e?(?:\(e\))?\s(?:le|en)\s\d/iu;

/** Most lines have separators, or the first ones say what stands between them. */
function isTable(people: readonly ListRow[]): boolean {
  const alone = people.filter(({ cells }) => cells.length === 1);
  // A list by licence alone, under its header.
  if (alone.some(({ cells: [only = ''] }) => headerSaid(only)?.field === 'licence')) return true;
  const isHeader = ({ cells }: ListRow) => cells.filter((cell) => headerSaid(cell) !== null).length > 1;
  if (people.slice(0, mostAbove).some(isHeader)) return true;
  const free =
    alone.length +
    people.filter(({ cells }) => cells.length > 1 && cells.slice(1).some((cell) => labelled.test(cell))).length;
  const isListed = people.filter(({ cells: [text = ''] }) => inLine.test(text)).length * 2 > people.length;
  return isListed ? free * 2 < people.length : free * 2 <= people.length;
}

/** « Nom », « nom prénom club cote »: of columns, and of nobody. */
function isTitle(text: string): boolean {
  const words = text.split(/[\s,;/–-]+/u).filter((word) => /\p{L}/u.test(word));
  if (/\d{3}/u.test(text)) return false;
  return (
    (words.length < 4 && headerSaid(text) !== null) ||
    (words.length > 1 && words.every((word) => headerSaid(word) !== null))
  );
}
