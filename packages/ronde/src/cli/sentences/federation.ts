import type { FederationSystem } from '@ronde/engine/federation/rating-events';
import { counted, type Dictionary, isolated, number } from '@ronde/language';

/** Lines and headers of a federation's tables. */
interface CliFederationSentences {
  readonly accepted: (name: string, day: string, changes: number) => string;
  readonly counted: (documents: number, people: number) => string;
  /** Files of both games. */
  readonly twoGames: string;
  /** Two files of two games; `first`: the rating of the first one. */
  readonly comparedGames: (first: FederationSystem, files: readonly string[]) => string;
  /** Bars are asked for of a rating that has none. */
  readonly noBars: string;
  readonly at: (day: string) => string;
  readonly series: string;
  readonly lastEvent: string;
  readonly federation: string;
  readonly licence: string;
  readonly change: string;
  readonly documents: string;
  /** How many are listed, and the bars that the rule proposes. */
  readonly listed: (people: number, day: string) => string;
  readonly proposed: string;
  readonly now: string;
  readonly people: string;
  readonly share: string;
  readonly compared: (differences: number, people: number) => string;
  readonly simulated: (documents: number, folder: string) => string;
}

const fr: CliFederationSentences = {
  accepted: (name, day, changes) =>
    `${day} · ${name} : ${changes === 0 ? 'aucune cote ne change' : counted('fr', changes, { one: 'cote change', other: 'cotes changent' })}.`,
  counted: (documents, people) =>
    `${counted('fr', documents, { one: 'document compte', other: 'documents comptent' })}, ${counted('fr', people, { one: 'personne', other: 'personnes' })}.`,
  twoGames: 'Une fédération garde un seul jeu\u00a0: ces fichiers sont du Scrabble et de L’Art de la Guerre.',
  comparedGames: (first, [one = '', other = '']) =>
    first === 'pl'
      ? `${isolated(one)} est du Scrabble, ${isolated(other)} de L’Art de la Guerre : leurs cotes ne se comparent pas.`
      : `${isolated(one)} est de L’Art de la Guerre, ${isolated(other)} du Scrabble : leurs cotes ne se comparent pas.`,
  noBars:
    'L’Elo n’a pas de barres : ses titres vont par nombres fixes. Les barres d’une saison sont celles du classement PL.',
  at: (day) => `Cotes au ${day}`,
  series: 'Série',
  lastEvent: 'Dernier tournoi',
  federation: 'Fédération',
  licence: 'Licence',
  change: 'Écart',
  documents: 'Tournois',
  listed: (people, day) => `${counted('fr', people, { one: 'personne', other: 'personnes' })} sur la liste du ${day}.`,
  proposed: 'Proposée',
  now: 'Actuelle',
  people: 'Personnes',
  share: 'Part',
  compared: (differences, people) =>
    differences === 0
      ? `Aucune cote ne diffère, sur ${number(people)}.`
      : `${counted('fr', differences, { one: 'cote diffère', other: 'cotes diffèrent' })}, sur ${number(people)}.`,
  simulated: (documents, folder) =>
    `${counted('fr', documents, { one: 'document écrit', other: 'documents écrits' })} dans ${isolated(folder)}, dans l’ordre d’arrivée.`,
};

const en: CliFederationSentences = {
  accepted: (name, day, changes) =>
    `${day} · ${name}: ${changes === 0 ? 'no rating changes' : counted('en', changes, { one: 'rating changes', other: 'ratings change' })}.`,
  counted: (documents, people) =>
    `${counted('en', documents, { one: 'document counts', other: 'documents count' })}, ${counted('en', people, { one: 'person', other: 'people' })}.`,
  twoGames: 'A federation keeps one game: these files are of Scrabble and of L’Art de la Guerre.',
  comparedGames: (first, [one = '', other = '']) =>
    first === 'pl'
      ? `${isolated(one)} is of Scrabble, ${isolated(other)} of L’Art de la Guerre: their ratings cannot be compared.`
      : `${isolated(one)} is of L’Art de la Guerre, ${isolated(other)} of Scrabble: their ratings cannot be compared.`,
  noBars: 'The Elo has no bars: its titles go by fixed numbers. The bars of a season are those of the PL.',
  at: (day) => `Ratings on ${day}`,
  series: 'Series',
  lastEvent: 'Last tournament',
  federation: 'Federation',
  licence: 'Licence',
  change: 'Change',
  documents: 'Tournaments',
  listed: (people, day) => `${counted('en', people, { one: 'person', other: 'people' })} on the list of ${day}.`,
  proposed: 'Proposed',
  now: 'Now',
  people: 'People',
  share: 'Share',
  compared: (differences, people) =>
    differences === 0
      ? `No rating differs, of ${number(people)}.`
      : `${counted('en', differences, { one: 'rating differs', other: 'ratings differ' })}, of ${number(people)}.`,
  simulated: (documents, folder) =>
    `${counted('en', documents, { one: 'document', other: 'documents' })} written to ${isolated(folder)}, in the order of arrival.`,
};

export const cliFederationSentences: Dictionary<CliFederationSentences> = { fr, en };
