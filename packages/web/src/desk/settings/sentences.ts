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
  eventHelp: 'Le festival ou la série de tournois dont il fait partie.',
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
  wrongTables: 'Des numéros séparés par des virgules\u202f; sinon, laissez vide.',
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
    phase2: { label: 'Phase 2', help: 'Laissé vide\u00a0: 3.' },
    phase3: { label: 'Phase 3', help: 'Laissé vide\u00a0: 3.' },
    pools: {
      label: 'Taille des poules',
      options: { balanced: 'Les plus égales', plain: 'Remplies comme le règlement le dit' },
    },
    firstRound: {
      label: '1ᵉʳ tour',
      options: { halves: 'Deux moitiés par Elo', lot: 'Tirage au sort', armies: 'Armées d’époques voisines' },
    },
    avoidClubs: {
      label: 'Joueurs d’un même club',
      options: {
        default: 'Selon la règle',
        yes: 'Séparés',
        no: 'Sans en tenir compte',
        rounds: 'Séparés à certains tours',
      },
    },
    avoidedRounds: { label: 'Séparés en', help: 'Tours où ils sont séparés' },
    turns: { label: 'Rencontres', options: { '1': 'Chacun rencontre chacun une fois', '2': 'Deux fois' } },
    order: {
      label: 'Ordre des rencontres',
      options: { adjacent: 'Chacun contre le suivant', fold: 'Le haut du groupe contre le bas' },
    },
    win: { label: 'Points d’une victoire', help: 'Laissé vide : 2.' },
    draw: { label: 'Points d’un nul', help: 'Laissé vide : 1.' },
    loss: { label: 'Points d’une défaite', help: 'Laissé vide : 0.' },
    approved: { label: 'Compte pour les cotes', options: { yes: 'Oui', no: 'Non, aucune cote ne change' } },
    category: {
      label: 'Catégorie',
      options: { '': 'Selon le nombre de joueurs' },
    },
    classiqueB: { label: 'Classique B', options: { no: 'Non', yes: 'Oui' } },
    nbpMax: { label: 'Parties comptées au plus', help: 'Laissé vide : celles de la saison.' },
    jokerBar: { label: 'Série Joker à partir de la cote', help: 'Laissé vide : la barre de la saison.' },
    games: { label: 'Parties du tournoi', help: 'Laissé vide : les parties prévues.' },
    firstTable: { label: 'Première table', help: 'Laissé vide : 1.' },
    closedTables: { label: 'Tables qui ne servent pas', help: 'Numéros, comme 3, 7-9.' },
  } satisfies Record<SettingName, Field> as Readonly<Record<SettingName, Field>>,
  categoryNamed: (id: number, name: string) => `${id}\u00a0: ${name}`,
  wrongNumber: (least: number, most: number) => `Un nombre entier de ${least} à ${most} ; sinon, laissez vide.`,
  wrongRounds: 'Des numéros séparés par des virgules.',
  // Strangers and players.
  options: 'Ce que les joueurs peuvent faire en ligne',
  registration: 'Demander son inscription sur la page publique',
  registrationHelp: 'Chaque demande attend la réponse de la direction.',
  places: 'Number of places',
  placesHelp: 'Au-delà, une liste d’attente. Laissez vide pour ne pas limiter.',
  wrongPlaces: 'Un nombre entier de 1 à 2000 ; sinon, laissez vide.',
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
  seed: 'Tirage au sort',
  seedHelp: (seed: string) =>
    `n°\u00a0${seed}. Il sert partout où la règle tire au sort\u00a0: le même numéro redonne les mêmes tables.`,
  file: 'Fichier du tournoi',
  fileHelp:
    'Tout ce qui s’est joué, dans un fichier que Ronde et d’autres programmes savent lire. Les adresses e-mail n’y figurent pas. L’archive y joint le journal, les feuilles en PDF et en tableur, et les pages pour un site de club\u202f; importée sur un autre ordinateur, elle y refait le tournoi avec son journal.',
  exportFile: 'Exporter le fichier',
  archive: 'Tout dans une archive (zip)',
};

type SettingsSentences = typeof fr;

const en: SettingsSentences = {
  title: 'Settings',
  saveAll: 'Save the settings',
  savedNow: 'Settings saved.',
  nothing: 'Nothing has changed.',
  mend: 'One field still needs correcting.',
  details: 'The tournament',
  name: 'Name',
  date: 'First day',
  endDate: 'Last day',
  endDateHelp: 'If it lasts more than one day.',
  place: 'Venue',
  event: 'Event',
  eventHelp: 'The festival or larger event it belongs to.',
  theme: 'Theme',
  pool: 'Pool',
  nameMissing: 'The name is missing.',
  dateMissing: 'The first day is missing.',
  formula: 'The format',
  formulaHelp: (name) => `${name}. The format can no longer change; a setting left empty follows the rules.`,
  formulaFree: 'A setting left empty follows the rules.',
  tablesTitle: 'Tables',
  tablesHelp:
    'Where several tournaments share the hall, each has its numbers. A draft keeps its numbers until the round is paired again; a published round always keeps them.',
  wrongTables: 'Enter numbers separated by commas, or leave empty.',
  ratingTitle: 'Ratings',
  fixedTitle: 'What can no longer change',
  fixedHelp: 'The rounds already paired, or their results, depend on it.',
  fixedHelpTour: 'The rounds already paired, or their results, depend on it.',
  ownTables: 'This tournament’s own fixed pairings, read from its file.',
  byRule: 'by the rules',
  held: (held, planned) => {
    const played = held === 1 ? '1 round was played' : `${held} rounds were played`;
    return held === planned
      ? `${played}, as planned.`
      : `${played}; ${planned} ${planned === 1 ? 'was' : 'were'} planned.`;
  },
  fields: {
    rounds: { label: 'Length of the tournament' },
    spreadCap: { label: 'Spread cap', help: '100 in the rules.' },
    forfeitSpread: { label: 'Spread for a bye or forfeit win', help: '50 in the rules.' },
    bestOf: { label: 'Match', options: { '1': 'One game', '3': 'Best of three' } },
    startsBy: {
      label: 'Who starts',
      options: { balance: 'Whoever started least often', letters: 'A letter drawn at the table' },
    },
    repeats: { label: 'Repeats', options: { 'as-written': 'As the rules allow', avoid: 'As few as possible' } },
    phase1: { label: 'Pool rounds', options: { '5': '5', '7': '7', '9': '9' } },
    phase2: { label: 'Phase 2', help: 'Leave empty for 3.' },
    phase3: { label: 'Phase 3', help: 'Leave empty for 3.' },
    pools: {
      label: 'Size of the pools',
      options: { balanced: 'As equal as can be', plain: 'Filled as the rules say' },
    },
    firstRound: {
      label: 'Round 1',
      options: { halves: 'Two halves by Elo', lot: 'By lot', armies: 'Armies from nearby periods' },
    },
    avoidClubs: {
      label: 'Players from the same club',
      options: { default: 'By the rule', yes: 'Kept apart', no: 'May meet', rounds: 'Kept apart in chosen rounds' },
    },
    avoidedRounds: { label: 'Kept apart in rounds', help: 'Round numbers, such as 1, 2' },
    turns: { label: 'Games against each opponent', options: { '1': 'One', '2': 'Two' } },
    order: {
      label: 'Pairing order',
      options: { adjacent: 'Each player against the next', fold: 'Top half of the group against the bottom half' },
    },
    win: { label: 'Points for a win', help: 'Leave empty for 2.' },
    draw: { label: 'For a draw', help: 'Leave empty for 1.' },
    loss: { label: 'For a loss', help: 'Leave empty for 0.' },
    approved: { label: 'Counts for ratings', options: { yes: 'Yes', no: 'No: ratings do not change' } },
    category: {
      label: 'Category',
      options: { '': 'By the number of players' },
    },
    classiqueB: { label: 'Classique B', options: { no: 'No', yes: 'Yes' } },
    nbpMax: { label: 'Maximum games counted', help: 'Leave empty for the season’s number.' },
    jokerBar: { label: 'Joker series from a rating of', help: 'Leave empty for the season’s bar.' },
    games: { label: 'Games in the tournament', help: 'Leave empty for the planned number.' },
    firstTable: { label: 'First table', help: 'Leave empty for 1.' },
    closedTables: { label: 'Tables not used', help: 'Numbers, such as 3, 7-9.' },
  },
  categoryNamed: (id, name) => `${id}: ${name}`,
  wrongNumber: (least, most) => `Enter a whole number from ${least} to ${most}, or leave empty.`,
  wrongRounds: 'Enter numbers separated by commas.',
  options: 'What players and the public may do',
  registration: 'Allow registration requests on the public page',
  registrationHelp: 'Each request waits for the director’s answer.',
  places: 'Number of places',
  placesHelp: 'Beyond that, a waiting list. Leave empty for no limit.',
  wrongPlaces: 'Enter a whole number from 1 to 2000, or leave empty.',
  presence: 'Players can mark themselves present from their own link',
  searchEngines: 'Search engines',
  listed: 'Search engines may list the public pages of every tournament of this Ronde, names included.',
  unlisted:
    'The public pages of this Ronde are read at their address; search engines are asked not to list them. This choice holds for every tournament.',
  listNow: 'Let public pages be listed',
  unlistNow: 'Stop letting them be listed',
  seed: 'Random number',
  seedHelp: (seed) => `No. ${seed}. It decides wherever the rules use chance: the same number gives the same pairings.`,
  file: 'Tournament file',
  fileHelp:
    'Everything played, in a file that Ronde and other programs can read. Contact details are left out. The archive adds the log, the sheets as PDF and workbook, and the pages for a club’s site; imported on another computer, it makes the tournament there with its log.',
  exportFile: 'Export the file',
  archive: 'All in one archive (zip)',
};

export const settingsSentences: Dictionary<SettingsSentences> = { fr, en };
