import type { Details, PlayerFacts, Settings } from '@ronde/engine';

/** What the director may change, as lines of the log and refusals name it. */
export const settingNames: Readonly<Record<keyof Settings, string>> = {
  rounds: 'number of rounds',
  spreadCap: 'spread cap',
  forfeitSpread: 'spread for a bye or forfeit win',
  bestOf: 'length of a match',
  startsBy: 'who starts',
  repeats: 'repeats',
  openingTables: 'fixed pairings of the first rounds',
  phase1: 'pool rounds',
  phase2: 'rounds of phase 2',
  phase3: 'rounds of phase 3',
  pools: 'how pools are dealt',
  composed: 'pools changed by hand',
  drawn: 'order of the pools',
  firstRound: 'pairing of round 1',
  avoidClubs: 'players from the same club',
  scale: 'points scale',
  turns: 'number of times everybody meets',
  order: 'pairing order',
  points: 'points of a match',
  prizes: 'prizes',
  firstTable: 'first table',
  closedTables: 'tables not used',
  rating: 'rating calculation',
};

export const detailNames: Readonly<Record<keyof Details, string>> = {
  name: 'name',
  date: 'date',
  endDate: 'last day',
  event: 'event',
  place: 'venue',
  theme: 'theme',
  pool: 'pool',
  timetable: 'timetable',
  charter: 'charter',
};

export const factNames: Readonly<Record<keyof PlayerFacts, string>> = {
  rating: 'rating',
  provisional: 'provisional rating',
  duplicateSeries: 'duplicate series',
  club: 'club',
  category: 'category',
  army: 'army',
  table: 'permanent table',
  spare: 'spare player',
};
