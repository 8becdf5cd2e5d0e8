import { never } from '../base/result.ts';
import type { Both, Seat } from './seat.ts';
import type { TurnKind } from './turn.ts';

/** A line of a score sheet (2.2); `by` is whom it is about. */
export type SheetLine =
  | { readonly kind: 'word'; readonly by: Seat; readonly word: string; readonly score: number }
  | { readonly kind: 'pass'; readonly by: Seat; readonly forced?: boolean }
  | { readonly kind: 'exchange'; readonly by: Seat; readonly count: number }
  /** A move that came back after a challenge. */
  | { readonly kind: 'refused'; readonly by: Seat; readonly word?: string }
  /** Points taken off, as a positive number, with the article. */
  | { readonly kind: 'penalty'; readonly by: Seat; readonly points: number; readonly article: string };

/** What a line adds to the total of whom it is about. */
export function pointsOf(line: SheetLine): number {
  switch (line.kind) {
    case 'word':
      return line.score;
    case 'penalty':
      return -line.points;
    case 'pass':
    case 'exchange':
    case 'refused':
      return 0;
    default:
      return never(line);
  }
}

/** Both totals after each line. */
export function runningTotals(lines: readonly SheetLine[]): readonly Both<number>[] {
  let now: Both<number> = [0, 0];
  return lines.map((line) => {
    const points = pointsOf(line);
    now = line.by === 0 ? [now[0] + points, now[1]] : [now[0], now[1] + points];
    return now;
  });
}

/** Totals before the tiles left are counted; penalties are in them. */
export const totalsOf = (lines: readonly SheetLine[]): Both<number> => runningTotals(lines).at(-1) ?? [0, 0];

/** The turns in a sheet, for the six passes; a penalty is no turn. */
export function turnsOf(lines: readonly SheetLine[]): readonly TurnKind[] {
  return lines.flatMap((line): TurnKind[] => {
    if (line.kind === 'penalty') return [];
    return [line.kind === 'pass' && line.forced ? 'forced' : line.kind];
  });
}
