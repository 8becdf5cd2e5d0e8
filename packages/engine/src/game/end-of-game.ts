import { frenchKey } from '../base/french-order.ts';
import { never, ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { type Both, frenchTiles, otherSeat, rackSize, type Seat, type TileSet } from './turn.ts';

/** How a game ended, with the tiles left. */
export type GameEnding =
  /** 7.1.1: out of tiles, the bag empty; `left` is the other's rack. Also when the other is out of time (7.1.2). */
  | { readonly kind: 'out'; readonly by: Seat; readonly left: Rack }
  /** 7.1.2: both out of time. */
  | { readonly kind: 'time'; readonly left: Both<Rack> }
  /** 7.1.3: nobody finds a word, too few tiles to exchange. */
  | { readonly kind: 'blocked'; readonly left: Both<Rack> }
  /** 4.2, 7.1.4: six "je passe" in a row. */
  | { readonly kind: 'passes'; readonly left: Both<Rack> };

export interface Ended {
  readonly article: '7.1.1' | '7.1.2' | '7.1.3' | '7.1.4';
  /** What the ending adds to each total. */
  readonly change: Both<number>;
  /** Totals that count; negative ones stand. */
  readonly scores: Both<number>;
}

/** The scores that count, from the totals of the sheets after penalties (7.1). Refused: racks that cannot be. */
export function endGame(
  totals: Both<number>,
  ending: GameEnding,
  set: TileSet = frenchTiles,
): Result<Ended, GameRefusal> {
  const values = rackValues(ending.kind === 'out' ? [ending.left] : ending.left, set);
  if (!values.ok) return values;
  const change = changeBy(ending, values.value);
  return ok({ article: articleOf(ending), change, scores: [totals[0] + change[0], totals[1] + change[1]] });
}

function changeBy(ending: GameEnding, [first = 0, second = 0]: readonly number[]): Both<number> {
  if (ending.kind !== 'out') return [0 - first, 0 - second];
  return otherSeat(ending.by) === 1 ? [first, 0 - first] : [0 - first, first];
}

function articleOf(ending: GameEnding): Ended['article'] {
  switch (ending.kind) {
    case 'out':
      return '7.1.1';
    case 'time':
      return '7.1.2';
    case 'blocked':
      return '7.1.3';
    case 'passes':
      return '7.1.4';
    default:
      return never(ending);
  }
}

/** 7.2: one point more is enough; null is a draw. */
export function winnerOfGame(scores: Both<number>): Seat | null {
  return scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;
}

/** The letters left on a rack, as typed: case, accents and spaces do not matter, `?` is a blank. */
type Rack = string;

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
