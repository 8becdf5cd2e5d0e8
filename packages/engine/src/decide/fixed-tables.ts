import { insteadOf, isByHand } from '../pairing/by-hand.ts';
import type { Match, PlayerId, Round } from '../tournament/state.ts';

/** The tables that were made by hand before the draw; those changed after it remember whom the rule had put there. */
export function fixedBefore({ matches }: Round): readonly Match[] {
  return matches.filter((match) => isByHand(match) && !insteadOf(match)).map(fixedTable);
}

/** Who begins was fixed too where no step of a rule says so. */
const fixedTable = ({ players, table, starts, why }: Match): Match =>
  fixedMatch({ players, table, starts: why?.some(({ step }) => step === 'starts') ? undefined : starts });

/** A table made by hand, as it goes into the draw; somebody who is not at it begins nothing. */
export const fixedMatch = ({ players, table, starts = '' }: FixedTable): Match => ({
  players,
  ...(table && players[1] && { table }),
  ...(players[1] && players.includes(starts) && { starts }),
});

interface FixedTable {
  readonly players: Match['players'];
  readonly table?: number | undefined;
  readonly starts?: PlayerId | undefined;
}
