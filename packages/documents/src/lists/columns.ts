import { frenchKey } from '@ronde/engine/base/french-order';
import type { ListRow } from './list-row.ts';

/** What a column of a list of people can say. */
export type ListField =
  | 'name'
  | 'surname'
  | 'given'
  | 'rating'
  | 'series'
  | 'club'
  | 'licence'
  | 'federation'
  | 'birth'
  | 'category'
  | 'pseudonym'
  | 'date';

/** Headers as people write them, without accents, case and signs; French and English. */
const headers: Readonly<Record<ListField, string>> = {
  name: 'nom prenom|nom et prenom|prenom nom|joueur|joueuse|joueurs|nom complet|identite|name|full name|player',
  surname: 'nom|nom de famille|surname|last name|family name',
  given: 'prenom|first name|given name',
  rating: 'cote|cote pl|cote elo|elo|pl|pl*|classement elo|classement pl|classement international|rating',
  series: 'serie|serie duplicate|serie en duplicate|series|duplicate series',
  club: 'club|nom du club|club name',
  licence:
    'licence|n licence|no licence|num licence|numero licence|numero de licence|n de licence|license|licence number',
  federation: 'federation|fede|federation number|fed',
  birth:
    'naissance|annee de naissance|annee naissance|date de naissance|date naissance|ne e le|nee le|ne le|birth year|birth date|born',
  category: 'categorie|categorie d age|category|age category',
  pseudonym: 'pseudonyme|pseudo|pseudonym',
  date: 'date|date de la liste|date de la cote|list date',
};

const known: ReadonlyMap<string, ListField> = new Map(
  (Object.entries(headers) as [ListField, string][]).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field] as const),
  ),
);

export interface Columns {
  /** By the cell's place; null: a column that says nothing known. */
  readonly fields: readonly (ListField | null)[];
  /** Headers that nothing is known by: reported, never dropped in silence (IMP-01). */
  readonly unknown: readonly string[];
  /** The row of the headers; null: there is none and the places decide. */
  readonly header: ListRow | null;
}

/** « Né(e) le », « N° de licence », « COTE »: all the same without case, accents and signs. */
const keyOf = (header: string): string =>
  frenchKey(header)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

export function columnsOf(rows: readonly ListRow[]): Columns {
  const [first] = rows;
  const named = first?.cells.map((cell) => known.get(keyOf(cell)) ?? null) ?? [];
  const header = first && (named.includes('name') || named.includes('surname')) ? first : null;
  if (!header) return { fields: placesOf(rows), unknown: [], header: null };
  const fields = named.map((field, i) => (field !== null && named.indexOf(field) === i ? field : null));
  const unknown = header.cells.filter((cell, i) => fields[i] === null && cell.trim() !== '');
  return { fields, unknown, header };
}

const figure = /^[\d\s.,]*\*?$/u;

/** Without headers: name, rating, club, licence; or surname and first name, when second cells are words. */
function placesOf(rows: readonly ListRow[]): readonly ListField[] {
  const second = rows.map(({ cells }) => cells[1]).filter((cell) => cell !== undefined && cell.trim() !== '');
  const words = second.filter((cell) => !figure.test(cell ?? '')).length;
  if (second.length === 0 || words * 2 <= second.length) return ['name', 'rating', 'club', 'licence'];
  return ['surname', 'given', 'club', 'rating', 'licence'];
}
