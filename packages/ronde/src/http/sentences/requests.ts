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
    fr: ['Demande refusée.', 'Elle vient de la page d’un autre site.'],
    en: ['Request refused.', 'It was sent from another site’s page. Use Ronde’s own page.'],
  },
  'id-reused': {
    status: 409,
    fr: ['Rien n’est enregistré : cet identifiant a déjà servi.', 'La première demande disait autre chose.'],
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
    fr: ['Rien n’est envoyé : le tournoi n’est pas clos.', 'La clôture fige ce que la fédération reçoit.'],
    en: [
      'Nothing was sent: the tournament is not closed.',
      'Close it first: closing freezes what the federation receives.',
    ],
  },
  'practice-not-sent': {
    status: 409,
    fr: [
      'Rien n’est envoyé : c’est un tournoi d’entraînement.',
      'Ses joueurs sont inventés : aucune fédération ne le reçoit.',
    ],
    en: ['Nothing was sent: this is a practice tournament.', 'Its players are invented: no federation takes it.'],
  },
  malformed: {
    status: 422,
    fr: ['Rien n’est enregistré : la demande est mal formée.', 'Chaque champ à revoir est nommé dans la réponse.'],
    en: ['Nothing was saved: the request is malformed.', 'The answer names each field to correct.'],
  },
  'not-json': {
    status: 400,
    fr: ['Rien n’est enregistré : la demande est illisible.', 'Ce n’est pas du JSON.'],
    en: ['Nothing was saved: the request cannot be read.', 'Send JSON.'],
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
      'Une autre personne doit lire la feuille de match.',
    ],
    en: ['This result is not confirmed: you entered it yourself.', 'Somebody else has to check the result slip.'],
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
    fr: ['Inscription impossible : le nom manque.', 'La demande ne dit pas qui est cette personne.'],
    en: ['Cannot register: the name is missing.', 'Enter the person’s name.'],
  },
  'being-checked': {
    status: 503,
    fr: [
      'Rien n’est enregistré : les données sont en cours de vérification.',
      'Réessayez dans une minute ; tout peut se lire.',
    ],
    en: ['Nothing was saved: the database is being checked.', 'Try again in a minute; you can still read everything.'],
  },
  'read-only': {
    status: 503,
    fr: [
      'Rien n’est enregistré : la base ne peut qu’être lue.',
      'Prévenez qui s’occupe de l’ordinateur de la salle : son terminal en dit la raison.',
    ],
    en: ['Nothing was saved: the database can only be read.', 'Tell whoever looks after the computer of the hall.'],
  },
  'disk-full': {
    status: 503,
    fr: ['Rien n’est enregistré : le disque est plein.', 'Libérez de la place ; ce qui était enregistré est intact.'],
    en: ['Nothing was saved: the disk is full.', 'Make room; what was saved before is intact.'],
  },
  'disk-error': {
    status: 503,
    fr: [
      'Rien n’est enregistré : le disque refuse d’écrire.',
      'Copiez les données sur une clé, puis vérifiez le disque.',
    ],
    en: ['Nothing was saved: the disk refuses to write.', 'Copy the data to a stick, then check the disk.'],
  },
  'store-memory': {
    status: 503,
    fr: ['Rien n’est enregistré : la base manque de mémoire.', 'Réessayez dans une minute.'],
    en: ['Nothing was saved: the database is short of memory.', 'Try again in a minute.'],
  },
  'store-slow': {
    status: 503,
    fr: ['Rien n’est enregistré : la base a mis trop de temps à répondre.', 'Réessayez dans quelques secondes.'],
    en: ['Nothing was saved: the database took too long to answer.', 'Try again in a few seconds.'],
  },
  'newer-program': {
    status: 503,
    fr: ['Une Ronde plus récente a écrit ces données.', 'Mettez le programme Ronde à jour, puis relancez-le.'],
    en: ['A later Ronde has written these data.', 'Update this Ronde, then start it again.'],
  },
  'store-away': {
    status: 503,
    fr: ['Rien n’est enregistré : l’enregistrement ne répond pas.', 'Réessayez dans quelques secondes.'],
    en: ['Nothing was saved: the database is not responding.', 'Try again in a few seconds.'],
  },
  'store-busy': {
    status: 503,
    fr: ['Rien n’est enregistré : le fichier des données est occupé.', 'Réessayez dans quelques secondes.'],
    en: ['Nothing was saved: the data file is busy.', 'Try again in a few seconds.'],
  },
  'too-large': {
    status: 413,
    fr: ['Rien n’est enregistré : la demande est trop grande.', 'Elle dépasse 1 Mo.'],
    en: ['Nothing was saved: the request is too large.', 'It is over 1 MB.'],
  },
  'file-too-large': {
    status: 413,
    fr: ['Rien n’est enregistré : le fichier est trop grand.', 'Un fichier de tournoi fait 20 Mo au plus.'],
    en: ['Nothing was saved: the file is too large.', 'A tournament file takes 20 MB at most.'],
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
      'Un fichier de tournoi se lit en quelques secondes.',
    ],
    en: ['Nothing was saved: this file takes too long to read.', 'A tournament file is read in a few seconds.'],
  },
  'list-too-large': {
    status: 413,
    fr: ['Rien n’est enregistré : la liste est trop grande.', 'Elle dépasse 24 Mo : coupez-la en plusieurs fichiers.'],
    en: ['Nothing was saved: the list is too large.', 'It is over 24 MB: split it into several files.'],
  },
  'too-many-listeners': {
    status: 503,
    fr: ['Trop de pages suivent la journée.', 'La page se met à jour quand on la recharge.'],
    en: ['Too many pages are following this server.', 'Reload the page to update it.'],
  },
  'unknown-address': {
    status: 404,
    fr: ['Cette adresse n’existe pas.', 'La liste des adresses est dans /api/openapi.json.'],
    en: ['This address does not exist.', 'The list of addresses is in /api/openapi.json.'],
  },
  'unknown-person': {
    status: 404,
    fr: ['Cette personne n’est pas dans le tournoi.', 'Son adresse a pu être mal recopiée.'],
    en: ['This person is not in the tournament.', 'The address may have been miscopied: open it from the list.'],
  },
  'unknown-tournament': {
    status: 404,
    fr: ['Ce tournoi n’existe pas ici.', 'Son adresse a pu être mal recopiée.'],
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
    fr: ['Rien n’est enregistré : le format n’est pas accepté.', 'Envoyez du JSON (application/json).'],
    en: ['Nothing was saved: the format is not accepted.', 'Send JSON (application/json).'],
  },
} as const satisfies Problems;
