import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId } from '../tournament/state.ts';
import type { Reasoned } from './field.ts';

/** Whom the draw had put at a table that was changed by hand since. */
export function asDrawn({ players, why = [] }: Match): readonly PlayerId[] {
  const changed = why.find((step) => step.step === 'by-hand');
  return (changed?.step === 'by-hand' ? changed.instead : undefined) ?? players;
}

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
