import { sameValue } from '../base/same-value.ts';
import { type SheetLine, totalsOf } from './score-sheet.ts';
import { type Both, otherSeat, type Seat } from './seat.ts';
import { onBoard } from './word-list.ts';

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
