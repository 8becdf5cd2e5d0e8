import type { Details, PlayerFacts, Settings } from '@ronde/engine';
import type { RoundNoun } from './nouns.ts';

const settings: Readonly<Record<keyof Settings, string>> = {
  rounds: 'nombre de rondes',
  spreadCap: 'plafond d’écart',
  forfeitSpread: 'écart d’une victoire sans adversaire',
  bestOf: 'nombre de manches',
  startsBy: 'qui commence',
  repeats: 'rencontres répétées',
  openingTables: 'tables fixées',
  phase1: 'rondes de poules',
  phase2: 'rondes de la phase 2',
  phase3: 'rondes de la phase 3',
  pools: 'composition des poules',
  composed: 'poules faites à la main',
  drawn: 'ordre des poules',
  firstRound: 'premier appariement',
  avoidClubs: 'joueurs d’un même club',
  scale: 'barème',
  turns: 'une ou deux rencontres de chacun',
  order: 'ordre d’appariement',
  points: 'points d’un match',
  firstTable: 'première table',
  closedTables: 'tables qui ne servent pas',
  rating: 'calcul des cotes',
  prizes: 'prix',
};

/** What the director may change, as lines of the log and refusals name it. */
export const settingNames = ({ other, e }: RoundNoun): Readonly<Record<keyof Settings, string>> =>
  e ? settings : { ...settings, rounds: `nombre de ${other}`, rating: 'calcul de l’Elo' };

export const detailNames: Readonly<Record<keyof Details, string>> = {
  name: 'nom',
  date: 'date',
  endDate: 'dernier jour',
  event: 'événement',
  place: 'lieu',
  theme: 'thème',
  pool: 'poule',
  timetable: 'horaires',
  charter: 'charte',
};

const facts: Readonly<Record<keyof PlayerFacts, string>> = {
  rating: 'cote',
  provisional: 'cote provisoire',
  duplicateSeries: 'série en duplicate',
  club: 'club',
  category: 'catégorie',
  army: 'armée',
  table: 'table réservée',
  spare: 'remplacement',
};

/** A rating is an Elo in a wargame, a table a « terrain ». */
export const factNames = ({ e }: RoundNoun): Readonly<Record<keyof PlayerFacts, string>> =>
  e ? facts : { ...facts, rating: 'Elo', provisional: 'Elo provisoire', table: 'terrain réservé' };
