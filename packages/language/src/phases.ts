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
