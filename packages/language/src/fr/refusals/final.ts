import { counted, list, ordinal } from '../../numbers.ts';
import { nouns } from '../nouns.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** The final. */
export const final = {
  'no-final': () => ({ what: 'Ce tournoi n’a pas de finale.', next: 'Prévoyez-la sur la page « Finale ».' }),
  'final-impossible': (refusal, _, round) => ({
    what: 'Cette finale n’est pas possible.',
    why:
      refusal.why === 'carry'
        ? `En une seule partie, la partie jouée entre eux pendant les ${round.other} suffirait à décider.`
        : 'Les résultats de cette formule ne se comptent pas en manches.',
    next:
      refusal.why === 'carry'
        ? 'Ne la comptez pas, ou jouez en deux manches gagnantes.'
        : 'Prévoyez la finale en une seule partie.',
  }),
  'rounds-left': (refusal, _, round) => ({
    what: `La finale vient après les ${round.other} : ${refusal.played} sur ${refusal.planned} ${refusal.played > 1 ? `sont apparié${round.e}s` : `est apparié${round.e}`}.`,
    next: `Appariez ${round.the} ${refusal.played + 1}.`,
  }),
  'final-tie': (refusal, names) => ({
    what: `${list('fr', refusal.players.map(names.short))} partagent la ${ordinal('fr', refusal.place)} place, et il ne reste ${refusal.seats === 1 ? 'qu’une place' : `que ${refusal.seats} places`} en finale.`,
    why: 'Le journal gardera votre choix.',
    next: 'Choisissez : une partie décisive, ou la meilleure place au classement initial.',
  }),
  'final-exists': () => ({ what: 'Une finale est déjà prévue.', next: 'Corrigez-la, ou annulez-la d’abord.' }),
  'final-changed': ({ losing }) => ({
    what: 'La finale a changé pendant que vous regardiez.',
    ...(losing > 0 && { why: `Elle a maintenant ${counted('fr', losing, nouns.result)}.` }),
    next: 'Relisez-la, puis recommencez.',
  }),
  'final-set-up': () => ({
    what: 'Les tables de la finale sont déjà faites.',
    next: 'Pour changer cela, annulez d’abord la finale.',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'La suite de la finale attend des résultats.',
    why: `Il manque : ${list(
      'fr',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    next: 'Saisissez-les d’abord.',
  }),
  'final-complete': () => ({
    what: 'La finale est jouée : plus de partie à préparer.',
    next: 'Passez à la clôture.',
  }),
  'final-open': () => ({
    what: 'La finale n’est pas terminée.',
    next: 'Jouez-la, ou annulez-la, avant de clore.',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('fr', players.map(short))} ne jouent pas l’un contre l’autre en finale.`,
    next: 'Relisez la finale, puis recommencez.',
  }),
} satisfies Partial<FrenchRefusals>;
