import type { Problems } from './problem-sentences.ts';

/** What the disk or the database says no to. */
export const storageProblems = {
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
      'Prévenez la personne qui s’occupe de l’ordinateur de la salle : le terminal en dit la raison.',
    ],
    en: ['Nothing was saved: the database can only be read.', 'Tell whoever looks after the hall computer.'],
  },
  'disk-full': {
    status: 503,
    fr: ['Rien n’est enregistré : le disque est plein.', 'Libérez de la place ; ce qui était enregistré est intact.'],
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
    fr: ['Un programme Ronde plus récent a écrit ces données.', 'Mettez le programme Ronde à jour, puis relancez-le.'],
    en: ['A later Ronde has written these data.', 'Update this Ronde, then start it again.'],
  },
  'store-away': {
    status: 503,
    fr: ['Rien n’est enregistré : la base ne répond pas.', 'Réessayez dans quelques secondes.'],
    en: ['Nothing was saved: the database is not responding.', 'Try again in a few seconds.'],
  },
  'store-busy': {
    status: 503,
    fr: ['Rien n’est enregistré : le fichier des données est occupé.', 'Réessayez dans quelques secondes.'],
    en: ['Nothing was saved: the data file is busy.', 'Try again in a few seconds.'],
  },
} as const satisfies Problems;
