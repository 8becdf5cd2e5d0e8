import { readArmyText, readCohesion, readEdition } from '@ronde/contract/lists/army';
import { nearArmies } from '@ronde/contract/lists/known-armies';
import { isUnrated, readRating } from '@ronde/contract/lists/rating';
import { isEmail, isPrivateLicence } from '@ronde/contract/private-text';
import { readBirthYear, readDate } from './dates.ts';
import { isStatus } from './statuses.ts';

/**
 * What stands in a column, over the whole list. `numbers`: of the rows, 1, 2, 3… `figure`: a number that is hardly a
 * rating. `words`: names, clubs, whatever has letters.
 */
export type ColumnKind =
  | 'empty'
  | 'numbers'
  | 'email'
  | 'phone'
  | 'civility'
  | 'mark'
  | 'day'
  | 'amount'
  | 'status'
  | 'series'
  | 'category'
  | 'nationality'
  | 'army'
  | 'edition'
  | 'cohesion'
  | 'licence'
  | 'year'
  | 'rating'
  | 'figure'
  | 'words';

/** What the game tells of a column: whether it has armies and decimals, and what is a duplicate series. */
export interface KindRules {
  readonly armies: boolean;
  readonly decimals: boolean;
  isSeries(text: string): boolean;
}

const amount = /^(?:(?:€|\$|£|CHF|EUR)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|\$|£|CHF|EUR|euros?))$/iu;
/** Of those who are there, or have paid, or eat: nothing says which. */
const mark = /^(?:x|✓|✔\ufe0f?|✅|ok|oui|non|yes|no|o|n)$/iu;
const civility = /^(?:m|mr|mme|mlle|mrs|ms|miss|monsieur|madame|mademoiselle|homme|femme|h|f)\.?$/iu;
const category =
  /^(?:[eéEÉ]spoir|[sS]enior|[vV]ermeil|[dD]iamant|[jJ]unior|[cC]adet(?:te)?|[bB]enjamine?|[pP]oussine?|[jJ]eune|[SVDJCBPE])s?$/u;
export const isCategory = (cell: string): boolean => category.test(cell);

/** Three letters, or two, in capitals: countries as federations write them. */
const country = /^[A-Z]{2,3}$/u;
const letters = /\p{L}/u;
/** When a form was sent: a day, and the hour behind it. */
const moment = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?:,?\s|T)(?:à\s)?\d{1,2}[:h]\d{2}/u;
const bare = /^\d{5,12}$/u;
/** « L1 », « FR-004712 », « 1045B »: letters and digits in one piece. */
const mixed = /^(?=[^\s]*\d)(?=[^\s]*\p{L})[\p{L}\d./-]{2,15}$/u;
const leadingZero = /^0\d{3,}$/u;

/** What most of its cells are: one that is wrong does not make the column another one. */
const most = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.filter(is).length * 2 > cells.length;
const nearlyAll = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.filter(is).length * 10 >= cells.length * 9;
const distinct = (cells: readonly string[]): boolean => new Set(cells).size * 10 >= cells.length * 7;

/** A cell that is longer says no more by its end. */
const longestLooked = 100;

/** `all`: every cell of the column, row by row; `first`: no other column stands before it. */
export function kindOfColumn(all: readonly string[], first: boolean, rules: KindRules): ColumnKind {
  const cells = all.map((cell) => cell.slice(0, longestLooked).trim()).filter((cell) => cell !== '');
  if (cells.length === 0) return 'empty';
  // Where nothing is known people write « - », « NC ».
  const known = cells.filter((cell) => !isUnrated(cell));
  if (countsRows(cells, first)) return 'numbers';
  if (most(cells, isEmail)) return 'email';
  return inWords(cells, rules) ?? (known.length === 0 ? 'rating' : inFigures(known, rules)) ?? 'words';
}

function inWords(cells: readonly string[], { armies, isSeries }: KindRules): ColumnKind | null {
  if (most(cells, (cell) => amount.test(cell))) return 'amount';
  if (most(cells, isStatus)) return 'status';
  if (nearlyAll(cells, (cell) => civility.test(cell))) return 'civility';
  if (nearlyAll(cells, (cell) => mark.test(cell))) return 'mark';
  if (armies) return armyKind(cells);
  if (nearlyAll(cells, (cell) => letters.test(cell) && cell.length <= 3 && isSeries(cell))) return 'series';
  if (nearlyAll(cells, isCategory)) return 'category';
  return nearlyAll(cells, (cell) => country.test(cell)) && cells.length > 2 ? 'nationality' : null;
}

/** Cells whose likeness to known armies is looked at. */
const mostNear = 40;

function armyKind(cells: readonly string[]): ColumnKind | null {
  const isArmy = (cell: string): boolean => letters.test(cell) && readArmyText(cell) !== null;
  if (most(cells, isArmy)) return 'army';
  const looked = cells.slice(0, mostNear);
  if (most(looked, (cell) => isArmy(cell) || nearArmies(cell).length > 0)) return 'army';
  return most(cells, (cell) => /^v/iu.test(cell) && readEdition(cell) !== null) ? 'edition' : null;
}

function inFigures(cells: readonly string[], { armies, decimals }: KindRules): ColumnKind | null {
  const isRating = (cell: string): boolean => ['rating', 'ambiguous'].includes(readRating(cell, decimals).kind);
  if (most(cells, (cell) => readDate(cell) !== null || moment.test(cell))) return 'day';
  if (most(cells, isPrivateLicence)) return 'phone';
  if (cells.some((cell) => leadingZero.test(cell)) || most(cells, (cell) => bare.test(cell))) {
    return most(cells, (cell) => /^\d+$/u.test(cell)) ? 'licence' : null;
  }
  if (nearlyAll(cells, (cell) => mixed.test(cell)) && distinct(cells)) return 'licence';
  if (nearlyAll(cells, (cell) => /^(?:19|20)\d\d$/u.test(cell) && readBirthYear(cell) !== null)) return 'year';
  if (armies && most(cells, (cell) => typeof readCohesion(cell) === 'number')) return 'cohesion';
  if (most(cells, (cell) => isRating(cell) && /\d{3}/u.test(cell))) return 'rating';
  if (most(cells, (cell) => /^[\d\s.,*]{3,}$/u.test(cell))) return 'figure';
  // Games won, spreads, percents, shares: nothing of who somebody is.
  return most(cells, (cell) => !letters.test(cell)) ? 'mark' : null;
}

/** « 1 », « 2. », « 3e »: a row's number, or a place. */
const counted = /^(\d{1,5})\s?(?:[.)°]|er|re|e|[èe]me|nde?|st|rd|th)?$/iu;

/** 1, 2, 3… down the list, where some may have been taken out; of a single row, a small number before all else. */
function countsRows(cells: readonly string[], first: boolean): boolean {
  const numbers = cells.map((cell) => Number(counted.exec(cell)?.[1] ?? Number.NaN));
  if (numbers.length === 1) return first && (numbers[0] ?? 100) < 100;
  const grows = (step: number) => (number: number, i: number) =>
    i === 0 || (number > (numbers[i - 1] ?? 0) && number - (numbers[i - 1] ?? 0) <= step);
  return (numbers[0] ?? 2) <= 1 && numbers.every(grows(first ? 5 : 1));
}
