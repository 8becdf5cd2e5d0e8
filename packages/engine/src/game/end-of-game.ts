import { never, ok, type Result } from '../base/result.ts';
import { type Rack, rackValues } from './rack.ts';
import type { GameRefusal } from './refusals.ts';
import { type Both, otherSeat, type Seat } from './seat.ts';
import { frenchTiles, type TileSet } from './tiles.ts';

/** How a game ended, with the tiles left. */
export type Ending =
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
export function endGame(totals: Both<number>, ending: Ending, set: TileSet = frenchTiles): Result<Ended, GameRefusal> {
  const values = rackValues(ending.kind === 'out' ? [ending.left] : ending.left, set);
  if (!values.ok) return values;
  const change = changeBy(ending, values.value);
  return ok({ article: articleOf(ending), change, scores: [totals[0] + change[0], totals[1] + change[1]] });
}

function changeBy(ending: Ending, [first = 0, second = 0]: readonly number[]): Both<number> {
  if (ending.kind !== 'out') return [0 - first, 0 - second];
  return otherSeat(ending.by) === 1 ? [first, 0 - first] : [0 - first, first];
}

function articleOf(ending: Ending): Ended['article'] {
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
export function winnerOf(scores: Both<number>): Seat | null {
  return scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;
}
