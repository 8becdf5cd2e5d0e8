import type { FormatId } from '@ronde/engine';
import { isTour, type Lang, type RoundNoun, roundNoun } from '@ronde/language';

/** The words of one person's page. Nothing agrees with a person's sex. */
const frFor = (noun: RoundNoun, elo: boolean) => ({
  card: 'Fiche',
  fees: 'Frais payés',
  unknown: (number: string) => `Pas de numéro ${number} dans ce tournoi.`,
  backToList: 'Voir les inscriptions',
  // The next table.
  next: (round: number, table: number | null) =>
    table === null ? `${noun.One} ${round}, sans adversaire` : `${noun.One} ${round}, table ${table}`,
  against: (name: string) => `contre ${name}`,
  starts: 'commence',
  draft: 'projet',
  rank: (rank: string, after: number) => `${rank} place après ${noun.the} ${after}`,
  // Facts.
  presence: 'Dans la salle',
  fixedTable: 'Table fixe',
  spare: 'Remplacement',
  spareYes: 'joue pour compléter un nombre impair, sans classement',
  army: 'Armée',
  birthYear: 'Année de naissance',
  federation: 'Fédération',
  pseudonym: 'Pseudonyme public',
  pseudonymHelp: 'Remplace le nom sur toutes les pages publiques.',
  // Rounds.
  caption: (name: string) => `${noun.One}s de ${name}`,
  round: noun.One as string,
  result: 'Résultat',
  none: 'Rien n’est encore apparié.',
  // Acts.
  acts: 'Que faire',
  absence: 'Absence',
  here: 'Présence',
  leaves: 'Part',
  returns: 'Revient',
  identity: 'Corriger le nom, la licence…',
  facts: elo ? 'Corriger l’Elo, le club…' : 'Corriger la cote, le club…',
  correctArmy: 'Armée et liste',
  sanction: 'Sanctionner…',
  merge: 'Fusionner avec une autre inscription…',
  remove: 'Supprimer l’inscription',
  save: 'Enregistrer',
  yearWrong: 'Une année de quatre chiffres, de 1900 à 2100.',
  tableWrong: 'Un nombre entier, 1 au moins.',
  tableHelp: 'la table que cette personne ne peut pas quitter',
  implausible: 'Peu vraisemblable : à vérifier.',
  ranked: elo
    ? 'Le classement initial est fixé : il garde l’Elo d’avant. Le calcul prendra le nouveau.'
    : 'Le classement initial est fixé : il garde la cote d’avant. Le calcul des cotes prendra la nouvelle.',
  // Delete.
  cannotRemove: (name: string, round: number) => `${name} est dans ${noun.the} ${round} : suppression impossible.`,
  leaveAfter: (round: number) => `Faire partir après ${noun.the} ${round} ?`,
  leaveNow: 'Faire partir',
  // Sanctions.
  sanctions: 'Sanctions',
  what: 'Décision',
  inRound: noun.One as string,
  warning: 'Avertissement',
  malus: 'Malus',
  penalty: 'Pénalité',
  penaltyHelp: 'Les points sont déjà ôtés du score saisi : la pénalité en garde la trace.',
  exclusion: 'Exclusion',
  exclusionHelp: (table: number | null) =>
    table === null
      ? 'Les résultats d’avant restent. Plus d’appariement, pas de prix, pas de bonus.'
      : `La table ${table} compte comme un forfait. Les résultats d’avant restent. Plus d’appariement, pas de prix, pas de bonus.`,
  points: 'Points retirés',
  pointsWrong: 'Un nombre entier de points, 10 selon la règle.',
  article: 'Article',
  articleHelp: 'facultatif : celui du règlement qui décide',
  articleOrNote: 'celui du règlement qui décide ; sinon, un motif',
  noteOrArticle: 'nécessaire sans article ; lu par l’équipe seule',
  note: 'Motif',
  noteHelp: 'facultatif, pour l’équipe seule',
  record: 'Enregistrer la décision',
  lift: 'Lever',
  notYet: `Une sanction se donne dans ${noun.a} publié${noun.e} : il n’y en a pas encore.`,
  // Merging.
  mergeTitle: 'Une seule personne',
  mergeHelp: 'Deux inscriptions de la même personne n’en font plus qu’une. Le journal permet de revenir en arrière.',
  mergeWith: 'Avec',
  mergeStays: (name: string, number: number) => `Reste : ${name}, n° ${number}.`,
  mergeGoes: (name: string, number: number) =>
    `Part : ${name}, n° ${number} ; ce numéro ne sert plus. Ce que seule cette inscription savait est repris.`,
  mergeDo: 'Fusionner',
  mergeNeeds: 'Choisissez l’autre inscription.',
});

export type PlayerWords = ReturnType<typeof frFor>;

const en: PlayerWords = {
  card: 'Card',
  fees: 'Fee paid',
  unknown: (number) => `No number ${number} in this tournament.`,
  backToList: 'See the registrations',
  next: (round, table) => (table === null ? `Round ${round}, without opponent` : `Round ${round}, table ${table}`),
  against: (name) => `against ${name}`,
  starts: 'starts',
  draft: 'draft',
  rank: (rank, after) => `${rank} place after round ${after}`,
  presence: 'In the hall',
  fixedTable: 'Fixed table',
  spare: 'Spare player',
  spareYes: 'plays to make the number even, not ranked',
  army: 'Army',
  birthYear: 'Year of birth',
  federation: 'Federation',
  pseudonym: 'Public pseudonym',
  pseudonymHelp: 'Replaces the name on every public page.',
  caption: (name) => `Rounds of ${name}`,
  round: 'Round',
  result: 'Result',
  none: 'Nothing is drawn yet.',
  acts: 'What to do',
  absence: 'Absent',
  here: 'Here',
  leaves: 'Leaves',
  returns: 'Returns',
  identity: 'Correct the name, the licence…',
  facts: 'Correct the rating, the club…',
  correctArmy: 'Army and list',
  sanction: 'Sanction…',
  merge: 'Merge with another registration…',
  remove: 'Delete the registration',
  save: 'Save',
  yearWrong: 'A year of four digits, 1900 to 2100.',
  tableWrong: 'A whole number, 1 at least.',
  tableHelp: 'the table that this person can’t leave',
  implausible: 'Hardly plausible: to be checked.',
  ranked: 'The initial ranking is settled: it keeps the rating of before. Ratings will be calculated from the new one.',
  cannotRemove: (name, round) => `${name} is in round ${round}: cannot be deleted.`,
  leaveAfter: (round) => `Mark as leaving after round ${round}?`,
  leaveNow: 'Mark as leaving',
  sanctions: 'Sanctions',
  what: 'Decision',
  inRound: 'Round',
  warning: 'Warning',
  malus: 'Penalty',
  penalty: 'Penalty',
  penaltyHelp: 'The points are off the score that was entered: the penalty keeps a trace of them.',
  exclusion: 'Exclusion',
  exclusionHelp: (table) =>
    table === null
      ? 'Earlier results stand. No more draws, no prize, no bonus.'
      : `Table ${table} counts as a forfeit. Earlier results stand. No more draws, no prize, no bonus.`,
  points: 'Points taken off',
  pointsWrong: 'A whole number of points, 10 by the rule.',
  article: 'Article',
  articleHelp: 'optional: of the rules that decides',
  articleOrNote: 'of the rules that decides; without one, a reason',
  noteOrArticle: 'needed without an article; read by the staff alone',
  note: 'Reason',
  noteHelp: 'optional, for the staff alone',
  record: 'Save the decision',
  lift: 'Lift',
  notYet: 'A sanction is given in a published round: there is none yet.',
  mergeTitle: 'One person',
  mergeHelp: 'Two registrations of the same person become one. The log can take it back.',
  mergeWith: 'With',
  mergeStays: (name, number) => `Stays: ${name}, no. ${number}.`,
  mergeGoes: (name, number) =>
    `Goes: ${name}, no. ${number}; this number is not used again. What only this registration knew is taken over.`,
  mergeDo: 'Merge',
  mergeNeeds: 'Choose the other registration.',
};

const fr = frFor(roundNoun(), false);
const frTour = frFor(roundNoun('art-de-la-guerre'), true);

/** `format`: says what a round is called. */
export function playerWords(lang: Lang, format?: FormatId): PlayerWords {
  if (lang === 'en') return en;
  return isTour(format) ? frTour : fr;
}
