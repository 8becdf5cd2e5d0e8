import { counted, list, ordinal } from '../../numbers.ts';
import { nouns } from '../nouns.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** The final. */
export const final = {
  'no-final': () => ({ what: 'Ce tournoi n’a pas de finale.', act: 'Prévoir une finale' }),
  'final-impossible': (refusal, _, round) => ({
    what: 'Cette finale n’est pas possible.',
    why:
      refusal.why === 'carry'
        ? `En une seule partie, la partie des ${round.other} déciderait avant que l’on joue.`
        : 'Les résultats de cette formule ne se comptent pas en manches : la finale se joue en une fois.',
    act: 'Corriger la finale',
  }),
  'rounds-left': (refusal, _, round) => ({
    what: `La finale vient après les ${round.other} : ${refusal.played} sur ${refusal.planned} sont apparié${round.e}s.`,
    act: `Apparier ${round.the} ${refusal.played + 1}`,
  }),
  'final-tie': (refusal, names) => ({
    what: `${list('fr', refusal.players.map(names.short))} partagent la ${ordinal('fr', refusal.place)} place, et il ne reste ${refusal.seats === 1 ? 'qu’une place' : `que ${refusal.seats} places`} en finale.`,
    why: 'Choisissez : une partie décisive, ou la meilleure place au classement initial. Le journal le gardera.',
    act: 'Choisir',
  }),
  'final-exists': () => ({ what: 'Une finale est déjà prévue.', act: 'Ouvrir la finale' }),
  'final-changed': ({ losing }) => ({
    what: 'La finale a changé pendant que vous regardiez.',
    ...(losing > 0 && { why: `Elle a maintenant ${counted('fr', losing, nouns.result)}.` }),
    act: 'Relire la finale',
  }),
  'final-set-up': () => ({
    what: 'Les tables de la finale sont faites.',
    why: 'Elles dépendent de ce qui changerait.',
    act: 'Annuler la finale',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'La suite de la finale attend des résultats.',
    why: `Il manque : ${list(
      'fr',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    act: 'Saisir le résultat',
  }),
  'final-complete': () => ({ what: 'La finale est jouée : plus de table à faire.' }),
  'final-open': () => ({
    what: 'La finale n’est pas terminée.',
    why: 'Jouez-la, ou annulez-la, avant de clore.',
    act: 'Ouvrir la finale',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('fr', players.map(short))} n’ont pas de table ensemble en finale.`,
    act: 'Ouvrir la finale',
  }),
} satisfies Partial<FrenchRefusals>;
