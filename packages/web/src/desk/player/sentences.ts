import { type Dictionary, de, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

/** The sentences of one person's page. Nothing agrees with a person's sex. */
const frFor = (noun: RoundAndTable) => ({
  card: 'Fiche',
  fees: 'Frais payés',
  unknown: (number: string) => `Pas de numéro ${number} dans ce tournoi.`,
  backToList: 'Voir les inscriptions',
  // The next table.
  next: (round: number, table: number | null) =>
    table === null ? `${noun.One} ${round}, sans adversaire` : `${noun.One} ${round}, ${noun.table.one} ${table}`,
  against: (name: string) => `contre ${name}`,
  starts: 'commence',
  draft: 'projet',
  rank: (rank: string, after: number) => `${rank} place après ${noun.the} ${after}`,
  // Facts.
  presence: 'Dans la salle',
  army: 'Armée',
  // Rounds.
  caption: (name: string) => `${noun.One}s ${de(name)}`,
  round: noun.One as string,
  result: 'Résultat',
  none: 'Rien n’est encore apparié.',
  // Acts.
  acts: 'Que faire',
  absence: 'Absence',
  here: 'Présence',
  leaves: 'Départ',
  returns: 'Retour',
  correctArmy: 'Armée et liste',
  sanction: 'Sanctionner…',
  merge: 'Fusionner avec une autre inscription…',
  remove: 'Supprimer l’inscription',
  // Delete.
  cannotRemove: (name: string, round: number) => `${name} est dans ${noun.the} ${round} : suppression impossible.`,
  leaveAfter: (round: number) => `Noter le départ après ${noun.the} ${round} ?`,
  leaveNow: 'Noter le départ',
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
      ? 'Les résultats d’avant restent. Aucune partie ensuite, ni prix, ni bonus.'
      : `${noun.table.The} ${table} compte comme un forfait. Les résultats d’avant restent. Aucune partie ensuite, ni prix, ni bonus.`,
  points: 'Points retirés',
  pointsWrong: 'Un nombre entier de points, 10 selon le règlement.',
  article: 'Article',
  articleHelp: 'facultatif : l’article du règlement',
  articleOrNote: 'l’article du règlement\u202f; sinon, un motif',
  noteOrArticle: 'obligatoire s’il n’y a pas d’article ; réservé à l’équipe',
  note: 'Motif',
  noteHelp: 'facultatif, pour l’équipe seule',
  record: 'Enregistrer la décision',
  lift: 'Lever',
  notYet: `Une sanction se donne dans ${noun.a} publié${noun.e} : il n’y en a pas encore.`,
  // Merging.
  mergeTitle: 'Une seule personne',
  mergeHelp: 'Deux inscriptions de la même personne n’en font plus qu’une. Le journal permet de revenir en arrière.',
  mergeWith: 'Avec',
  mergeStays: (name: string, number: number) => `Gardée\u00a0: ${name}, n°\u00a0${number}.`,
  mergeGoes: (name: string, number: number) =>
    `Supprimée\u00a0: ${name}, n°\u00a0${number} (ce numéro ne servira plus). Ce qu’elle seule contenait est ajouté à l’autre.`,
  mergeDo: 'Fusionner',
  mergeNeeds: 'Choisissez l’autre inscription.',
});

type PlayerSentences = ReturnType<typeof frFor>;

const en: PlayerSentences = {
  card: 'Details',
  fees: 'Fee paid',
  unknown: (number) => `There is no player number ${number} in this tournament.`,
  backToList: 'See the registrations',
  next: (round, table) => (table === null ? `Round ${round}, bye` : `Round ${round}, table ${table}`),
  against: (name) => `against ${name}`,
  starts: 'starts',
  draft: 'draft',
  rank: (rank, after) => `${rank} place after round ${after}`,
  presence: 'Attendance',
  army: 'Army',
  caption: (name) => `${name}’s rounds`,
  round: 'Round',
  result: 'Result',
  none: 'No round has been paired yet.',
  acts: 'Actions',
  absence: 'Mark absent',
  here: 'Present',
  leaves: 'Withdraw',
  returns: 'Bring back',
  correctArmy: 'Army and list',
  sanction: 'Give a sanction…',
  merge: 'Merge with another registration…',
  remove: 'Delete the registration',
  cannotRemove: (name, round) => `${name} has been paired in round ${round} and cannot be deleted.`,
  leaveAfter: (round) => `Withdraw after round ${round}?`,
  leaveNow: 'Withdraw',
  sanctions: 'Sanctions',
  what: 'Decision',
  inRound: 'Round',
  warning: 'Warning',
  malus: 'Penalty',
  penalty: 'Penalty',
  penaltyHelp: 'The points are already taken off the score that was entered: the penalty records them.',
  exclusion: 'Disqualification',
  exclusionHelp: (table) =>
    table === null
      ? 'Earlier results stand. No further rounds, no prize, no bonus.'
      : `Table ${table} counts as a forfeit. Earlier results stand. No further rounds, no prize, no bonus.`,
  points: 'Points deducted',
  pointsWrong: 'Enter a whole number of points (10 in the rules).',
  article: 'Article',
  articleHelp: 'optional: the article of the rules that applies',
  articleOrNote: 'the article that applies; otherwise give a reason',
  noteOrArticle: 'needed if there is no article; only staff can see it',
  note: 'Reason',
  noteHelp: 'optional; only staff can see it',
  record: 'Save the decision',
  lift: 'Lift',
  notYet: 'Sanctions are given in a published round: none has been published yet.',
  mergeTitle: 'Merge two registrations',
  mergeHelp: 'Two registrations of the same person become one. You can undo this in the log.',
  mergeWith: 'With',
  mergeStays: (name, number) => `Kept: ${name}, no. ${number}.`,
  mergeGoes: (name, number) =>
    `Removed: ${name}, no. ${number}; this number is not used again. Details found only here are kept.`,
  mergeDo: 'Merge',
  mergeNeeds: 'Choose the other registration.',
};

export const playerSentences: Dictionary<Spoken<PlayerSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
