import { type Dictionary, list, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

/** The sentences of a draft and of what is done to it by hand. */
const frFor = (noun: RoundNoun) => ({
  fromPaper: `Saisir ${noun.a} fait${noun.e} sur papier`,
  choose: 'Choisir…',
  tableOf: (table: number) => `Table ${table}`,
  addSpare: 'Ajouter un remplacement',
  pool: (n: number) => `poule ${n}`,
  poolHead: 'Poule',
  poolTables: (pool: number, tables: readonly number[]) =>
    `Poule ${pool}\u00a0: ${tables.length === 1 ? 'table' : 'tables'} ${list('fr', tables.map(String))}.`,
  toPools: 'Voir les poules',
  phases: {
    1: (last: number) => `Phase 1\u00a0: poules jusqu’à ${noun.the} ${last}, puis le classement général.`,
    2: () => 'Phase 2\u00a0: plus de poules, le classement général rapproche les joueurs.',
    3: () =>
      'Phase 3\u00a0: sans poules, le classement général rapproche les joueurs, et seules ses rencontres comptent comme répétées.',
  },
  exempts: 'Sans adversaire',
  met: (rounds: readonly number[]) =>
    `déjà joué ensemble, ${rounds.length === 1 ? noun.one : noun.other} ${list('fr', rounds.map(String))}`,
  // Two players change places.
  swapHelp: 'Choisissez deux personnes, ici ou dans la liste des tables. Les deux tables seront « faites à la main ».',
  swapOne: 'Qui change de place',
  swapOther: 'Avec qui',
  swapAfter: 'Après l’échange',
  swapDo: 'Échanger',
  swapNeeds: 'Choisissez deux personnes de tables différentes.',
  pick: (name: string) => `Échanger ${name}`,
  // Tables fixed before the rest is drawn.
  exempt: 'Exempter',
  byHandFirst: 'Fixer une table ou exempter, avant d’apparier',
  byHand: 'Tables à la main',
  byHandHelp: 'Ces tables tiennent ; la règle apparie le reste.',
  byHandNone: 'Aucune table à la main.',
  fixOne: 'Première personne',
  fixOther: 'Contre',
  fixNumber: 'Numéro de table',
  fixNumberHelp: 'vide : selon le classement',
  fixNumberWrong: 'Un nombre entier, 1 au moins.',
  fixDo: 'Fixer cette table',
  fixNeeds: 'Choisissez deux personnes.',
  exemptWho: 'Qui n’a pas d’adversaire',
  exemptNeeds: 'Choisissez une personne.',
  remove: (about: string) => `Retirer ${about}`,
  removeWord: 'Retirer',
  playsAlready: (name: string, table: number | null) =>
    table === null ? `${name} a déjà une table à la main.` : `${name} joue déjà à la table ${table}.`,
  drawWith: `Apparier ${noun.this}`,
  redrawWith: 'Refaire avec ces tables',
  redrawWithout: 'Refaire selon la règle',
  // The number of a table.
  number: 'Numéro de la table',
  numberDo: 'Changer le numéro',
  numberHelp: 'Si ce numéro est pris, les deux tables échangent le leur.',
  // The proposal without repeats.
  proposalHelp: (now: number, then: number) =>
    `${now === 1 ? '1 rencontre répétée' : `${now} rencontres répétées`} dans le projet, ${then === 0 ? 'aucune' : then} dans la proposition. Elle change ces tables :`,
  proposalTake: 'Prendre la proposition',
  more: (n: number) => (n === 1 ? 'et 1 autre' : `et ${n} autres`),
  // A draft that today would be drawn otherwise.
  today: 'Le tirage d’aujourd’hui donnerait :',
  todayNothing: 'Aujourd’hui, aucun tirage ne serait possible.',
  anyway: 'Publier quand même',
  movedBy: {
    club: (n: number) => `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} à cause des clubs.`,
    met: (n: number) =>
      `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} parce que l’adversaire naturel a déjà été rencontré.`,
  },
  openingEnded: (joiner: string, rounds: number) =>
    `Les tables fixes, prévues pour ${rounds} ${noun.other}, s’arrêtent ici\u00a0: pas de place libre pour ${joiner}. La règle générale apparie.`,
  unusedTables: (...numbers: readonly number[]) =>
    `Les numéros de table ont changé depuis ce projet (${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? '…' : ''})\u00a0: «\u00a0Refaire le tirage\u00a0» les redonne.`,
  ownTables: 'Tables fixes non officielles.',
  // A published round as it is really played.
  reseat: 'Corriger des tables…',
  // Back to a draft.
  withhold: 'Retirer la publication',
  // Every table's reasons, one below the other.
  detail: 'Détail de l’appariement',
  tables: 'Tables',
  // Who met whom.
  matrix: 'Qui a rencontré qui',
  matrixHelp: `Le numéro ${noun.of} où deux personnes se sont rencontrées ; • : table de ce projet.`,
  matrixNow: 'ce projet',
});

type DraftSentences = ReturnType<typeof frFor>;

const en: DraftSentences = {
  fromPaper: 'Enter a round played on paper',
  choose: 'Choose…',
  addSpare: 'Add a spare player',
  pool: (n) => `pool ${n}`,
  poolHead: 'Pool',
  poolTables: (pool, tables) =>
    `Pool ${pool}: ${tables.length === 1 ? 'table' : 'tables'} ${list('en', tables.map(String))}.`,
  toPools: 'See the pools',
  phases: {
    1: (last) => `Phase 1: pools until round ${last}, then the general standings.`,
    2: () => 'Phase 2: no more pools, the general standings bring players together.',
    3: () =>
      'Phase 3: no pools, the whole standings bring players together, and only meetings of this phase count as repeats.',
  },
  tableOf: (table) => `Table ${table}`,
  exempts: 'Without opponent',
  met: (rounds) => `already met, ${rounds.length === 1 ? 'round' : 'rounds'} ${list('en', rounds.map(String))}`,
  swapHelp: 'Choose two people, here or in the list of tables. Both tables will be “made by hand”.',
  swapOne: 'Who changes place',
  swapOther: 'With whom',
  swapAfter: 'After the swap',
  swapDo: 'Swap',
  swapNeeds: 'Choose two people of different tables.',
  pick: (name) => `Swap ${name}`,
  exempt: 'Give a bye',
  byHandFirst: 'Fix a table or give a bye, before drawing',
  byHand: 'Tables by hand',
  byHandHelp: 'These tables stand; the rule draws the rest.',
  byHandNone: 'No table by hand.',
  fixOne: 'First person',
  fixOther: 'Against',
  fixNumber: 'Table number',
  fixNumberHelp: 'empty: by the standings',
  fixNumberWrong: 'A whole number, 1 at least.',
  fixDo: 'Fix this table',
  fixNeeds: 'Choose two people.',
  exemptWho: 'Who has no opponent',
  exemptNeeds: 'Choose one person.',
  remove: (about) => `Remove ${about}`,
  removeWord: 'Remove',
  playsAlready: (name, table) =>
    table === null ? `${name} already has a table by hand.` : `${name} already plays at table ${table}.`,
  drawWith: 'Draw this round',
  redrawWith: 'Draw again with these tables',
  redrawWithout: 'Draw again by the rule',
  number: 'Number of the table',
  numberDo: 'Change the number',
  numberHelp: 'If this number is taken, the two tables exchange theirs.',
  proposalHelp: (now, then) =>
    `${now === 1 ? '1 repeat' : `${now} repeats`} in the draft, ${then === 0 ? 'none' : then} in the proposal. It changes these tables:`,
  proposalTake: 'Take the proposal',
  more: (n) => (n === 1 ? 'and 1 other' : `and ${n} others`),
  today: 'Today’s draw would give:',
  todayNothing: 'Today no draw would be possible.',
  anyway: 'Publish anyway',
  movedBy: {
    club: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved because of clubs.`,
    met: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved because the natural one was met before.`,
  },
  openingEnded: (joiner, rounds) =>
    `The fixed pairings, meant for ${rounds} rounds, end here: no free place for ${joiner}. The general rule pairs.`,
  unusedTables: (...numbers) =>
    `Table numbers have changed since this draft (${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? '…' : ''}): drawing again gives them anew.`,
  ownTables: 'Unofficial fixed tables.',
  reseat: 'Correct tables…',
  withhold: 'Take the publication back',
  detail: 'Pairing details',
  tables: 'Tables',
  matrix: 'Who has met whom',
  matrixHelp: 'The number of the round in which two people met; •: table of this draft.',
  matrixNow: 'this draft',
};

export const draftSentences: Dictionary<Spoken<DraftSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
