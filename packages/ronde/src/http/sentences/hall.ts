import type { Problems } from './problem-sentences.ts';

/** What the hall's clocks are refused for. */
export const hall = {
  'no-clock': {
    status: 409,
    fr: ['Rien n’est changé\u00a0: le temps n’est pas lancé.', 'Lancez d’abord la pendule, ou le chrono.'],
    en: ['Nothing was changed: no clock is running.', 'Start the clocks first.'],
  },
  'no-hidden-end': {
    status: 409,
    fr: ['Rien n’est lancé : seul L’Art de la Guerre a une fin cachée.', 'Relancez sans fin cachée.'],
    en: ['Nothing was started: only L’Art de la Guerre has a hidden end.', 'Start the clocks without a hidden end.'],
  },
  'no-round-drawn': {
    status: 409,
    fr: ['Rien n’est lancé : aucune table publiée n’est en jeu.', 'Publiez l’appariement, puis recommencez.'],
    en: ['Nothing was started: no published round is in progress.', 'Publish the pairings, then try again.'],
  },
} as const satisfies Problems;

/** What the public and players meet, and those who let them in. */
export const visitors = {
  'already-here': {
    status: 409,
    fr: ['Rien n’est importé : ce tournoi est déjà ici.', 'Importez-le comme copie pour l’avoir deux fois.'],
    en: ['Nothing was imported: this tournament is already here.', 'Import it as a copy to have it twice.'],
  },
  'file-refused': {
    status: 422,
    fr: [
      'Rien n’est importé\u00a0: ce fichier contient des erreurs.',
      'Elles sont énumérées ci-dessous\u00a0: corrigez-les, puis recommencez.',
    ],
    en: ['Nothing was imported: this file has errors.', 'They are listed below: correct them, then try again.'],
  },
  'no-results': {
    status: 422,
    fr: ['Rien n’est importé : aucun résultat ne se lit dans ce fichier.', 'Chaque point à revoir est nommé.'],
    en: ['Nothing was imported: no results can be read in this file.', 'Each point to correct is listed.'],
  },
  'results-not-written': {
    status: 409,
    fr: ['Ce tournoi ne peut pas être écrit dans ce format.', 'Choisissez un autre format, ou le fichier du tournoi.'],
    en: ['This tournament cannot be written in this format.', 'Choose another format, or the tournament file.'],
  },
  'no-table': {
    status: 409,
    fr: ['Rien n’est enregistré : pas de partie pour vous pour l’instant.', 'Rechargez la page : elle a pu changer.'],
    en: ['Nothing was saved: you have no table in this round.', 'Reload the page: it may have changed.'],
  },
  'no-counter': {
    status: 422,
    fr: ['Rien n’est enregistré : cela n’est pas compté dans ce tournoi.', 'Rechargez la page : elle a pu changer.'],
    en: ['Nothing was saved: this is not counted in this tournament.', 'Reload the page: it may have changed.'],
  },
  'not-public': {
    status: 404,
    fr: ['Cette page n’est pas encore publique.', 'Attendez les tables, ou la clôture du tournoi, puis rechargez-la.'],
    en: ['This page is not public yet.', 'Wait for the pairings, or for the end of the tournament, then reload it.'],
  },
  'presence-closed': {
    status: 409,
    fr: ['Présence non notée.', 'L’équipe la note elle-même\u00a0: présentez-vous à l’entrée de la salle.'],
    en: ['You have not been checked in.', 'Staff do it themselves: go to the entrance to the hall.'],
  },
  'presence-settled': {
    status: 409,
    fr: ['Présence non notée\u00a0: l’équipe a noté une absence.', 'Présentez-vous à la table de marque.'],
    en: ['You have not been checked in: staff have marked you absent.', 'Go to the director’s desk.'],
  },
  'registration-closed': {
    status: 409,
    fr: ['Les inscriptions en ligne sont fermées.', 'Adressez-vous à la direction du tournoi.'],
    en: ['Online registration is closed.', 'Ask the tournament director.'],
  },
  'request-settled': {
    status: 409,
    fr: ['Rien n’est changé : cette demande a déjà sa réponse.', 'Rechargez la liste pour la voir.'],
    en: ['Nothing was changed: this request has already been answered.', 'Reload the list to see it.'],
  },
  'result-corrected': {
    status: 409,
    fr: [
      'L’arbitrage a corrigé ce résultat\u202f; voyez-le à la table de marque.',
      'Votre saisie n’est pas enregistrée. Relisez le résultat.',
    ],
    en: ['The arbiter has corrected this result; ask at the director’s desk.', 'Your entry was not saved.'],
  },
  'sheet-closed': {
    status: 409,
    fr: ['La feuille de marque du téléphone est fermée.', 'La direction l’a fermée\u00a0: tenez la marque sur papier.'],
    en: ['The phone score sheet is switched off.', 'It is switched off by staff: keep score on paper.'],
  },
  'table-in-play': {
    status: 409,
    fr: [
      'La recherche de mots est fermée pendant votre partie.',
      'Attendez que votre résultat soit enregistré\u00a0: elle s’ouvrira.',
    ],
    en: ['Word look-up is closed during your game.', 'It opens once your result is saved.'],
  },
  'waiting-list-full': {
    status: 409,
    fr: [
      'Les demandes ne sont plus acceptées\u00a0: la liste d’attente est pleine.',
      'Adressez-vous à la direction du tournoi.',
    ],
    en: ['No more requests are taken: the waiting list is full.', 'Ask the tournament director.'],
  },
  'unknown-request': {
    status: 404,
    fr: [
      'Cette demande d’inscription n’existe pas.',
      'Son adresse a pu être mal recopiée\u00a0: ouvrez-la depuis la liste.',
    ],
    en: ['This registration request does not exist.', 'The address may have been miscopied: open it from the list.'],
  },
} as const satisfies Problems;
