import { counted, isolated, list, number } from '@ronde/language';
import type { TableSentences } from './table-sentences.ts';

export const tables: TableSentences = {
  pool: (number, mean) => `Pool ${number}, mean rating ${mean}`,
  before: 'Before',
  after: 'After',
  title: 'Title',
  championship: 'Championship',
  best: 'At best',
  worst: 'At worst',
  certain: 'Certain of',
  ofRounds: 'Places after the planned rounds: until the closing a final can still be planned.',
  bounds: 'These are bounds: no place beyond them is possible.',
  prize: 'Prize',
  rating: 'Rating',
  pl: ({ season, category }, named, max, min) =>
    `International rating, season ${season}, category ${category} (${named}). PJ from ${min} to ${max}.`,
  notApproved: 'Tournament not approved: ratings do not change.',
  elo: (value) => `Elo, value of the tournament ${value}.`,
  noSeason: 'In August, between two seasons: no championship points.',
  notOfficial: (why) => `Not official: ${why.join('; ')}. No Elo, no championship.`,
  withoutApproval: 'not approved',
  tooFew: (found, needed) => `${found} played, ${needed} are needed`,
  clubMajority: (club, members, players) =>
    `${members} of ${players} are of the club “${isolated(club)}”, more than half`,
  lifted: (season, name, before, after) =>
    `beginning of the season ${season}: ${name}, in the first ten of the world championship, ${number(before)} → ${number(after)} (Joker series)`,
  season: (name) => `Championship ${name}`,
  series: (name) => `Series ${name}`,
  club: (name) => `Club ${isolated(name)}`,
  nothingYet: 'Nothing yet.',
  excluded: 'exclusion',
  malus: (points) => `penalty −${points}`,
  verified: (decisions, draws) =>
    `Log replayed: ${counted('en', decisions, { one: 'decision', other: 'decisions' })}, ${counted('en', draws, { one: 'draw', other: 'draws' })}. Today’s program gives the same.`,
  sameRevision: (files, id, revision) =>
    `${list('en', files)}: the same id “${id}”, ${revision === null ? 'no revision' : `the same revision ${revision}`}, and other contents. Keep the right file, or give the correction a higher revision.`,
  maybeOneTournament: (files, name, date) =>
    `${list('en', files)}: “${name}”, ${date}, with the same people and without id. Each counts as a tournament; if they are one, keep one file only.`,
  registeredAs: (name, licence, tournament) =>
    `${name} (${licence === null ? 'no licence' : `licence ${licence}`}, ${tournament})`,
  joined: (people) => `${list('en', people)}: the same name, which nobody else has. Counted as one person.`,
  apart: (people, count) =>
    `${list('en', people)}: one person or several? Nothing says so, ${count} are counted. A licence and its federation in each file tell them apart or bring them together.`,
  categoriesKept: 'A category prize that a pseudonym wins is told with --real-names only.',
  differs: (seq) => `Decision ${seq}`,
  standingsDiffer: 'the final standings would be others.',
};
