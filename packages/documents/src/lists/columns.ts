import type { ListColumn } from '@ronde/contract/http/lists';
import { armyNamed, readCohesion, readEdition } from '@ronde/contract/lists/army';
import { type ListField, wargameFields } from '@ronde/contract/lists/columns';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { ListRow } from './text-rows.ts';

export type { ListField };

/** Headers as people write them, without accents, case and signs; French and English. */
const headers: Readonly<Record<ListField, string>> = {
  name: 'nom prenom|nom et prenom|prenom nom|joueur|joueuse|joueurs|nom complet|identite|name|full name|player',
  surname: 'nom|nom de famille|surname|last name|family name',
  given: 'prenom|first name|given name',
  rating:
    'cote|cote pl|cote elo|elo|pl|pl*|classement elo|classement pl|classement international|apres|nouvelle cote|rating|after|new rating',
  series: 'serie|serie duplicate|serie en duplicate|series|duplicate series',
  club: 'club|nom du club|club name',
  licence:
    'licence|n licence|no licence|num licence|numero licence|numero de licence|n de licence|license|licence number',
  federation: 'federation|fede|federation number|fed',
  birth:
    'naissance|annee de naissance|annee naissance|date de naissance|date naissance|ne e le|nee le|ne le|birth year|birth date|born',
  category: 'categorie|categorie d age|category|age category',
  pseudonym: 'pseudonyme|pseudo|pseudonym',
  lastEvent:
    'dernier tournoi|date du dernier tournoi|derniere epreuve|dernier evenement|last tournament|last event|last played',
  date: 'date|date de la liste|date de la cote|list date',
  army: 'armee|nom de l armee|numero d armee|n armee|liste d armee|army|army list|army name|army number',
  edition: 'edition|ed|edition de l armee|edition de la liste|version|army edition|list edition',
  cohesion:
    'cohesion|total|total de cohesion|cohesion totale|points de cohesion|cohesion de l armee|army cohesion|total cohesion',
  from: 'de l annee|annee de debut|debut|from|from year',
  to: 'a l annee|annee de fin|fin|to|to year',
};

const known: ReadonlyMap<string, ListField> = new Map(
  (Object.entries(headers) as [ListField, string][]).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field] as const),
  ),
);

export interface ListColumns {
  /** By the cell's place; null: a column that says nothing known. */
  readonly fields: readonly (ListField | null)[];
  /** Headers that nothing is known by: reported, never dropped in silence (IMP-01). */
  readonly unknown: readonly string[];
  /** The row of the headers; null: there is none and the places decide. */
  readonly header: ListRow | null;
}

/** `armies`: whether the list is of the wargame. `chosen`: what somebody said of each column. */
export interface ColumnRules {
  readonly armies: boolean;
  readonly chosen?: readonly (ListField | null)[];
}

/** « Né(e) le », « N° de licence », « COTE »: all the same without case, accents and signs. */
const keyOf = (header: string): string =>
  frenchKey(header)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

export function columnsNamed(rows: readonly ListRow[], { armies, chosen }: ColumnRules): ListColumns {
  const [first] = rows;
  const allowed = (field: ListField): boolean => armies || !wargameFields.has(field);
  const fieldOf = (cell: string): ListField | null => known.get(keyOf(cell)) ?? null;
  const named = first?.cells.map(fieldOf).map((field) => (field && allowed(field) ? field : null)) ?? [];
  const header = first && (named.includes('name') || named.includes('surname')) ? first : null;
  const guessed = header ? named : placesOf(rows, armies);
  const fields = once((chosen ?? guessed).map((field) => (field && allowed(field) ? field : null)));
  const unknown = header?.cells.filter((cell, i) => (fields[i] ?? null) === null && cell.trim() !== '') ?? [];
  return { fields, unknown, header };
}

/** What two columns say is said by the first. */
const once = (fields: readonly (ListField | null)[]): readonly (ListField | null)[] =>
  fields.map((field, i) => (field !== null && fields.indexOf(field) === i ? field : null));

/** Each column as it was taken, for whoever looks whether that is right. */
export function columnsTaken(rows: readonly ListRow[], { fields, header }: ListColumns): readonly ListColumn[] {
  const body = header ? rows.filter((row) => row !== header) : rows;
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), header?.cells.length ?? 0);
  return Array.from({ length: width }, (_, place) => ({
    title: header ? (header.cells[place] ?? '').slice(0, longestSample) : null,
    sample: (body.find(({ cells }) => cells[place])?.cells[place] ?? '').slice(0, longestSample),
    field: fields[place] ?? null,
  }));
}

const longestSample = 80;
const figure = /^[\d\s.,]*\*?$/u;

const filled = (rows: readonly ListRow[], place: number): readonly string[] =>
  rows.map(({ cells }) => cells[place]?.trim() ?? '').filter((cell) => cell !== '');

/**
 * Without headers: name, rating, club, licence; or surname and first name, when second cells are words. Of the wargame,
 * the columns of armies and of their totals are told by what stands in them, wherever they are.
 */
function placesOf(rows: readonly ListRow[], armies: boolean): readonly (ListField | null)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const told = Array.from({ length: width }, (_, i) => (armies && i > 0 ? armyFieldOf(filled(rows, i)) : null));
  // A number below a hundred alone may be anything.
  const own = told.includes('army') ? told : told.map(() => null);
  const plain = plainPlaces(rows.map(({ cells }) => cells.filter((_, i) => !own[i])));
  const rest = plain.values();
  const woven = own.map((field) => field ?? rest.next().value ?? null);
  return [...woven, ...rest];
}

/** What most of its cells are: one that is wrong does not make the column another one. */
function armyFieldOf(cells: readonly string[]): ListField | null {
  const most = (is: (cell: string) => boolean): boolean => cells.filter(is).length * 2 > cells.length;
  if (most((cell) => /\p{L}/u.test(cell) && armyNamed(cell) !== null)) return 'army';
  if (most((cell) => /^\s*v/iu.test(cell) && readEdition(cell) !== null)) return 'edition';
  return most((cell) => typeof readCohesion(cell) === 'number') ? 'cohesion' : null;
}

function plainPlaces(rows: readonly (readonly string[])[]): readonly ListField[] {
  const second = rows.map((cells) => cells[1] ?? '').filter((cell) => cell.trim() !== '');
  const words = second.filter((cell) => !figure.test(cell)).length;
  if (second.length === 0 || words * 2 <= second.length) return ['name', 'rating', 'club', 'licence'];
  return ['surname', 'given', 'club', 'rating', 'licence'];
}
