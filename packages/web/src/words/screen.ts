import { counted, type Lang } from '@ronde/language';

/** Words that only these screens need; what other doors say too lives in the language package. */
const fr = {
  cutSince: (at: string) => `coupé depuis ${at}`,
  sending: (n: number) => `Réseau de retour. Envoi de ${counted('fr', n, { one: 'résultat', other: 'résultats' })}.`,
  notHeard: 'Rien n’est encore fait : Ronde ne répond pas. Réessayez.',
  practice: 'Des personnes inventées : rien ne compte.',
  notYet: (round: number) => `Ronde ${round} : pas encore.`,
  notYetDrawn: 'Elle n’est pas appariée.',
  goWhereWaiting: 'Aller à l’étape en attente',
  confirmDraw: (n: number) => (n === 1 ? 'Une personne n’est pas pointée :' : `${n} personnes ne sont pas pointées :`),
  nameAsked: 'Qui écrit dans le journal sur ce poste ?',
  remember: 'Retenir ce nom',
  rank: 'Rang',
  saved: 'enregistré',
  kept: 'gardé ici',
  exemptWhy: 'exempt',
  sheet: 'feuille',
  redrawSame: 'Refaire le tirage',
  correctionOf: (table: number, round: number) => `Correction de la table ${table}, ronde ${round}`,
  unchanged: 'Rien ne change.',
  people: (n: number) => counted('fr', n, { one: 'joueur', other: 'joueurs' }),
  rowTitle: (name: string) => `Présence de ${name}`,
  shortcutsOn: 'Raccourcis à une lettre',
  present: 'présence notée',
  homonym: (name: string) => `${name} est déjà dans la liste. Inscrire quand même ?`,
  listCount: (shown: number, of: number) => `${shown} sur ${of}`,
  searchPerson: 'Nom, club ou licence',
  undoHint: 'Annuler reprend cette décision sans effacer la trace.',
};

export type Screen = typeof fr;

const en: Screen = {
  cutSince: (at) => `cut since ${at}`,
  sending: (n) => `Network back. Sending ${counted('en', n, { one: 'result', other: 'results' })}.`,
  notHeard: 'Nothing done yet: Ronde does not answer. Try again.',
  practice: 'Invented people: nothing counts.',
  notYet: (round) => `Round ${round}: not yet.`,
  notYetDrawn: 'It is not drawn.',
  goWhereWaiting: 'Go to the step that waits',
  confirmDraw: (n) => (n === 1 ? 'One person is not checked in:' : `${n} people are not checked in:`),
  nameAsked: 'Who writes in the log on this computer?',
  remember: 'Remember this name',
  rank: 'Rank',
  saved: 'saved',
  kept: 'kept here',
  exemptWhy: 'bye',
  sheet: 'slip',
  redrawSame: 'Draw again',
  correctionOf: (table, round) => `Correction of table ${table}, round ${round}`,
  unchanged: 'Nothing changes.',
  people: (n) => counted('en', n, { one: 'player', other: 'players' }),
  rowTitle: (name) => `Presence of ${name}`,
  shortcutsOn: 'Single-letter shortcuts',
  present: 'presence noted',
  homonym: (name) => `${name} is already in the list. Register anyway?`,
  listCount: (shown, of) => `${shown} of ${of}`,
  searchPerson: 'Name, club or licence',
  undoHint: 'Undo takes the decision back and keeps its trace.',
};

export function screenWords(lang: Lang): Screen {
  return lang === 'en' ? en : fr;
}
