import { counted } from '@ronde/language';
import type { TableWords } from './table-words.ts';

export const tables: TableWords = {
  pool: (number, mean) => `Pool ${number}, mean rating ${mean}`,
  before: 'Before',
  after: 'After',
  title: 'Title',
  championship: 'Championship',
  best: 'At best',
  worst: 'At worst',
  certain: 'Certain of',
  bounds: 'These are bounds: no place beyond them is possible.',
  prize: 'Prize',
  rating: 'Rating',
  pl: (category, max, min) => `International rating, category ${category}. PJ from ${min} to ${max}.`,
  notApproved: 'Tournament not approved: ratings do not change.',
  elo: (value) => `Elo, value of the tournament ${value}.`,
  notOfficial: (why) => `Not official: ${why.join('; ')}. No Elo, no championship.`,
  withoutApproval: 'not approved',
  tooFew: (found, needed) => `${found} played, ${needed} are needed`,
  clubMajority: (club, members, players) => `${members} of ${players} are of the club “${club}”, more than half`,
  season: (name) => `Championship ${name}`,
  series: (name) => `Series ${name}`,
  club: (name) => `Club ${name}`,
  nothingYet: 'Nothing yet.',
  excluded: 'exclusion',
  malus: (points) => `penalty −${points}`,
  verified: (decisions, draws) =>
    `Log replayed: ${counted('en', decisions, { one: 'decision', other: 'decisions' })}, ${counted('en', draws, { one: 'draw', other: 'draws' })}. Today’s program gives the same.`,
  differs: (seq) => `Decision ${seq}`,
  standingsDiffer: 'the final standings would be others.',
};
