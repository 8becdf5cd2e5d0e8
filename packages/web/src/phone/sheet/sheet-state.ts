import { type SheetLine, turnsOf } from '@ronde/engine/game/score-sheet';
import { otherSeat, overByPasses, type Seat } from '@ronde/engine/game/turn';

/** Who sits where on the sheets of a table: seat 0 starts. */
export interface SheetSeats {
  readonly mine: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/** A score sheet as one phone keeps it. `blanks`: what the jokers stand for. */
export interface OwnSheet {
  readonly lines: readonly SheetLine[];
  readonly blanks: readonly [string, string];
}

export const emptySheet: OwnSheet = { lines: [], blanks: ['', ''] };

/** Whose turn it is: they alternate from who starts; a penalty is nobody's turn. */
export function moverOf({ lines }: OwnSheet): Seat {
  const last = lines.findLast(({ kind }) => kind !== 'penalty');
  return last ? otherSeat(last.by) : 0;
}

export const withLine = (sheet: OwnSheet, line: SheetLine): OwnSheet => ({ ...sheet, lines: [...sheet.lines, line] });

export const withoutLast = (sheet: OwnSheet): OwnSheet => ({ ...sheet, lines: sheet.lines.slice(0, -1) });

export const corrected = (sheet: OwnSheet, at: number, line: SheetLine): OwnSheet => ({
  ...sheet,
  lines: sheet.lines.map((one, i) => (i === at ? line : one)),
});

/** FISF 7.1.4. */
export const endedByPasses = ({ lines }: OwnSheet): boolean => overByPasses(turnsOf(lines));

/** A move as it is typed: letters, and whole points, which may be negative. Null: not whole yet. */
export function wordLine(by: Seat, word: string, points: string): SheetLine | null {
  const clean = points.trim().replace('−', '-');
  if (!/^-?\d{1,4}$/.test(clean) || !/^\p{L}+$/u.test(word.trim())) return null;
  return { kind: 'word', by, word: word.trim().toUpperCase(), score: Number(clean) };
}
