import type { FederationFact } from '@ronde/engine/federation/facts';
import { clock, type Dictionary, date, isolated } from '@ronde/language';
import type { Problems } from './problem-sentences.ts';

/** What a federation's desk and its door say no for. */
export const federationProblems = {
  'unknown-federation': {
    status: 404,
    fr: ['Cette fédération n’existe pas ici.', 'Son adresse a pu être mal recopiée\u00a0: ouvrez-la depuis la liste.'],
    en: ['This federation does not exist here.', 'The address may have been miscopied: open it from the list.'],
  },
  'federation-away': {
    status: 503,
    fr: ['La fédération ne répond pas.', 'Réessayez dans un moment ; ce qui lui est envoyé est gardé.'],
    en: ['The federation does not answer.', 'Try again in a moment; what was sent to it is kept.'],
  },
  'unknown-sender': {
    status: 401,
    fr: ['Expéditeur inconnu.', 'Le code manque, est inexact ou a été retiré : demandez-en un à la fédération.'],
    en: ['Unknown sender.', 'The code is missing, wrong or revoked: ask the federation for one.'],
  },
  'unknown-document': {
    status: 404,
    fr: ['Aucun document ne porte ce numéro.', 'Son adresse a pu être mal recopiée\u00a0: ouvrez-la depuis la liste.'],
    en: ['No document has this number.', 'The address may have been miscopied: open it from the list.'],
  },
  'unknown-list': {
    status: 404,
    fr: ['Aucune liste n’est publiée à cette date.', 'Choisissez une date dans la liste des listes publiées.'],
    en: ['No list was published at this date.', 'Choose a date from the list of published lists.'],
  },
  'list-retired': {
    status: 410,
    fr: ['Cette liste est retirée.', 'La liste des listes publiées dit pourquoi, et laquelle la suit.'],
    en: ['This list was retired.', 'The list of published lists says why, and which one follows it.'],
  },
  'federation-here': {
    status: 409,
    fr: ['Rien n’est créé : une fédération a déjà cette adresse.', 'Choisissez-en une autre.'],
    en: ['Nothing was created: a federation already has this address.', 'Choose another one.'],
  },
  'document-refused': {
    status: 422,
    fr: [
      'Document refusé : rien n’en est gardé.',
      'Corrigez chaque point nommé dans la réponse, puis envoyez de nouveau.',
    ],
    en: [
      'The document is refused: nothing of it is kept.',
      'Correct each point that the answer names, then send it again.',
    ],
  },
  // The status that draft-ietf-httpapi-idempotency-key-header gives to a key with another payload.
  'key-reused': {
    status: 422,
    fr: [
      'Rien n’est reçu : cette clé (Idempotency-Key) a déjà servi à un autre envoi.',
      'Répétez le même envoi sous la même clé, sans changement\u202f; donnez à un autre envoi, à une correction aussi, une nouvelle clé.',
    ],
    en: [
      'Nothing was received: this key (Idempotency-Key) was used for something else.',
      'Repeat the same request under the same key, unchanged; give anything else, a correction too, a new key.',
    ],
  },
  'document-too-large': {
    status: 413,
    fr: ['Document refusé : il est trop grand.', 'Un tournoi clos fait 4 Mo au plus\u00a0: vérifiez le fichier.'],
    en: ['The document is refused: it is too large.', 'A closed tournament takes 4 MB at most: check the file.'],
  },
  'federation-refused': {
    status: 409,
    fr: ['Rien n’est décidé.', 'Relisez la page, puis recommencez.'],
    en: ['Nothing was decided.', 'Reload the page, then start over.'],
  },
  'answers-awaited': {
    status: 409,
    fr: ['Des réponses sont attendues.', 'Dites qui sont ces personnes avant d’accepter.'],
    en: ['There are questions to answer first.', 'Say who these people are before accepting.'],
  },
  'decided-meanwhile': {
    status: 409,
    fr: ['Quelqu’un a décidé entre-temps.', 'Relisez la page : elle a changé.'],
    en: ['Somebody else has decided in the meantime.', 'Reload the page: it has changed.'],
  },
} as const satisfies Problems;

interface DeskSentences {
  /** « Accepté par Marc Weil à 18:22. » */
  readonly meanwhile: (kind: FederationFact['kind'], by: string, at: string) => string;
  readonly seeChanges: string;
  /** « 2 réponses attendues : PÉRIER, WAGNER. » */
  readonly awaited: (names: readonly string[]) => string;
  /** Why a list was retired, and the day of the one that follows it. */
  readonly retired: (because: string, next: string | null) => string;
}

const frDone: Readonly<Record<FederationFact['kind'], string>> = {
  received: 'Document reçu, envoyé',
  accepted: 'Accepté',
  returned: 'Renvoyé',
  withdrawn: 'Retiré',
  weighed: 'Catégorie ou homologation changée',
  identified: 'Identité corrigée',
  merged: 'Fiches réunies',
  'told-apart': 'Deux personnes',
  erased: 'Personne effacée',
  'season-opened': 'Saison ouverte',
  'championship-set': 'Méthode du championnat changée',
  published: 'Publiée',
  retired: 'Retirée',
  undone: 'Annulé',
};

const enDone: Readonly<Record<FederationFact['kind'], string>> = {
  received: 'A document was sent',
  accepted: 'Accepted',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  weighed: 'Category or approval changed',
  identified: 'Identity corrected',
  merged: 'Entries merged',
  'told-apart': 'Two people',
  erased: 'Person deleted',
  'season-opened': 'Season opened',
  'championship-set': 'Method of the championship changed',
  published: 'Published',
  retired: 'Retired',
  undone: 'Undone',
};

export const deskSentences: Dictionary<DeskSentences> = {
  fr: {
    meanwhile: (kind, by, at) => `${frDone[kind]} par ${by} à ${clock(at)}.`,
    seeChanges: 'Voir ce qui a changé.',
    awaited: (names) =>
      `${names.length === 1 ? '1 réponse attendue' : `${names.length} réponses attendues`}\u00a0: ${names.join(', ')}.`,
    retired: (because, next) =>
      `Raison\u00a0: «\u00a0${isolated(because)}\u00a0»${next === null ? '' : ` La liste du ${date('fr', next)} la suit.`}`,
  },
  en: {
    meanwhile: (kind, by, at) => `${enDone[kind]} by ${by} at ${clock(at)}.`,
    seeChanges: 'See what has changed.',
    awaited: (names) =>
      `${names.length === 1 ? '1 question is still to be answered' : `${names.length} questions are still to be answered`}: ${names.join(', ')}.`,
    retired: (because, next) =>
      `Reason: “${isolated(because)}”${next === null ? '' : ` The list of ${date('en', next)} follows it.`}`,
  },
};
