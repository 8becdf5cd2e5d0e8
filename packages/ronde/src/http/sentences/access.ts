import type { Problems } from './problem-sentences.ts';

/** Who one is, and what one may do. */
export const access = {
  'https-needed': {
    status: 403,
    fr: [
      'Cette page ne reçoit aucun mot de passe.',
      'Connectez-vous par l’adresse en https écrite sur l’écran de la direction.',
    ],
    en: ['This page takes no password.', 'Sign in at the https address shown on the director’s screen.'],
  },
  'last-manager': {
    status: 409,
    fr: ['Rien n’est changé : plus personne n’administrerait Ronde.', 'Nommez d’abord quelqu’un d’autre.'],
    en: ['Nothing was changed: nobody would manage Ronde.', 'Appoint somebody else first.'],
  },
  'link-dead': {
    status: 404,
    fr: ['Ce lien ne sert plus.', 'Il a servi, sa durée est passée ou quelqu’un l’a retiré. Demandez-en un autre.'],
    en: [
      'This link is no longer of use.',
      'It was used, its time is over or somebody revoked it. Ask for another one.',
    ],
  },
  'unknown-entry': {
    status: 404,
    fr: ['Cette fiche n’est plus dans le registre.', 'Elle a été réunie avec une autre, ou effacée. Cherchez le nom.'],
    en: ['This entry is no longer in the register.', 'It was merged with another one, or erased. Search the name.'],
  },
  'no-new-ratings': {
    status: 409,
    fr: [
      'Ce tournoi ne donne aucune cote au registre.',
      'Il faut un tournoi clos, homologué, et pour L’Art de la Guerre officiel.',
    ],
    en: [
      'This tournament gives no rating to the register.',
      'It has to be closed, approved, and in L’Art de la Guerre official.',
    ],
  },
  'bad-season': {
    status: 422,
    fr: ['Cette saison est refusée : rien n’est changé.', 'Corrigez ce qui suit, puis recommencez.'],
    en: ['This season is refused: nothing was changed.', 'Mend what follows, then start again.'],
  },
  'unknown-carry': {
    status: 404,
    fr: ['Ces cotes n’ont pas été portées au registre.', 'Relisez la page : il n’y a rien à annuler.'],
    en: ['These ratings were not carried to the register.', 'Read the page again: there is nothing to undo.'],
  },
  'name-missing': {
    status: 422,
    fr: ['Le nom manque.', 'C’est avec lui que l’on se connecte.'],
    en: ['The name is missing.', 'It is what one signs in with.'],
  },
  'name-mixed': {
    status: 422,
    fr: ['Ce nom mêle deux alphabets.', 'Une lettre d’un autre alphabet en imite une : écrivez le nom dans un seul.'],
    en: [
      'This name mixes two alphabets.',
      'A letter of another alphabet looks like one of these: write it in one of them.',
    ],
  },
  'name-taken': {
    status: 409,
    fr: ['Ce nom a déjà un compte.', 'Connectez-vous, ou ajoutez ce qui vous distingue, comme une ville.'],
    en: ['This name has an account already.', 'Sign in, or add what tells you apart, such as a town.'],
  },
  'not-allowed': {
    status: 403,
    fr: ['Rien n’est enregistré : votre rôle ne le permet pas.', 'Demandez à la direction du tournoi.'],
    en: ['Nothing was saved: your role does not allow it.', 'Ask the tournament’s director.'],
  },
  'not-yours': {
    status: 403,
    fr: ['Rien n’est annulé : cette décision n’est pas la vôtre.', 'La direction peut la reprendre.'],
    en: ['Nothing was undone: this decision is not yours.', 'The director can take it back.'],
  },
  'password-common': {
    status: 422,
    fr: ['Ce mot de passe est l’un des plus courants.', 'Choisissez-en un autre : quatre mots sans lien, par exemple.'],
    en: ['This password is one of the commonest.', 'Choose another one: four unrelated words, for instance.'],
  },
  'password-short': {
    status: 422,
    fr: ['Ce mot de passe est trop court.', 'Il faut 10 caractères au moins, tous permis.'],
    en: ['This password is too short.', 'It takes 10 characters at least, any of them.'],
  },
  'sign-in-busy': {
    status: 503,
    fr: ['Trop de personnes se connectent en ce moment.', 'Réessayez dans quelques secondes.'],
    en: ['Too many people are signing in right now.', 'Try again in a few seconds.'],
  },
  'sign-in-needed': {
    status: 401,
    fr: ['Connectez-vous.', 'Cette page est réservée à la direction.'],
    en: ['Sign in.', 'This page is for the staff.'],
  },
  'try-later': {
    status: 429,
    fr: ['Trop d’essais de suite.', 'Attendez un peu, puis réessayez.'],
    en: ['Too many attempts in a row.', 'Wait a little, then try again.'],
  },
  'unknown-account': {
    status: 404,
    fr: ['Ce compte n’existe pas.', 'Quelqu’un l’a peut-être effacé.'],
    en: ['This account does not exist.', 'Somebody may have erased it.'],
  },
  'unknown-link': {
    status: 404,
    fr: ['Cette invitation n’existe plus.', 'Elle a servi, ou quelqu’un l’a déjà retirée.'],
    en: ['This invitation is gone.', 'It was used, or somebody has revoked it.'],
  },
  'unknown-session': {
    status: 404,
    fr: ['Cette connexion n’existe plus.', 'Elle est peut-être déjà finie.'],
    en: ['This sign-in is gone.', 'It may have ended already.'],
  },
  'wrong-sign-in': {
    status: 401,
    fr: ['Connexion impossible : nom ou mot de passe inexact.', 'Vérifiez les deux, puis réessayez.'],
    en: ['Cannot sign in: wrong name or password.', 'Check both, then try again.'],
  },
} as const satisfies Problems;
