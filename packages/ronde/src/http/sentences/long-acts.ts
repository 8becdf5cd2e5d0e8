import type { Problems } from './problem-sentences.ts';

/** What takes its time: tasks, and sheets of paper. */
export const longActs = {
  'task-cancelled': {
    status: 409,
    fr: ['Annulé : rien n’a changé.', 'Vous pouvez recommencer quand vous voulez.'],
    en: ['Cancelled: nothing has changed.', 'You can start again whenever you like.'],
  },
  'task-past': {
    status: 409,
    fr: ['Trop tard pour annuler.', 'L’enregistrement est en cours : il se termine en quelques secondes.'],
    en: ['Too late to cancel.', 'It is being saved, and ends in a few seconds.'],
  },
  'task-running': {
    status: 409,
    fr: ['Pas encore : la tâche est en cours.', 'Sa réponse sera là à la fin.'],
    en: ['Not yet: the task is under way.', 'Its answer will be here at the end.'],
  },
  'unknown-task': {
    status: 404,
    fr: ['Cette tâche est inconnue ici.', 'Elle est oubliée dix minutes après sa fin, et quand Ronde redémarre.'],
    en: ['This task is unknown here.', 'It is forgotten ten minutes after its end, and when Ronde starts again.'],
  },
  'papers-busy': {
    status: 503,
    fr: ['Trop de feuilles attendent déjà.', 'Réessayez dans une minute : elles sont faites l’une après l’autre.'],
    en: ['Too many sheets are waiting already.', 'Try again in a minute: they are made one after the other.'],
  },
  'paper-too-long': {
    status: 503,
    fr: ['Le PDF n’est pas fait : cette feuille a trop de pages.', 'Imprimez-la depuis le navigateur.'],
    en: ['The PDF could not be made: this sheet has too many pages.', 'Print it from the browser.'],
  },
  'paper-too-large': {
    status: 413,
    fr: ['Cette feuille serait trop grande pour être imprimée.', 'Téléchargez-en le tableau (.csv).'],
    en: ['This sheet would be too large to be printed.', 'Download its table (.csv).'],
  },
  'table-too-large': {
    status: 413,
    fr: ['Cette grille n’est pas faite : il y a trop de monde.', 'Le fichier du tournoi donne toutes les rencontres.'],
    en: ['This cross table was not made: there are too many people.', 'The tournament file holds every game.'],
  },
} as const satisfies Problems;
