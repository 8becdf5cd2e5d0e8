import { ok, type Result, refused } from '../base/result.ts';
import type { GameRefusal } from './refusals.ts';
import { type ChoiceCode, type Office, type Ruling, type RulingChoice, type RulingCode, rulings } from './rulings.ts';
import type { SheetLine } from './score-sheet.ts';
import type { Seat } from './turn.ts';

/** What is known when a decision is recorded. */
export interface RulingInput {
  /** Two keys: the situation, then the choice. `g4` is a board that could not be restored. */
  readonly keys: string;
  readonly against: Seat;
  readonly author: string;
  readonly office: Office;
  /** Tiles or words, where points count for each; 1 otherwise. */
  readonly count?: number;
  readonly reason?: string;
}

/** A decision as it is kept (7.2): author, article, reason, and the points that are in the score that counts. */
export interface Ruled {
  readonly ruling: RulingCode;
  readonly choice: ChoiceCode;
  readonly article: string;
  readonly against: Seat;
  readonly author: string;
  readonly reason: string;
  readonly effect: RulingChoice['effect'];
  /** Taken off, as a positive number. */
  readonly points: number;
}

/** Refused: keys that name nothing, the director's alone, a reason missing where the text leaves the choice open. */
export function rule(input: RulingInput): Result<Ruled, GameRefusal> {
  const found = named(input.keys);
  if (!found) return refused({ code: 'unknown-ruling', keys: input.keys });
  const { ruling, choice } = found;
  if (ruling.office === 'director' && input.office !== 'director') {
    return refused({ code: 'director-only', article: ruling.article });
  }
  const reason = input.reason?.trim() ?? '';
  if (ruling.reason && reason === '') return refused({ code: 'reason-missing' });
  const { effect } = choice;
  const points = effect.kind === 'points' ? effect.points * (effect.each === 'once' ? 1 : (input.count ?? 1)) : 0;
  const { against, author } = input;
  return ok({
    ruling: ruling.code,
    choice: choice.code,
    article: ruling.article,
    against,
    author,
    reason,
    effect,
    points,
  });
}

function named(keys: string): { ruling: Ruling; choice: RulingChoice } | null {
  const ruling = rulings.find((one) => one.key === keys.slice(0, 1).toLowerCase());
  const choice = ruling?.choices.find((one) => one.key === keys.slice(1));
  return ruling && choice ? { ruling, choice } : null;
}

/** Its line on both score sheets; null when it takes no points. */
export function penaltyLine({ against, points, article }: Ruled): SheetLine | null {
  return points === 0 ? null : { kind: 'penalty', by: against, points, article };
}
