import { counted, type Lang } from '@ronde/language';

/** Words that only these screens need; what other doors say too lives in the language package. */
const fr = {
  cutSince: (at: string) => `coupé depuis ${at}`,
  sending: (n: number) => `Réseau de retour. Envoi de ${counted('fr', n, { one: 'résultat', other: 'résultats' })}.`,
  notYet: (round: number) => `Ronde ${round} : pas encore.`,
  notYetDrawn: 'Elle n’est pas appariée.',
  saved: 'enregistré',
  broken: 'Cette page n’a pas pu s’afficher. Tout ce qui était enregistré est là.',
  homonym: (name: string) => `${name} est déjà dans la liste. Inscrire quand même ?`,
};

export type Screen = typeof fr;

const en: Screen = {
  cutSince: (at) => `cut since ${at}`,
  sending: (n) => `Network back. Sending ${counted('en', n, { one: 'result', other: 'results' })}.`,
  notYet: (round) => `Round ${round}: not yet.`,
  notYetDrawn: 'It is not drawn.',
  saved: 'saved',
  broken: 'This page could not be shown. Everything that was saved is there.',
  homonym: (name) => `${name} is already in the list. Register anyway?`,
};

export function screenWords(lang: Lang): Screen {
  return lang === 'en' ? en : fr;
}
