import type { Dictionary } from '@ronde/language';

type Source = 'tsh' | 'aupair' | 'rows' | 'workbook';

const s = (count: number): string => (count > 1 ? 's' : '');

const fr = {
  title: (file: string) => `Importer «\u00a0${file}\u00a0»`,
  sources: {
    tsh: 'Fichier de tsh',
    aupair: 'Fichier d’AUPAIR',
    rows: 'Tableau de parties',
    workbook: 'Tableau des résultats de L’Art de la Guerre',
  } satisfies Record<Source, string>,
  size: (players: number, rounds: number) => `${players} joueur${s(players)}, ${rounds} ronde${s(rounds)}`,
  name: 'Nom du tournoi',
  date: 'Date',
  format: 'Formule',
  formatHelp: 'Le fichier ne la dit pas. Elle décide du classement.',
  section: 'Division du fichier',
  sheet: 'Feuille',
  adjustments: 'Ce qui est pris autrement',
  warnings: 'Ce que la règle aurait fait autrement',
  accept: 'Importer ce tournoi',
  sayColumns: 'Dites ci-dessous ce que contient chaque colonne, la ronde aussi.',
  reading: 'Lecture en cours…',
};

export type ImportResultsSentences = typeof fr;

const en: ImportResultsSentences = {
  title: (file) => `Import “${file}”`,
  sources: {
    tsh: 'A file of tsh',
    aupair: 'A file of AUPAIR',
    rows: 'A table of games',
    workbook: 'A results workbook of L’Art de la Guerre',
  },
  size: (players, rounds) => `${players} player${s(players)}, ${rounds} round${s(rounds)}`,
  name: 'Name of the tournament',
  date: 'Date',
  format: 'Format',
  formatHelp: 'The file does not say. It decides the standings.',
  section: 'Division of the file',
  sheet: 'Sheet',
  adjustments: 'Taken otherwise',
  warnings: 'What the rules would have done otherwise',
  accept: 'Import this tournament',
  sayColumns: 'Say below what each column holds, the round too.',
  reading: 'Reading…',
};

export const importResultsSentences: Dictionary<ImportResultsSentences> = { fr, en };
