import type { Dictionary } from './dictionary.ts';

/** Formule Combinée: a phase as it is named, and the standings once it is over. */
interface PhaseSentences {
  phase(phase: number): string;
  standingsAfter(phase: number, round: number): string;
}

export const phaseSentences: Dictionary<PhaseSentences> = {
  fr: {
    phase: (phase) => `phase\u00a0${phase}`,
    standingsAfter: (phase, round) => `Classement après la phase\u00a0${phase} (ronde\u00a0${round})`,
  },
  en: {
    phase: (phase) => `phase\u00a0${phase}`,
    standingsAfter: (phase, round) => `Standings after phase\u00a0${phase} (round\u00a0${round})`,
  },
};

interface PhaseRounds {
  readonly phase: number;
  readonly from: number;
  readonly to: number;
}

/** The standings of one phase, as if nothing else had been played: apart, for a phone's first load has none. */
export const standingsOfPhase: Dictionary<(rounds: PhaseRounds) => string> = {
  fr: ({ phase, from, to }) =>
    `Classement de la phase\u00a0${phase} seule (${from === to ? `ronde\u00a0${from}` : `rondes\u00a0${from} à ${to}`})`,
  en: ({ phase, from, to }) =>
    `Standings of phase\u00a0${phase} alone (${from === to ? `round\u00a0${from}` : `rounds\u00a0${from} to ${to}`})`,
};
