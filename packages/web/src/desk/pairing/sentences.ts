import { type Dictionary, list, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

/** The sentences of a draft and of what is done to it by hand. */
const frFor = (noun: RoundAndTable) => ({
  fromPaper: `Saisir ${noun.a} fait${noun.e} sur papier`,
  choose: 'Choisir…',
  tableOf: (table: number) => `${noun.table.One} ${table}`,
  addSpare: 'Ajouter un remplacement',
  pool: (n: number) => `poule ${n}`,
  poolHead: 'Poule',
  poolTables: (pool: number, tables: readonly number[]) =>
    `Poule ${pool}\u00a0: ${tables.length === 1 ? noun.table.one : noun.table.other} ${list('fr', tables.map(String))}.`,
  toPools: 'Voir les poules',
  phases: {
    1: (last: number) => `Phase 1\u00a0: poules jusqu’à ${noun.the} ${last}, puis le classement général.`,
    2: () => 'Phase 2\u00a0: plus de poules, chacun rencontre un voisin du classement général.',
    3: () =>
      'Phase 3\u00a0: sans poules, chacun rencontre un voisin du classement général\u202f; seules les rencontres de cette phase comptent comme répétées.',
  },
  exempts: 'Sans adversaire',
  met: (rounds: readonly number[]) =>
    `rencontre déjà jouée, ${rounds.length === 1 ? noun.one : noun.other} ${list('fr', rounds.map(String))}`,
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
  byHandFirst: 'Imposer une table ou exempter, avant d’apparier',
  byHand: 'Tables à la main',
  byHandHelp: 'Ces tables sont gardées ; les autres sont appariées selon le règlement.',
  byHandNone: 'Aucune table à la main.',
  fixOne: 'Première personne',
  fixOther: 'Contre',
  fixNumber: `Numéro ${noun.table.of}`,
  fixNumberHelp: 'laissez vide\u00a0: selon le classement',
  fixNumberWrong: 'Un nombre entier, 1 au moins.',
  fixDo: 'Imposer cette table',
  fixNeeds: 'Choisissez deux personnes.',
  exemptWho: 'Qui n’a pas d’adversaire',
  exemptNeeds: 'Choisissez une personne.',
  remove: (about: string) => `Retirer ${about}`,
  removeWord: 'Retirer',
  playsAlready: (name: string, table: number | null) =>
    table === null ? `${name} a déjà une table à la main.` : `${name} joue déjà ${noun.table.at} ${table}.`,
  drawWith: `Apparier ${noun.this}`,
  redrawWith: 'Refaire avec ces tables',
  redrawWithout: 'Refaire selon le règlement',
  // The number of a table.
  number: `Numéro ${noun.table.of}`,
  numberDo: 'Changer le numéro',
  numberHelp: `Si ce numéro est pris, les deux ${noun.table.other} échangent le leur.`,
  // The proposal without repeats.
  proposalHelp: (now: number, then: number) =>
    `${now === 1 ? '1 rencontre répétée' : `${now} rencontres répétées`} dans le projet, ${then === 0 ? 'aucune' : then} dans la proposition. Elle change ces tables :`,
  proposalTake: 'Adopter la proposition',
  more: (n: number) => (n === 1 ? 'et 1 autre' : `et ${n} autres`),
  // A draft that today would be drawn otherwise.
  today: 'Avec les présences et les résultats actuels, les parties seraient :',
  todayNothing: 'Avec les présences et les résultats actuels, aucun appariement n’est possible.',
  anyway: 'Publier quand même',
  movedBy: {
    club: (n: number) => `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} à cause des clubs.`,
    met: (n: number) =>
      `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} parce que l’adversaire naturel a déjà été rencontré.`,
    repeat: (n: number) =>
      `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} pour éviter une rencontre répétée plus bas.`,
    taken: (n: number) =>
      `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} parce que l’adversaire naturel avait déjà quelqu’un en face.`,
    rest: (n: number) =>
      `${n === 1 ? '1 adversaire déplacé' : `${n} adversaires déplacés`} pour le reste ${noun.of} (« Pourquoi ? »).`,
  },
  metEarlier: (...rounds: readonly number[]) =>
    `déjà en ${rounds.length === 1 ? noun.one : noun.other} ${list('fr', rounds.map(String))}`,
  unusedTables: (...numbers: readonly number[]) =>
    `Les numéros ont changé depuis ce projet (${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? '…' : ''})\u00a0: «\u00a0Refaire l’appariement\u00a0» les redonne.`,
  ownTables: 'Tables fixées non officielles.',
  // A published round as it is really played.
  reseat: 'Corriger des tables…',
  // Back to a draft.
  withhold: 'Remettre en projet',
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
    1: (last) => `Phase 1: pools up to round ${last}, then the overall standings.`,
    2: () => 'Phase 2: no more pools; players are paired by the overall standings.',
    3: () =>
      'Phase 3: no pools; players are paired by the overall standings, and only games of this phase count as repeats.',
  },
  tableOf: (table) => `Table ${table}`,
  exempts: 'Byes',
  met: (rounds) => `already met, ${rounds.length === 1 ? 'round' : 'rounds'} ${list('en', rounds.map(String))}`,
  swapHelp: 'Choose two people, here or in the list of tables. Both pairings will be marked “set by hand”.',
  swapOne: 'First player',
  swapOther: 'Second player',
  swapAfter: 'After the swap',
  swapDo: 'Swap',
  swapNeeds: 'Choose two players at different tables.',
  pick: (name) => `Swap ${name}`,
  exempt: 'Give a bye',
  byHandFirst: 'Set a pairing or give a bye by hand, before pairing',
  byHand: 'Pairings set by hand',
  byHandHelp: 'These pairings are kept; the rules pair the rest.',
  byHandNone: 'No pairings set by hand.',
  fixOne: 'First person',
  fixOther: 'Against',
  fixNumber: 'Table number',
  fixNumberHelp: 'leave empty to follow the standings',
  fixNumberWrong: 'Enter a whole number, 1 or more.',
  fixDo: 'Set this pairing',
  fixNeeds: 'Choose two people.',
  exemptWho: 'Who has no opponent',
  exemptNeeds: 'Choose one person.',
  remove: (about) => `Remove ${about}`,
  removeWord: 'Remove',
  playsAlready: (name, table) =>
    table === null ? `${name} has already been paired by hand.` : `${name} already plays at table ${table}.`,
  drawWith: 'Pair this round',
  redrawWith: 'Pair again, keeping these pairings',
  redrawWithout: 'Pair again by the rules',
  number: 'Table number',
  numberDo: 'Change the number',
  numberHelp: 'If this number is taken, the two tables swap numbers.',
  proposalHelp: (now, then) =>
    `${now === 1 ? '1 repeat' : `${now} repeats`} in the draft, ${then === 0 ? 'none' : then} in the proposal. It changes these tables:`,
  proposalTake: 'Use the proposal',
  more: (n) => (n === 1 ? 'and 1 other' : `and ${n} others`),
  today: 'Pairing now would give:',
  todayNothing: 'No pairing would be possible now.',
  anyway: 'Publish anyway',
  movedBy: {
    club: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved because of clubs.`,
    met: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved because the natural one was met before.`,
    repeat: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved to avoid a repeat further down.`,
    taken: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved because the natural one was already paired.`,
    rest: (n) => `${n === 1 ? '1 opponent' : `${n} opponents`} moved for the round as a whole (“Why?”).`,
  },
  metEarlier: (...rounds) => `met in ${rounds.length === 1 ? 'round' : 'rounds'} ${list('en', rounds.map(String))}`,
  unusedTables: (...numbers) =>
    `Table numbers have changed since this draft (${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? '…' : ''}): pairing again updates them.`,
  ownTables: 'Unofficial fixed pairings.',
  reseat: 'Correct tables…',
  withhold: 'Unpublish',
  detail: 'Pairing details',
  tables: 'Tables',
  matrix: 'Who has met whom',
  matrixHelp: 'The round in which two players met; •: paired in this draft.',
  matrixNow: 'this draft',
};

export const draftSentences: Dictionary<Spoken<DraftSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
