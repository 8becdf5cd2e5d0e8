import { type FormatId, gameOf, isWargame as ofWargame } from '@ronde/engine';
import type { Candidate } from './compared.ts';
import { blankFields, type Fields, formulas, isWargame } from './fields.ts';
import { planFor } from './plan.ts';

/** A formula beside the others: what it would be, or that these numbers do not do. */
export interface Compared {
  readonly format: FormatId;
  /** Null: impossible. */
  readonly candidate: Candidate | null;
}

/** More are not simulated: a day of them would keep the machine busy for minutes. */
export const mostCompared = 200;

/** Round robin and Swiss are played in both games. */
const isOf = (format: FormatId, wargame: boolean): boolean =>
  gameOf(format) === 'either' || ofWargame(format) === wargame;

/**
 * The formulas of the same game, with the numbers that are typed; the chosen one as it is set, the others by their
 * rule.
 */
export function candidatesFor(fields: Fields): readonly Compared[] {
  const wargame = isWargame(fields);
  const others = { ...blankFields(fields.date), expected: fields.expected, game: fields.game };
  return formulas
    .filter((format) => isOf(format, wargame))
    .map((format) => {
      const plan = planFor(format === fields.format ? fields : { ...others, format });
      return { format, candidate: plan && !plan.refusal ? { format, rounds: plan.rounds } : null };
    });
}
