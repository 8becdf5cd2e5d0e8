import { type Tournament, traitsOf } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { closedRounds } from '@ronde/engine/tournament/find';

/** A phase of the Formule Combinée, as far as its rounds are over. */
export interface PhaseRounds {
  readonly phase: 1 | 2 | 3;
  readonly from: number;
  readonly to: number;
}

/** The phases of which rounds are over, where there are several: of the first alone the standings are those of the day. */
export function phasesOver(t: Tournament): readonly PhaseRounds[] {
  if (traitsOf(t.format).circles !== 'pools') return [];
  const phases = phasesOf(t.settings);
  const over = Array.from({ length: closedRounds(t) }, (_, i) => i + 1);
  const found = ([1, 2, 3] as const).flatMap((phase): readonly PhaseRounds[] => {
    const own = over.filter((round) => phaseAt(phases, round) === phase);
    const [from, to] = [own[0], own.at(-1)];
    return from === undefined || to === undefined ? [] : [{ phase, from, to }];
  });
  return found.length > 1 ? found : [];
}

/** The tournament as if nothing had been played but these rounds; a round keeps its number. */
export const roundsAlone = (t: Tournament, { from, to }: Pick<PhaseRounds, 'from' | 'to'>): Tournament => ({
  ...t,
  rounds: t.rounds.map((round, i) => (i + 1 >= from && i + 1 <= to ? round : { ...round, matches: [], absent: [] })),
});
