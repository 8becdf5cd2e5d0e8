import { ui } from '../ui.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Sanctions and trophies. */
export const umpire = {
  'no-malus': ({ format }) => ({
    what: 'Pas de malus dans cette formule.',
    why: `${ui.formats[format]} : un avertissement, une pénalité dans le score, ou une exclusion.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'Pas de pénalité dans le score pour cette formule.',
    why: `${ui.formats[format]} : un avertissement, un malus ou une exclusion.`,
  }),
  'malus-unexplained': () => ({
    what: 'Un malus, une pénalité ou une décision demande un motif, ou l’article qui décide.',
  }),
  'no-such-sanction': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} n’a pas cette sanction ${noun.in} ${round}.`,
    why: 'Un autre poste l’a peut-être levée.',
  }),
  'already-excluded': ({ player }, { short }) => ({ what: `${short(player)} ne joue plus : exclusion.` }),
  'no-such-trophy': ({ name, player }, { short }) => ({
    what: `${short(player)} n’a pas ce trophée : ${name}.`,
  }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} a déjà ce trophée : ${name}.` }),
} satisfies Partial<FrenchRefusals>;
