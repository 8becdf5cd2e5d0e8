import type { Details, PlayerFacts, Settings } from '@ronde/engine';

/** What the director may change, as lines of the log and refusals name it. */
export const settingNames: Readonly<Record<keyof Settings, string>> = {
  rounds: 'number of rounds',
  spreadCap: 'spread cap',
  forfeitSpread: 'spread of a win without an opponent',
  bestOf: 'length of a match',
  startsBy: 'who starts',
  repeats: 'repeats',
  openingTables: 'tables of the fixed rounds',
  phase1: 'pool rounds',
  phase2: 'rounds of phase 2',
  phase3: 'rounds of phase 3',
  pools: 'how pools are dealt',
  composed: 'pools made by hand',
  drawn: 'order of the pools',
  firstRound: 'draw of the first round',
  avoidClubs: 'club-mates',
  scale: 'scale',
  turns: 'number of turns',
  order: 'order of the draw',
  points: 'points of a match',
  prizes: 'prizes',
  firstTable: 'first table',
  closedTables: 'tables not used',
  rating: 'calculation of ratings',
};

export const detailNames: Readonly<Record<keyof Details, string>> = {
  name: 'name',
  date: 'date',
  endDate: 'last day',
  event: 'event',
  place: 'place',
  theme: 'theme',
  pool: 'pool',
  timetable: 'timetable',
};

export const factNames: Readonly<Record<keyof PlayerFacts, string>> = {
  rating: 'rating',
  provisional: 'provisional rating',
  duplicateSeries: 'duplicate series',
  club: 'club',
  category: 'category',
  army: 'army',
  table: 'fixed table',
  spare: 'spare player',
};
