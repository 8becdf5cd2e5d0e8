import type { Dictionary } from '@ronde/language';

/** The words of somebody’s card in the register. No participle agrees with a person’s sex. */
const fr = {
  noEntry: 'Fiche introuvable',
  noEntryWhy: 'Cette fiche n’est plus dans le registre. Cherchez le nom.',
  seen: 'Tournois de la maison',
  seenNowhere: 'Aucun.',
  doubts: (n: number) => (n === 1 ? '1 doute : deux fiches du même nom' : `${n} doutes : deux fiches du même nom`),
  compared: 'Deux fiches côte à côte',
  fact: 'Ce qui est dit',
  thisEntry: 'Cette fiche',
  otherEntry: 'L’autre',
  stays: '✓ ce qui reste si c’est la même personne.',
  openOther: 'Ouvrir l’autre fiche',
  merged: (name: string) => `Une seule fiche pour ${name}.`,
  apart: 'Les deux fiches restent.',
  merges: 'Fiches réunies',
  mergedWith: (who: string) => `Réunie avec ${who}`,
  undo: 'Séparer',
  parted: 'Deux fiches à nouveau.',
  findOther: 'Une autre fiche de la même personne',
};

type CardSentences = typeof fr;

const en: CardSentences = {
  noEntry: 'No such entry',
  noEntryWhy: 'This entry is no longer in the register. Search the name.',
  seen: 'Tournaments of this house',
  seenNowhere: 'None.',
  doubts: (n) => (n === 1 ? '1 doubt: two entries of one name' : `${n} doubts: two entries of one name`),
  compared: 'Two entries side by side',
  fact: 'What is said',
  thisEntry: 'This entry',
  otherEntry: 'The other one',
  stays: '✓ what stays if it is the same person.',
  openOther: 'Open the other entry',
  merged: (name) => `One entry for ${name}.`,
  apart: 'Both entries stay.',
  merges: 'Merged entries',
  mergedWith: (who) => `Merged with ${who}`,
  undo: 'Separate',
  parted: 'Two entries again.',
  findOther: 'Another entry of the same person',
};

export const cardSentences: Dictionary<CardSentences> = { fr, en };
