import type { FormatId } from '@ronde/engine';
import { type Dictionary, isTour, type Spoken, spoken } from '@ronde/language';
import { enFields, frFields } from './field-sentences.ts';

const frFor = (format?: FormatId) => ({
  title: 'Réglages',
  saveAll: 'Enregistrer les réglages',
  saveFormula: 'Enregistrer et changer de formule',
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
  nameMissing: 'Écrivez le nom.',
  dateMissing: 'Indiquez le premier jour.',
  // The formula.
  formula: 'La formule',
  formulaHelp: (name: string) => `${name}. Elle ne change plus\u202f; un réglage laissé vide suit la règle.`,
  formulaFree: 'Un réglage laissé vide suit la règle.',
  tablesTitle: 'Les tables',
  tablesHelp:
    'Quand plusieurs tournois partagent la salle, chacun a ses numéros. Un projet déjà apparié garde les siens jusqu’à ce qu’il soit refait\u202f; ce qui est publié les garde toujours.',
  wrongTables: 'Des numéros séparés par des virgules\u202f; sinon, laissez vide.',
  ratingTitle: isTour(format) ? 'L’Elo' : 'Les cotes',
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
  fields: frFields(format),
  categoryNamed: (id: number, name: string) => `${id}\u00a0: ${name}`,
  wrongNumber: (least: number, most: number) => `Un nombre entier de ${least} à ${most} ; sinon, laissez vide.`,
  wrongRounds: 'Des numéros séparés par des virgules.',
  // Strangers and players.
  options: 'Ce que les joueurs peuvent faire en ligne',
  registration: 'Demander son inscription sur la page publique',
  registrationHelp: 'Chaque demande attend la réponse de la direction.',
  places: 'Nombre de places',
  placesHelp: 'Au-delà, une liste d’attente. Laissez vide pour ne pas limiter.',
  wrongPlaces: 'Un nombre entier de 1 à 2000 ; sinon, laissez vide.',
  presence: 'Noter sa présence depuis le lien de joueur',
  presenceHelp: 'Chaque téléphone dit alors qui est dans la salle\u202f; la direction garde la main.',
  // The public.
  searchEngines: 'Moteurs de recherche',
  listed: 'Les moteurs de recherche peuvent citer les pages publiques de tous les tournois tenus ici, noms compris.',
  unlisted:
    'Les pages publiques se lisent par leur adresse\u202f; les moteurs de recherche sont priés de ne pas les citer. Ce choix vaut pour tous les tournois.',
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
});

type SettingsSentences = ReturnType<typeof frFor>;

const en: SettingsSentences = {
  title: 'Settings',
  saveAll: 'Save the settings',
  saveFormula: 'Save and change the format',
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
  fields: enFields,
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
  presenceHelp: 'Each phone then says who is in the hall; the director can still change it.',
  searchEngines: 'Search engines',
  listed: 'Search engines may list the public pages of every tournament of this Ronde, names included.',
  unlisted:
    'The public pages of this Ronde can be read by anyone who has the address; search engines are asked not to list them. This choice applies to every tournament.',
  listNow: 'Let public pages be listed',
  unlistNow: 'Stop letting them be listed',
  seed: 'Random number',
  seedHelp: (seed) => `No. ${seed}. It decides wherever the rules use chance: the same number gives the same pairings.`,
  file: 'Tournament file',
  fileHelp:
    'Everything played, in a file that Ronde and other programs can read. Contact details are left out. The archive adds the log, the sheets as PDF and spreadsheet files, and pages for a club’s website; imported on another computer, it recreates the tournament there with its log.',
  exportFile: 'Export the file',
  archive: 'All in one archive (zip)',
};

export const settingsSentences: Dictionary<Spoken<SettingsSentences>> = { fr: spoken(frFor), en: () => en };
