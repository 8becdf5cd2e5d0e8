import { counted, type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

/** Words that only these screens need; what other doors say too lives in the language package. */
const frFor = (noun: RoundNoun) => ({
  cutSince: (at: string) => `coupé depuis ${at}`,
  catchingUp: 'mise à jour…',
  sending: (n: number) => `Envoi de ${counted('fr', n, { one: 'résultat', other: 'résultats' })}.`,
  noAnswer: 'Ronde ne répond pas',
  keptToo: (n: number) =>
    n === 1
      ? '1 résultat gardé sur ce poste.'
      : `${counted('fr', n, { one: 'résultat', other: 'résultats' })} gardés sur ce poste.`,
  failedHere: 'Rien n’est enregistré : Ronde n’a pas répondu. Relancez-la, puis réessayez.',
  steps: {
    waiting: 'En attente…',
    reading: 'Lecture…',
    comparing: 'Comparaison avec ce qui est connu…',
    writing: 'Enregistrement…',
    making: 'Mise en page…',
  },
  sheetsAhead: (n: number) => (n === 1 ? 'Une feuille avant la vôtre.' : `${n} feuilles avant la vôtre.`),
  cancelTask: 'Annuler',
  noFile: 'Le fichier n’est pas venu\u00a0: le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  openSheet: 'Ouvrir la feuille',
  notYet: (round: number) => `${noun.One} ${round} : pas encore.`,
  notYetDrawn: noun.e ? 'Elle n’est pas appariée.' : 'Il n’est pas apparié.',
  saved: 'enregistré',
  broken: 'Cette page n’a pas pu s’afficher. Tout ce qui était enregistré est là.',
  alreadyDrawn: (by: string, at: string) => `Déjà apparié${noun.e} par ${by}, ${at}`,
  forDirector: 'Ce choix revient à la direction.',
  directorsAct: 'Apparier, publier et clore reviennent à la direction.',
});

export type ScreenSentences = ReturnType<typeof frFor>;

const en: ScreenSentences = {
  cutSince: (at) => `cut since ${at}`,
  catchingUp: 'updating…',
  sending: (n) => `Sending ${counted('en', n, { one: 'result', other: 'results' })}.`,
  noAnswer: 'Ronde does not answer',
  keptToo: (n) => `${counted('en', n, { one: 'result', other: 'results' })} kept on this device.`,
  failedHere: 'Nothing was saved: Ronde did not answer. Start it again, then try again.',
  steps: {
    waiting: 'Waiting…',
    reading: 'Reading…',
    comparing: 'Comparing with what is known…',
    writing: 'Saving…',
    making: 'Setting the page…',
  },
  sheetsAhead: (n) => (n === 1 ? 'One sheet before yours.' : `${n} sheets before yours.`),
  cancelTask: 'Cancel',
  noFile: 'The file did not come: the server did not answer. Check the network, then try again.',
  openSheet: 'Open the sheet',
  notYet: (round) => `Round ${round}: not yet.`,
  notYetDrawn: 'It is not drawn.',
  saved: 'saved',
  broken: 'This page could not be shown. Everything that was saved is there.',
  alreadyDrawn: (by, at) => `Already drawn by ${by}, ${at}`,
  forDirector: 'This choice is the director’s.',
  directorsAct: 'Drawing, publishing and closing are the director’s.',
};

export const screenSentences: Dictionary<Spoken<ScreenSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
