import type { Problems } from './problem-sentences.ts';

/** What was asked, and whether it could be. */
export const requestProblems = {
  'body-too-slow': {
    status: 408,
    fr: ['Rien n’est enregistré : la demande n’est pas arrivée en entier.', 'Vérifiez le réseau, puis réessayez.'],
    en: ['Nothing was saved: the request did not arrive complete.', 'Check the network, then try again.'],
  },
  'foreign-host': {
    status: 403,
    fr: ['Adresse refusée.', 'Ronde ne répond pas à ce nom : ouvrez l’adresse écrite au démarrage.'],
    en: ['Address refused.', 'Ronde does not answer to this name: open the address shown at start-up.'],
  },
  'foreign-origin': {
    status: 403,
    fr: ['Demande refusée.', 'Elle vient de la page d’un autre site. Ouvrez Ronde par son adresse, puis recommencez.'],
    en: ['Request refused.', 'It was sent from another site’s page. Use Ronde’s own page.'],
  },
  'id-reused': {
    status: 409,
    fr: [
      'Rien n’est enregistré\u00a0: cette demande a déjà été envoyée, autrement.',
      'Rechargez la page, puis recommencez.',
    ],
    en: [
      'Nothing was saved: this id has already been used.',
      'An earlier request with it was different. Send yours with a new id.',
    ],
  },
  internal: {
    status: 500,
    fr: ['Rien n’est enregistré : Ronde a rencontré une erreur.', 'Réessayez. Ce qui était enregistré est intact.'],
    en: ['Nothing was saved: Ronde ran into an error.', 'Try again. What was saved before is intact.'],
  },
  'list-too-long': {
    status: 413,
    fr: ['Liste trop longue.', 'Elle dépasse 200 000 lignes : coupez-la en plusieurs fichiers.'],
    en: ['The list is too long.', 'It has more than 200,000 lines: split it into several files.'],
  },
  'no-federation': {
    status: 409,
    fr: [
      'Rien n’est envoyé : aucune adresse de fédération n’est connue.',
      'Téléchargez le fichier du tournoi et remettez-le à la fédération.',
    ],
    en: [
      'Nothing was sent: no federation address is set up.',
      'Download the tournament file and send it to the federation.',
    ],
  },
  'not-closed': {
    status: 409,
    fr: [
      'Rien n’est envoyé : le tournoi n’est pas clos.',
      'Clôturez-le d’abord\u00a0: la clôture fige ce que la fédération reçoit.',
    ],
    en: [
      'Nothing was sent: the tournament is not closed.',
      'Close it first: closing freezes what the federation receives.',
    ],
  },
  'practice-not-sent': {
    status: 409,
    fr: [
      'Rien n’est envoyé : c’est un tournoi d’entraînement.',
      'Ses joueurs sont inventés\u00a0: envoyez un vrai tournoi.',
    ],
    en: ['Nothing was sent: this is a practice tournament.', 'Its players are invented: send a real tournament.'],
  },
  malformed: {
    status: 422,
    fr: ['Rien n’est enregistré\u00a0: un champ n’est pas correct.', 'Corrigez-le, puis enregistrez de nouveau.'],
    en: ['Nothing was saved: a field is not correct.', 'Correct it, then save again.'],
  },
  'not-json': {
    status: 400,
    fr: [
      'Rien n’est enregistré\u00a0: la page a envoyé des données illisibles.',
      'Rechargez la page, puis recommencez (un programme envoie du JSON).',
    ],
    en: [
      'Nothing was saved: the page sent data that cannot be read.',
      'Reload the page, then try again (a program sends JSON).',
    ],
  },
  'old-workbook': {
    status: 415,
    fr: ['Ancien tableur (.xls) : Ronde ne le lit pas.', 'Enregistrez-le en .xlsx, .ods ou .csv, puis choisissez-le.'],
    en: ['Ronde cannot read old workbooks (.xls).', 'Save it as .xlsx, .ods or .csv, then choose it.'],
  },
  'own-result': {
    status: 403,
    fr: [
      'Ce résultat n’est pas confirmé : c’est vous qui l’avez saisi.',
      'Demandez à une autre personne de lire la feuille.',
    ],
    en: ['This result is not confirmed: you entered it yourself.', 'Ask somebody else to check the result slip.'],
  },
  'people-changed': {
    status: 409,
    fr: [
      'Des noms ou des licences de la liste ne sont pas pris : ces fiches ont changé entre-temps.',
      'Quelqu’un d’autre les a corrigées. Relisez les différences, puis recommencez.',
    ],
    en: [
      'Names or licences of the list are not taken: these entries have changed in the meantime.',
      'Somebody else has corrected them. Check the differences, then try again.',
    ],
  },
  'person-changed': {
    status: 409,
    fr: [
      'Rien n’est enregistré : cette fiche a changé entre-temps.',
      'Quelqu’un d’autre l’a corrigée. Relisez-la, puis recommencez.',
    ],
    en: [
      'Nothing was saved: this entry has changed in the meantime.',
      'Somebody else has corrected it. Check it, then try again.',
    ],
  },
  'person-needed': {
    status: 422,
    fr: ['Inscription impossible : le nom manque.', 'Écrivez le nom de cette personne.'],
    en: ['Cannot register: the name is missing.', 'Enter the person’s name.'],
  },
  'too-large': {
    status: 413,
    fr: ['Rien n’est enregistré\u00a0: c’est trop long (plus de 1 Mo).', 'Recommencez en plusieurs fois.'],
    en: ['Nothing was saved: it is too long (over 1 MB).', 'Try again in several parts.'],
  },
  'file-too-large': {
    status: 413,
    fr: [
      'Rien n’est enregistré : le fichier est trop grand.',
      'Un fichier de tournoi fait 20 Mo au plus\u00a0: vérifiez que c’est le bon.',
    ],
    en: [
      'Nothing was saved: the file is too large.',
      'A tournament file takes 20 MB at most: check that it is the right one.',
    ],
  },
  'file-being-read': {
    status: 429,
    fr: ['Rien n’est enregistré : votre fichier précédent est encore lu.', 'Attendez sa réponse, puis recommencez.'],
    en: ['Nothing was saved: your previous file is still being read.', 'Wait for its answer, then try again.'],
  },
  'file-too-slow': {
    status: 413,
    fr: [
      'Rien n’est enregistré : ce fichier est trop long à lire.',
      'Un fichier de tournoi se lit en quelques secondes\u00a0: vérifiez que c’est le bon.',
    ],
    en: [
      'Nothing was saved: this file takes too long to read.',
      'A tournament file is read in a few seconds: check that it is the right one.',
    ],
  },
  'list-too-large': {
    status: 413,
    fr: ['Rien n’est enregistré : la liste est trop grande.', 'Elle dépasse 24 Mo : coupez-la en plusieurs fichiers.'],
    en: ['Nothing was saved: the list is too large.', 'It is over 24 MB: split it into several files.'],
  },
  'too-many-listeners': {
    status: 503,
    fr: ['Trop d’appareils sont connectés.', 'Rechargez la page pour la mettre à jour.'],
    en: ['Too many devices are connected.', 'Reload the page to update it.'],
  },
  'unknown-address': {
    status: 404,
    fr: ['Cette adresse n’existe pas.', 'Vérifiez l’adresse, ou revenez à l’accueil.'],
    en: ['This address does not exist.', 'Check the address, or go back to the home page.'],
  },
  'unknown-person': {
    status: 404,
    fr: [
      'Cette personne n’est pas dans le tournoi.',
      'Son adresse a pu être mal recopiée\u00a0: ouvrez-la depuis la liste.',
    ],
    en: ['This person is not in the tournament.', 'The address may have been miscopied: open it from the list.'],
  },
  'unknown-tournament': {
    status: 404,
    fr: ['Ce tournoi n’existe pas ici.', 'Son adresse a pu être mal recopiée\u00a0: ouvrez-la depuis la liste.'],
    en: ['This tournament does not exist here.', 'The address may have been miscopied: open it from the list.'],
  },
  'unreadable-list': {
    status: 415,
    fr: ['Fichier illisible.', 'Ronde lit les listes en .csv, .xlsx et .ods. Enregistrez le fichier de nouveau.'],
    en: ['The file cannot be read.', 'Ronde reads lists as .csv, .xlsx and .ods. Save the file again.'],
  },
  'workbook-too-large': {
    status: 413,
    fr: ['Fichier trop grand une fois ouvert.', 'Copiez la liste seule dans un nouveau fichier, ou collez-la.'],
    en: ['The file is too large once opened.', 'Copy the list alone into a new file, or paste it.'],
  },
  'workbook-too-slow': {
    status: 413,
    fr: ['Fichier trop long à lire.', 'Copiez la liste seule dans un nouveau fichier, ou collez-la.'],
    en: ['The file takes too long to read.', 'Copy the list alone into a new file, or paste it.'],
  },
  'workbook-too-wide': {
    status: 413,
    fr: [
      'Feuille trop étendue : une cellule est remplie très loin de la liste.',
      'Effacez cette cellule, ou copiez la liste seule dans un nouveau fichier.',
    ],
    en: [
      'The sheet is too wide: a cell is filled very far from the list.',
      'Clear that cell, or copy the list alone into a new file.',
    ],
  },
  'wrong-content-type': {
    status: 415,
    fr: [
      'Rien n’est enregistré\u00a0: la page a envoyé des données illisibles.',
      'Rechargez la page, puis recommencez (un programme envoie application/json).',
    ],
    en: [
      'Nothing was saved: the page sent data that cannot be read.',
      'Reload the page, then try again (a program sends application/json).',
    ],
  },
} as const satisfies Problems;
