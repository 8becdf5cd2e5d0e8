import { type Phase1, phase1Lengths, poolSizes } from '../../pairing/pool-sizes.ts';
import type { PhaseSuggestion, Refusal } from '../../tournament/refusals.ts';
import type { Settings } from '../../tournament/settings.ts';

/** Rounds of the three phases of Formule Combinée. */
export interface Phases {
  readonly phase1: Phase1;
  readonly phase2: number;
  readonly phase3: number;
}

const fewestOfPhase2 = 3;
const mostInAll = 24;

export function phasesOf({ phase1 = 5, phase2 = fewestOfPhase2, phase3 = 3 }: Settings): Phases {
  return { phase1, phase2, phase3 };
}

/** Those of an event that is closed on `held` rounds: cut short, or its last phase prolonged. */
export function phasesHeld(plan: Phases, held: number): { readonly [K in keyof Phases]: number } {
  const phase1 = Math.min(plan.phase1, held);
  const rest = held - phase1;
  const phase2 = plan.phase3 === 0 ? rest : Math.min(plan.phase2, rest);
  return { phase1, phase2, phase3: rest - phase2 };
}

export function roundsInAll({ phase1, phase2, phase3 }: Phases): number {
  return phase1 + phase2 + phase3;
}

/** The phase of a round; beyond the plan the last phase that is played goes on. */
export function phaseAt({ phase1, phase2, phase3 }: Phases, round: number): 1 | 2 | 3 {
  if (round <= phase1) return 1;
  return round <= phase1 + phase2 || phase3 === 0 ? 2 : 3;
}

/** Phase 2 has 3 rounds at least (§3), phase 3 as many as phase 2 at most (§4), and 24 in all at most (§5). */
export function wrongPhases(phases: Phases): Refusal | null {
  const { phase2, phase3 } = phases;
  const fits = phase2 >= fewestOfPhase2 && phase3 >= 0 && phase3 <= phase2 && roundsInAll(phases) <= mostInAll;
  return fits ? null : { code: 'phases-impossible', ...phases };
}

/** Why a number of players can't be dealt into pools, and what would work (§2-3). */
export function wrongNumber(players: number, phases: Phases): Refusal | null {
  if (poolSizes(players, phases.phase1)) return null;
  return {
    code: 'pools-impossible',
    players,
    phase1: phases.phase1,
    suggestions: suggestions(players, phases),
    numbers: nearestNumbers(players, phases.phase1),
  };
}

function suggestions(players: number, phases: Phases): readonly PhaseSuggestion[] {
  return phase1Lengths.flatMap((phase1) => {
    const pools = poolSizes(players, phase1);
    return pools ? [{ ...withPhase1(phases, phase1), pools }] : [];
  });
}

/**
 * Another length of phase 1 with as many rounds in all: phase 2 takes or gives the difference, then phase 3 where
 * phase 2 would have less than 3 rounds, or less than phase 3. Too few rounds for that: more in all.
 */
function withPhase1(phases: Phases, phase1: Phase1): Phases {
  const others = roundsInAll(phases) - phase1;
  const phase2 = Math.max(fewestOfPhase2, others - phases.phase3, Math.ceil(others / 2));
  return { phase1, phase2, phase3: Math.max(0, others - phase2) };
}

/** The nearest number below that works, and above: with X where that is one less, and without. */
function nearestNumbers(players: number, phase1: Phase1): readonly number[] {
  const works = (n: number): boolean => poolSizes(n, phase1) !== null;
  let above = players + 1;
  while (!works(above)) above += 1;
  let below = players - 1;
  while (below > 0 && !works(below)) below -= 1;
  return [...(below > 0 ? [below] : []), above, ...(above % 2 === 1 ? [above + 1] : [])];
}
