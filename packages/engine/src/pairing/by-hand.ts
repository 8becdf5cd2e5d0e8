import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId } from '../tournament/state.ts';
import type { Reasoned } from './field.ts';

/** Before the draw or after it. */
export const isByHand = ({ why = [] }: Match): boolean => why.some(({ step }) => step === 'by-hand');

/** Whom the rule had put at a table that was changed by hand afterwards; undefined where it was not. */
export function insteadOf({ why = [] }: Match): Match['players'] | undefined {
  return why.flatMap((step) => (step.step === 'by-hand' && step.instead ? [step.instead] : []))[0];
}

/** Who the rule had put at a table, whatever was changed by hand since. */
export const asDrawn = (match: Match): Match['players'] => insteadOf(match) ?? match.players;

/**
 * Why tables made by hand can't stand: somebody twice, or not in the hall; or exemptions by hand that leave an odd
 * number, which can't sit two by two (rules: a round half made by hand). Null when they can.
 */
export function wrongByHand(made: readonly Match[], present: ReadonlySet<PlayerId>): Refusal | null {
  const seen = new Set<PlayerId>();
  for (const player of made.flatMap((match) => match.players as readonly PlayerId[])) {
    if (!present.has(player)) return { code: 'not-present', player };
    if (seen.has(player)) return { code: 'plays-twice', player };
    seen.add(player);
  }
  const exempt = made.filter((match) => match.players.length === 1).length;
  const left = present.size - seen.size;
  return exempt > 0 && left % 2 === 1 ? { code: 'odd-rest', present: present.size, exempt, left } : null;
}

/** Tables made by hand, as the others are told. */
export function reasonedByHand(made: readonly Match[]): readonly Reasoned[] {
  return made.map(({ players, table, starts }) => ({
    players,
    why: [{ step: 'by-hand' }],
    ...(table !== undefined && { table }),
    ...(starts !== undefined && { starts }),
  }));
}
