import type { Dictionary } from '@ronde/language';
import type { SettingName } from './setting-values.ts';

interface Field {
  readonly label: string;
  readonly help?: string;
  readonly options?: Readonly<Record<string, string>>;
}

const fr = {
  title: 'Réglages',
  saveAll: 'Enregistrer les réglages',
  savedNow: 'Réglages enregistrés.',
  nothing: 'Rien n’a changé.',
  mend: 'Un champ reste à corriger.',
  // The tournament.
  details: 'Le tournoi',
  name: 'Nom',
  date: 'Premier jour',
  endDate: 'Dernier jour',
  endDateHelp: 'S’il dure plus d’un jour.',
  place: 'Lieu',
  event: 'Événement',
  eventHelp: 'Le festival ou l’ensemble dont il fait partie.',
  theme: 'Thème',
  pool: 'Poule',
  nameMissing: 'Le nom manque.',
  dateMissing: 'Le premier jour manque.',
  // The formula.
  formula: 'La formule',
  formulaHelp: (name: string) => `${name}. Elle ne change plus\u202f; un réglage laissé vide suit la règle.`,
  formulaFree: 'Un réglage laissé vide suit la règle.',
  tablesTitle: 'Les tables',
  tablesHelp:
    'Quand plusieurs tournois partagent la salle, chacun a ses numéros. Un projet déjà apparié garde les siens jusqu’à ce qu’il soit refait\u202f; ce qui est publié les garde toujours.',
  wrongTables: 'Des numéros séparés par des virgules, ou rien.',
  ratingTitle: 'Les cotes',
  fixedTitle: 'Ce qui ne change plus',
  fixedHelp: 'Les rondes appariées, ou leurs résultats, en dépendent.',
  fixedHelpTour: 'Les tours appariés, ou leurs résultats, en dépendent.',
  ownTables: 'Tables fixées propres à ce tournoi, lues dans son fichier.',
  byRule: 'selon la règle',
  held: (held: number, planned: number, tour: boolean) => {
    const [one, e] = tour ? ['tour', ''] : ['ronde', 'e'];
    const played = held === 1 ? `1 ${one} a été joué${e}` : `${held} ${one}s ont été joué${e}s`;
    if (held === planned) return `${played}, comme prévu.`;
    return `${played}\u202f; ${planned === 1 ? `1 était prévu${e}` : `${planned} étaient prévu${e}s`}.`;
  },
  fields: {
    rounds: { label: 'Longueur du tournoi' },
    spreadCap: { label: 'Plafond d’écart', help: '100 dans le règlement.' },
    forfeitSpread: { label: 'Écart d’une victoire sans adversaire', help: '50 dans le règlement.' },
    bestOf: { label: 'Match', options: { '1': 'En une partie', '3': 'En deux manches gagnantes' } },
    startsBy: {
      label: 'Qui commence',
      options: { balance: 'Qui a commencé le moins souvent', letters: 'Une lettre tirée à la table' },
    },
    repeats: {
      label: 'Rencontres répétées',
      options: { 'as-written': 'Comme le règlement les garde', avoid: 'Le moins possible' },
    },
    phase1: { label: 'Rondes de poules', options: { '5': '5', '7': '7', '9': '9' } },
    phase2: { label: 'Phase 2', help: 'Vide\u00a0: 3.' },
    phase3: { label: 'Phase 3', help: 'Vide\u00a0: 3.' },
    pools: {
      label: 'Taille des poules',
      options: { balanced: 'Les plus égales', plain: 'Comme le texte les remplit' },
    },
    firstRound: {
      label: '1ᵉʳ tour',
      options: { halves: 'Deux moitiés par Elo', lot: 'Au sort', armies: 'Armées d’époques voisines' },
    },
    avoidClubs: {
      label: 'Joueurs d’un même club',
      options: { default: 'Selon la règle', yes: 'Séparés', no: 'Sans en tenir compte', rounds: 'Séparés, par numéro' },
    },
    avoidedRounds: { label: 'Séparés en', help: 'Numéros, comme 1, 2' },
    turns: { label: 'Rencontres', options: { '1': 'Chacun rencontre chacun une fois', '2': 'Deux fois' } },
    order: {
      label: 'Ordre des rencontres',
      options: { adjacent: 'Chacun contre qui le suit', fold: 'Le haut du groupe contre le bas' },
    },
    win: { label: 'Points d’une victoire', help: 'Vide\u00a0: 2.' },
    draw: { label: 'D’un nul', help: 'Vide\u00a0: 1.' },
    loss: { label: 'D’une défaite', help: 'Vide\u00a0: 0.' },
    approved: { label: 'Compte pour les cotes', options: { yes: 'Oui', no: 'Non, aucune cote ne change' } },
    category: {
      label: 'Catégorie',
      options: { '': 'Selon le nombre de joueurs' },
    },
    classiqueB: { label: 'Classique B', options: { no: 'Non', yes: 'Oui' } },
    nbpMax: { label: 'Parties comptées au plus', help: 'Vide\u00a0: celles de la saison.' },
    jokerBar: { label: 'Série Joker à partir de la cote', help: 'Vide\u00a0: la barre de la saison.' },
    games: { label: 'Parties du tournoi', help: 'Vide\u00a0: les parties prévues.' },
    firstTable: { label: 'Première table', help: 'Vide\u00a0: 1.' },
    closedTables: { label: 'Tables qui ne servent pas', help: 'Numéros, comme 3, 7-9.' },
  } satisfies Record<SettingName, Field> as Readonly<Record<SettingName, Field>>,
  categoryNamed: (id: number, name: string) => `${id}\u00a0: ${name}`,
  wrongNumber: (least: number, most: number) => `Un nombre entier de ${least} à ${most}, ou rien.`,
  wrongRounds: 'Des numéros séparés par des virgules.',
  // Strangers and players.
  options: 'Ce que d’autres peuvent faire',
  registration: 'Demander son inscription sur la page publique',
  registrationHelp: 'Chaque demande attend la réponse de la direction.',
  places: 'Places',
  placesHelp: 'Au-delà, une liste d’attente. Rien\u00a0: autant qu’il en vient.',
  wrongPlaces: 'Un nombre entier de 1 à 2000, ou rien.',
  presence: 'Noter sa présence depuis le lien de joueur',
  // The public.
  searchEngines: 'Moteurs de recherche',
  listed:
    'Les moteurs de recherche peuvent citer les pages publiques de tous les tournois de cette Ronde, noms compris.',
  unlisted:
    'Les pages publiques de cette Ronde se lisent par leur adresse\u202f; les moteurs de recherche sont priés de ne pas les citer. Ce choix vaut pour tous les tournois.',
  listNow: 'Laisser citer les pages publiques',
  unlistNow: 'Ne plus les laisser citer',
  // Chance and files.
  seed: 'Tirage',
  seedHelp: (seed: string) =>
    `n°\u00a0${seed}. Il décide où la règle tire au sort\u00a0: le même donne les mêmes tables.`,
  file: 'Fichier du tournoi',
  fileHelp:
    'Tout ce qui s’est joué, dans un fichier que Ronde et d’autres relisent. Les contacts n’y sont pas. L’archive y joint le journal, les feuilles en PDF et en classeur, et les pages pour un site de club\u202f; importée sur un autre ordinateur, elle y refait le tournoi avec son journal.',
  exportFile: 'Exporter le fichier',
  archive: 'Tout dans une archive (zip)',
};

type SettingsSentences = typeof fr;

const en: SettingsSentences = {
  title: 'Settings',
  saveAll: 'Save the settings',
  savedNow: 'Settings saved.',
  nothing: 'Nothing has changed.',
  mend: 'A field is still to be mended.',
  details: 'The tournament',
  name: 'Name',
  date: 'First day',
  endDate: 'Last day',
  endDateHelp: 'Where it lasts more than a day.',
  place: 'Place',
  event: 'Event',
  eventHelp: 'The festival or the whole that it is part of.',
  theme: 'Theme',
  pool: 'Pool',
  nameMissing: 'The name is missing.',
  dateMissing: 'The first day is missing.',
  formula: 'The formula',
  formulaHelp: (name) => `${name}. It does not change any more; a setting left empty follows the rule.`,
  formulaFree: 'A setting left empty follows the rule.',
  tablesTitle: 'Tables',
  tablesHelp:
    'Where several tournaments share the hall, each has its numbers. A draft that is drawn keeps its own until it is drawn again; what is published always keeps them.',
  wrongTables: 'Numbers separated by commas, or nothing.',
  ratingTitle: 'Ratings',
  fixedTitle: 'What does not change any more',
  fixedHelp: 'The drawn rounds, or their results, stand on it.',
  fixedHelpTour: 'The drawn rounds, or their results, stand on it.',
  ownTables: 'Fixed tables of this tournament’s own, read from its file.',
  byRule: 'by the rule',
  held: (held, planned) => {
    const played = held === 1 ? '1 round was played' : `${held} rounds were played`;
    return held === planned
      ? `${played}, as planned.`
      : `${played}; ${planned} ${planned === 1 ? 'was' : 'were'} planned.`;
  },
  fields: {
    rounds: { label: 'Length of the tournament' },
    spreadCap: { label: 'Cap on the spread', help: '100 in the rule.' },
    forfeitSpread: { label: 'Spread of a win without an opponent', help: '50 in the rule.' },
    bestOf: { label: 'Match', options: { '1': 'One game', '3': 'Two winning games' } },
    startsBy: {
      label: 'Who starts',
      options: { balance: 'Whoever started least often', letters: 'A letter drawn at the table' },
    },
    repeats: { label: 'Repeats', options: { 'as-written': 'As the rule keeps them', avoid: 'As few as possible' } },
    phase1: { label: 'Pool rounds', options: { '5': '5', '7': '7', '9': '9' } },
    phase2: { label: 'Phase 2', help: 'Empty: 3.' },
    phase3: { label: 'Phase 3', help: 'Empty: 3.' },
    pools: { label: 'Size of the pools', options: { balanced: 'As equal as can be', plain: 'As the text fills them' } },
    firstRound: {
      label: 'Round 1',
      options: { halves: 'Two halves by Elo', lot: 'By lot', armies: 'Armies of close periods' },
    },
    avoidClubs: {
      label: 'Players of one club',
      options: { default: 'By the rule', yes: 'Kept apart', no: 'Not looked at', rounds: 'Kept apart, by number' },
    },
    avoidedRounds: { label: 'Kept apart in rounds', help: 'Numbers, as 1, 2' },
    turns: { label: 'Meetings', options: { '1': 'Everybody meets everybody once', '2': 'Twice' } },
    order: {
      label: 'Order of meetings',
      options: { adjacent: 'Each against who follows', fold: 'Top of the group against the bottom' },
    },
    win: { label: 'Points for a win', help: 'Empty: 2.' },
    draw: { label: 'For a draw', help: 'Empty: 1.' },
    loss: { label: 'For a loss', help: 'Empty: 0.' },
    approved: { label: 'Counts for ratings', options: { yes: 'Yes', no: 'No, nobody’s rating changes' } },
    category: {
      label: 'Category',
      options: { '': 'By the number of players' },
    },
    classiqueB: { label: 'Classique B', options: { no: 'No', yes: 'Yes' } },
    nbpMax: { label: 'Games counted at most', help: 'Empty: those of the season.' },
    jokerBar: { label: 'Joker series from a rating of', help: 'Empty: the bar of the season.' },
    games: { label: 'Games of the tournament', help: 'Empty: the planned ones.' },
    firstTable: { label: 'First table', help: 'Empty: 1.' },
    closedTables: { label: 'Tables not used', help: 'Numbers, as 3, 7-9.' },
  },
  categoryNamed: (id, name) => `${id}: ${name}`,
  wrongNumber: (least, most) => `A whole number from ${least} to ${most}, or nothing.`,
  wrongRounds: 'Numbers separated by commas.',
  options: 'What others may do',
  registration: 'Ask to be registered on the public page',
  registrationHelp: 'Each request waits for the director’s answer.',
  places: 'Places',
  placesHelp: 'Beyond, a waiting list. Nothing: as many as come.',
  wrongPlaces: 'A whole number from 1 to 2000, or nothing.',
  presence: 'Mark oneself here from one’s player’s link',
  searchEngines: 'Search engines',
  listed: 'Search engines may list the public pages of every tournament of this Ronde, names included.',
  unlisted:
    'The public pages of this Ronde are read at their address; search engines are asked not to list them. This choice holds for every tournament.',
  listNow: 'Let public pages be listed',
  unlistNow: 'Stop letting them be listed',
  seed: 'Draw',
  seedHelp: (seed) => `No. ${seed}. It decides where the rule draws lots: the same one gives the same tables.`,
  file: 'The tournament’s file',
  fileHelp:
    'All that was played, in a file that Ronde and others read again. Contacts are not in it. The archive adds the log, the sheets as PDF and workbook, and the pages for a club’s site; imported on another computer, it makes the tournament there with its log.',
  exportFile: 'Export the file',
  archive: 'All in one archive (zip)',
};

export const settingsSentences: Dictionary<SettingsSentences> = { fr, en };
