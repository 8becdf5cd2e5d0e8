import type { Problems } from './problem-sentences.ts';

/** Who one is, and what one may do. */
export const access = {
  'https-needed': {
    status: 403,
    fr: [
      'On ne tape pas de mot de passe sur cette page.',
      'Connectez-vous par l’adresse en https écrite sur l’écran de la direction.',
    ],
    en: ['You cannot enter a password on this page.', 'Sign in at the https address shown on the director’s screen.'],
  },
  'last-manager': {
    status: 409,
    fr: ['Rien n’est changé : plus personne n’administrerait Ronde.', 'Nommez d’abord quelqu’un d’autre.'],
    en: ['Nothing was changed: Ronde would be left without a manager.', 'Appoint somebody else first.'],
  },
  'link-dead': {
    status: 404,
    fr: ['Ce lien ne sert plus.', 'Il a servi, sa durée est passée ou quelqu’un l’a retiré. Demandez-en un autre.'],
    en: ['This link no longer works.', 'It has been used, has expired or was revoked. Ask for another one.'],
  },
  'unknown-entry': {
    status: 404,
    fr: ['Cette fiche n’est plus dans le registre.', 'Elle a été réunie avec une autre, ou effacée. Cherchez le nom.'],
    en: [
      'This entry is no longer in the register.',
      'It was merged with another one, or deleted. Search for the name.',
    ],
  },
  'no-new-ratings': {
    status: 409,
    fr: [
      'Ce tournoi ne donne aucune cote au registre.',
      'Choisissez un tournoi clos, homologué, et pour L’Art de la Guerre officiel.',
    ],
    en: [
      'This tournament gives no rating to the register.',
      'Choose a tournament that is closed and rated; in L’Art de la Guerre, official too.',
    ],
  },
  'bad-season': {
    status: 422,
    fr: ['Cette saison est refusée : rien n’est changé.', 'Corrigez ce qui suit, puis recommencez.'],
    en: ['This season is refused: nothing was changed.', 'Correct what follows, then start again.'],
  },
  'unknown-carry': {
    status: 404,
    fr: ['Ces cotes n’ont pas été portées au registre.', 'Relisez la page : il n’y a rien à annuler.'],
    en: ['These ratings were not carried to the register.', 'Reload the page: there is nothing to undo.'],
  },
  'name-missing': {
    status: 422,
    fr: ['Le nom manque.', 'Écrivez le nom\u00a0: c’est avec lui que l’on se connecte.'],
    en: ['The name is missing.', 'You sign in with it: enter a name.'],
  },
  'name-mixed': {
    status: 422,
    fr: ['Ce nom mêle deux alphabets.', 'Une de ses lettres vient d’un autre alphabet : retapez le nom.'],
    en: [
      'This name mixes two alphabets.',
      'One letter comes from another alphabet: write the whole name in one alphabet.',
    ],
  },
  'name-taken': {
    status: 409,
    fr: ['Ce nom a déjà un compte.', 'Connectez-vous, ou ajoutez ce qui vous distingue, comme une ville.'],
    en: [
      'There is already an account with this name.',
      'Sign in, or add something to distinguish yours, such as a town.',
    ],
  },
  'not-allowed': {
    status: 403,
    fr: ['Rien n’est enregistré : votre rôle ne le permet pas.', 'Demandez à la direction du tournoi.'],
    en: ['Nothing was saved: your role does not allow it.', 'Ask the tournament director.'],
  },
  'not-yours': {
    status: 403,
    fr: ['Rien n’est annulé : cette décision n’est pas la vôtre.', 'Demandez à la direction de l’annuler.'],
    en: ['Nothing was undone: this decision is not yours.', 'Ask the director to undo it.'],
  },
  'password-common': {
    status: 422,
    fr: [
      'Ce mot de passe est l’un des plus courants.',
      'Choisissez-en un autre : quatre mots pris au hasard, par exemple.',
    ],
    en: ['This password is too common.', 'Choose another one: four random words, for instance.'],
  },
  'password-short': {
    status: 422,
    fr: ['Ce mot de passe est trop court.', 'Écrivez 10 caractères au moins, tous permis.'],
    en: ['This password is too short.', 'Use at least 10 characters, of any kind.'],
  },
  'sign-in-busy': {
    status: 503,
    fr: ['Trop de personnes se connectent en ce moment.', 'Réessayez dans quelques secondes.'],
    en: ['Too many people are signing in right now.', 'Try again in a few seconds.'],
  },
  'sign-in-needed': {
    status: 401,
    fr: [
      'Connectez-vous.',
      'Cette page est réservée à l’équipe du tournoi\u00a0: donnez votre nom et votre mot de passe.',
    ],
    en: ['Sign in.', 'This page is for staff: enter your name and password.'],
  },
  'try-later': {
    status: 429,
    fr: ['Trop d’essais de suite.', 'Attendez un peu, puis réessayez.'],
    en: ['Too many attempts in a row.', 'Wait a little, then try again.'],
  },
  'unknown-account': {
    status: 404,
    fr: ['Ce compte n’existe pas.', 'Quelqu’un l’a peut-être effacé\u00a0: relisez la liste des comptes.'],
    en: ['This account does not exist.', 'Somebody may have deleted it: check the list of accounts.'],
  },
  'unknown-link': {
    status: 404,
    fr: [
      'Cette invitation n’existe plus.',
      'Elle a servi, ou quelqu’un l’a déjà retirée\u00a0: relisez la liste, ou créez-en une autre.',
    ],
    en: ['This invitation no longer exists.', 'It has been used or revoked: check the list, or create another one.'],
  },
  'unknown-session': {
    status: 404,
    fr: ['Cet appareil est déjà déconnecté.', 'Rien n’est à faire\u00a0: relisez la liste des appareils.'],
    en: ['This device is already signed out.', 'Nothing to do: check the list of devices.'],
  },
  'wrong-sign-in': {
    status: 401,
    fr: ['Connexion impossible : nom ou mot de passe inexact.', 'Vérifiez les deux, puis réessayez.'],
    en: ['Cannot sign in: wrong name or password.', 'Check both, then try again.'],
  },
} as const satisfies Problems;
