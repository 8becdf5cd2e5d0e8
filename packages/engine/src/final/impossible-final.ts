import { formulaOf } from '../formulas/formulas.ts';
import { takingPart } from '../tournament/find.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Final, Tournament } from '../tournament/state.ts';

/** Players that a final needs: with a match for the third place, four in any case. */
function playersNeeded({ players, thirdPlace }: Final): 2 | 4 {
  return thirdPlace ? 4 : players;
}

/**
 * Why a tournament can't have this final, or null: their game of the rounds can't count in a match of one game, which
 * it would decide before it is played; a match of several games needs results in games; too few players.
 */
export function impossibleFinal(tournament: Tournament, final: Final): Refusal | null {
  const { bestOf, carry } = final;
  if (carry && bestOf === 1) return { code: 'final-impossible', why: 'carry', bestOf };
  const inGames = formulaOf(tournament.format).results.includes('games');
  if (!inGames && bestOf > 1) return { code: 'final-impossible', why: 'length', bestOf };
  const needed = playersNeeded(final);
  const present = takingPart(tournament).length;
  return present < needed ? { code: 'too-few-players', present, needed } : null;
}
