import { formulaOf } from '../formulas/formulas.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/state.ts';

/**
 * Settings by which a formula has so many rounds in all: as such, as lengths of phases (the shortest first phase that
 * the number of players allows), as a second turn.
 */
export function settingsFor(tournament: Tournament, rounds: number): Settings {
  const { settings: keys } = formulaOf(tournament.format);
  if (keys.includes('rounds')) return { rounds };
  if (keys.includes('phase1')) return phasesFor(tournament, rounds);
  return keys.includes('turns') && rounds > formulaOf(tournament.format).plannedRounds(tournament) ? { turns: 2 } : {};
}

/** Phase 2 has three rounds at least, and as many as phase 3 or one more. */
function phasesFor(tournament: Tournament, rounds: number): Settings {
  const lengths = ([5, 7, 9] as const).map((phase1): Settings => {
    const phase2 = Math.max(3, Math.ceil((rounds - phase1) / 2));
    return { phase1, phase2, phase3: Math.max(0, rounds - phase1 - phase2) };
  });
  const { impossible } = formulaOf(tournament.format);
  const [first = {}] = lengths;
  return lengths.find((settings) => impossible({ ...tournament, settings }) === null) ?? first;
}
