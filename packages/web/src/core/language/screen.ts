import { counted, type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

/** Words that only these screens need; what other doors say too lives in the language package. */
const frFor = (noun: RoundNoun) => ({
  cutSince: (at: string) => `coupé depuis ${at}`,
  catchingUp: 'mise à jour…',
  upToDate: 'à jour',
  sending: (n: number) => `Envoi de ${counted('fr', n, { one: 'résultat', other: 'résultats' })}.`,
  noAnswer: 'Ronde ne répond pas',
  keptToo: (n: number) =>
    n === 1
      ? '1 résultat gardé sur ce poste.'
      : `${counted('fr', n, { one: 'résultat', other: 'résultats' })} gardés sur ce poste.`,
  failedHere: 'Rien n’est enregistré : le programme Ronde n’a pas répondu. Relancez-le, puis réessayez.',
  steps: {
    waiting: 'En attente…',
    reading: 'Lecture…',
    comparing: 'Comparaison avec ce qui est connu…',
    writing: 'Enregistrement…',
    making: 'Mise en page…',
  },
  sheetsAhead: (n: number) => (n === 1 ? 'Une feuille avant la vôtre.' : `${n} feuilles avant la vôtre.`),
  cancelTask: 'Annuler',
  noFile: 'Fichier non préparé\u00a0: l’ordinateur de la salle n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  openSheet: 'Ouvrir la feuille',
  notYet: (round: number) => `${noun.The} ${round} n’est pas encore ouvert${noun.e}.`,
  notYetDrawn: noun.e ? 'Elle n’est pas appariée.' : 'Il n’est pas apparié.',
  saved: 'enregistré',
  broken: 'Cette page n’a pas pu s’afficher. Tout ce qui était enregistré est là.',
  alreadyDrawn: (by: string, at: string) => `Déjà apparié${noun.e} par ${by}, ${at}`,
  forDirector: 'Ce choix revient à la direction.',
  directorsAct: 'Apparier, publier et clore reviennent à la direction.',
});

export type ScreenSentences = ReturnType<typeof frFor>;

const en: ScreenSentences = {
  cutSince: (at) => `offline since ${at}`,
  catchingUp: 'updating…',
  upToDate: 'up to date',
  sending: (n) => `Sending ${counted('en', n, { one: 'result', other: 'results' })}.`,
  noAnswer: 'Ronde is not responding',
  keptToo: (n) => `${counted('en', n, { one: 'result', other: 'results' })} saved on this device, not yet sent.`,
  failedHere: 'Nothing was saved: Ronde did not respond. Restart it, then try again.',
  steps: {
    waiting: 'Waiting…',
    reading: 'Reading…',
    comparing: 'Comparing with what is known…',
    writing: 'Saving…',
    making: 'Laying out the page…',
  },
  sheetsAhead: (n) => (n === 1 ? 'One sheet before yours.' : `${n} sheets before yours.`),
  cancelTask: 'Cancel',
  noFile: 'File not prepared: the server did not answer. Check the network, then try again.',
  openSheet: 'Open the sheet',
  notYet: (round) => `Round ${round} is not available yet.`,
  notYetDrawn: 'It has not been paired.',
  saved: 'saved',
  broken: 'This page could not be shown. Nothing that was saved is lost.',
  alreadyDrawn: (by, at) => `Already paired by ${by}, ${at}`,
  forDirector: 'Only the director can decide this.',
  directorsAct: 'Only the director can pair, publish and close rounds.',
};

export const screenSentences: Dictionary<Spoken<ScreenSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
