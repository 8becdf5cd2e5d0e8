import { frenchKey } from '../base/french-order.ts';
import { ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { frenchTiles, rackSize, type TileSet } from './tiles.ts';

/** The letters left on a rack, as typed: case, accents and spaces do not matter, `?` is a blank. */
export type Rack = string;

/**
 * What tiles left are worth, for the end of a game (7.1). Refused: a letter that no tile has, more than seven, or
 * more of a letter than the set holds.
 */
export function rackValue(rack: Rack, set: TileSet = frenchTiles): Result<number, GameRefusal> {
  const values = rackValues([rack], set);
  return values.ok ? ok(values.value[0] ?? 0) : values;
}

/** The same for racks that lie on one table: together, too, they must be held by the set. */
export function rackValues(racks: readonly Rack[], set: TileSet = frenchTiles): Result<readonly number[], GameRefusal> {
  const read = racks.map(lettersOf);
  const problem =
    read.map((letters) => wrongRack(letters, set)).find((one) => one !== null) ?? tooMany(read.flat(), set);
  if (problem) return refused(problem);
  return ok(read.map((letters) => letters.reduce((sum, letter) => sum + (set.get(letter)?.value ?? 0), 0)));
}

const lettersOf = (rack: Rack): readonly string[] => [...frenchKey(rack).replace(/ /g, '').toUpperCase()];

function wrongRack(letters: readonly string[], set: TileSet): GameRefusal | null {
  const unknown = letters.find((letter) => !set.has(letter));
  if (unknown !== undefined) return { code: 'unknown-letter', letter: unknown };
  return letters.length > rackSize ? { code: 'too-many-tiles', found: letters.length, most: rackSize } : null;
}

function tooMany(letters: readonly string[], set: TileSet): GameRefusal | null {
  for (const letter of new Set(letters)) {
    const found = letters.filter((other) => other === letter).length;
    const held = set.get(letter)?.count ?? 0;
    if (found > held) return { code: 'not-in-the-set', letter, found, held };
  }
  return null;
}
