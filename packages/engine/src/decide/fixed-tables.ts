import type { Match, Round } from '../tournament/state.ts';

/** The tables that were made by hand before the draw; those changed after it remember whom the rule had put there. */
export function fixedBefore({ matches }: Round): readonly Match[] {
  return matches.filter(({ why }) => isByHand(why) && !insteadOf(why)).map(fixedTable);
}

const isByHand = (why: Match['why']): boolean => why?.some(({ step }) => step === 'by-hand') ?? false;

/** Whom the rule had put at a table that was changed by hand afterwards. */
export function insteadOf(why: Match['why']): Match['players'] | undefined {
  return why?.flatMap((step) => (step.step === 'by-hand' && step.instead ? [step.instead] : []))[0];
}

/** Who begins was fixed too where no step of a rule says so. */
function fixedTable({ players, table, starts, why }: Match): Match {
  if (players.length === 1) return { players };
  const byRule = why?.some(({ step }) => step === 'starts') ?? false;
  return { players, ...(table !== undefined && { table }), ...(starts !== undefined && !byRule && { starts }) };
}
