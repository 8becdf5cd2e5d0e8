import { fields, list, pair } from './lenient-file.ts';

/** Numbers of players for which the fixed rounds have tables (FISF Formule Classique). */
export const tableSizes = ['8', '10', '12', '14', '16'];

/** `round`: index of the fixed round in which not every place stands once; null: no such number of players. */
interface BadTables {
  readonly size: string;
  readonly round: number | null;
}

/** What can't be among own tables of the fixed rounds: for 8, 10, 12, 14 or 16 players, in each round every place once. */
export function badTables(tables: unknown): readonly BadTables[] {
  return Object.entries(fields(tables)).flatMap(([size, rounds]): readonly BadTables[] => {
    if (!tableSizes.includes(size)) return [{ size, round: null }];
    return list(rounds).flatMap((round, i) => (everyPlaceOnce(round, Number(size)) ? [] : [{ size, round: i }]));
  });
}

function everyPlaceOnce(round: unknown, size: number): boolean {
  const places = list(round).flatMap((table) => pair(table) ?? []);
  return (
    places.length === size && places.every((place) => place >= 1 && place <= size) && new Set(places).size === size
  );
}
