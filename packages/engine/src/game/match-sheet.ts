import { ok, type Result, refused } from '../base/result.ts';
import { winnerOfGame } from './end-of-game.ts';
import type { GameRefusal } from './refusals.ts';
import { type Both, otherSeat, type Seat } from './turn.ts';
import { onBoard } from './word-list.ts';

/** The match sheet of a table (2.4, 7.3), one game. */
export interface MatchSheet {
  /** After penalties and the end of the game; null while not written. */
  readonly scores: Both<number> | null;
  /** What the blanks stand for, in the order in which they were placed. */
  readonly blanks: readonly string[];
  readonly signed: Both<boolean>;
  /** Who disputes a score; null when nobody does. */
  readonly disputed: Seat | null;
}

export const emptyMatchSheet: MatchSheet = { scores: null, blanks: [], signed: [false, false], disputed: null };

type Answer = Result<MatchSheet, GameRefusal>;

/** 7.3. Writing a score again ends a dispute and takes off a first signature. Refused: signed by both. */
export function writeScores(sheet: MatchSheet, scores: Both<number>): Answer {
  if (isSigned(sheet)) return refused({ code: 'sheet-signed' });
  return ok({ ...sheet, scores, signed: [false, false], disputed: null });
}

/** 4.1.1: the letter that a blank stands for. Refused: no letter, or a third blank. */
export function writeBlank(sheet: MatchSheet, letter: string): Answer {
  const plain = onBoard(letter);
  if (plain?.length !== 1) return refused({ code: 'unknown-letter', letter });
  const found = sheet.blanks.length + 1;
  if (found > 2) return refused({ code: 'not-in-the-set', letter: '?', found, held: 2 });
  return ok({ ...sheet, blanks: [...sheet.blanks, plain] });
}

/** 4.1.3: a score can be disputed at any time until the sheet is signed. */
export function disputeSheet(sheet: MatchSheet, by: Seat): Answer {
  return isSigned(sheet) ? refused({ code: 'sheet-signed' }) : ok({ ...sheet, disputed: by });
}

/** 7.3. Refused: scores missing, or disputed. */
export function sign(sheet: MatchSheet, by: Seat): Answer {
  if (sheet.scores === null) return refused({ code: 'scores-missing' });
  if (sheet.disputed !== null) return refused({ code: 'sheet-disputed' });
  const other = sheet.signed[otherSeat(by)];
  return ok({ ...sheet, signed: by === 0 ? [true, other] : [other, true] });
}

/** Signed by both: the scores stand. */
const isSigned = (sheet: MatchSheet): boolean => sheet.signed[0] && sheet.signed[1];

/** 7.3: the winner hands the sheet in; after a draw either does. Null before both have signed. */
export function handsIn(sheet: MatchSheet): Seat | 'either' | null {
  if (sheet.scores === null || !isSigned(sheet)) return null;
  return winnerOfGame(sheet.scores) ?? 'either';
}
