import { never } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { type Both, otherSeat, type Seat, type TurnKind } from './turn.ts';
import { onBoard } from './word-list.ts';

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
export function pointsOfLine(line: SheetLine): number {
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
    const points = pointsOfLine(line);
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

/** A running total as somebody wrote it, of whom the line is about. */
export interface WrittenTotal {
  /** From 1. */
  readonly line: number;
  readonly total: number;
}

/** The first written total that its lines do not add up to (9.4); null when all do. */
export function firstWrongSum(
  lines: readonly SheetLine[],
  written: readonly WrittenTotal[],
): (WrittenTotal & { readonly right: number }) | null {
  const totals = runningTotals(lines);
  for (const one of written.toSorted((a, b) => a.line - b.line)) {
    const line = lines[one.line - 1];
    const right = line && totals[one.line - 1]?.[line.by];
    if (right !== undefined && right !== one.total) return { ...one, right };
  }
  return null;
}

/** What the two sheets of a game say of each other (9.4). */
export type Comparison =
  /** The same to the last line. */
  | { readonly kind: 'agree'; readonly totals: Both<number> }
  /** `by` kept no sheet, or stopped keeping it: the other's score is accepted. */
  | { readonly kind: 'accepted'; readonly by: Seat; readonly from: number; readonly totals: Both<number> }
  /** The first line where they part, from 1: the arbiter looks there. */
  | { readonly kind: 'parted'; readonly line: number; readonly at: Both<SheetLine>; readonly what: 'move' | 'score' }
  /** Nobody kept one: the arbiter decides. */
  | { readonly kind: 'none' };

/** Compares the sheets of seats 0 and 1; null for who kept none. `from`: the first line that is missing. */
export function compareSheets([first, second]: Both<readonly SheetLine[] | null>): Comparison {
  if (first === null && second === null) return { kind: 'none' };
  const sheets: Both<readonly SheetLine[]> = [first ?? [], second ?? []];
  const length = Math.min(sheets[0].length, sheets[1].length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [sheets[0][i], sheets[1][i]];
    const what = a && b ? difference(a, b) : null;
    if (a && b && what) return { kind: 'parted', line: i + 1, at: [a, b], what };
  }
  const shorter: Seat = sheets[0].length < sheets[1].length ? 0 : 1;
  const totals = totalsOf(sheets[otherSeat(shorter)]);
  if (sheets[0].length === sheets[1].length) return { kind: 'agree', totals };
  return { kind: 'accepted', by: shorter, from: length + 1, totals };
}

function difference(a: SheetLine, b: SheetLine): 'move' | 'score' | null {
  if (sameValue(withoutPoints(a), withoutPoints(b))) return sameValue(written(a), written(b)) ? null : 'score';
  return 'move';
}

const withoutPoints = (line: SheetLine): unknown => ({ ...written(line), score: null, points: null });

/** Case and accents are not a difference between two hands; nor is an article left out of a penalty. */
function written(line: SheetLine): Readonly<Record<string, unknown>> {
  if (line.kind === 'penalty') return { ...line, article: null };
  if (line.kind === 'pass') return { kind: line.kind, by: line.by };
  return 'word' in line && line.word !== undefined ? { ...line, word: onBoard(line.word) ?? line.word } : line;
}
