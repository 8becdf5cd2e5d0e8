import { counted, isolated, list, number, plural } from '@ronde/language';
import type { CliSentences, RoundSentences, TableSentences } from './cli-sentences.ts';
import { commandHelp } from './command-help.ts';

const round = { one: 'round', other: 'rounds' };

const ofRounds: RoundSentences = {
  check: (name, format, players, drawn, planned) =>
    `“${name}”: valid file. ${format}, ${counted('en', players, { one: 'player', other: 'players' })}, ${counted('en', drawn, round)} of ${planned} paired.`,
  round: (number) => `Round ${number}`,
  noRoundLeft: (planned) =>
    planned === 1
      ? 'The only planned round has been paired. For one more, use --beyond.'
      : `All ${planned} planned rounds have been paired. For one more, use --beyond.`,
  proposal: 'A round with fewer repeats exists:',
  after: (number, running) => {
    const title = number === 0 ? 'Standings at the start' : `Standings after round ${number}`;
    return running === null ? title : `${title} (round ${running} in progress)`;
  },
  preview: (number, planned) => `Preview: ${counted('en', number, round)} of ${planned}.`,
  previewBeyond: (number, planned) =>
    `Preview: ${counted('en', number, round)} of ${planned} planned; the closing will count only those played.`,
  finalOpen: 'Preview: the final is still to be played.',
  unofficial: 'Unofficial fixed pairings: the rules only publish those for 8 players.',
  drawDiffers: (number, engine, recorded, today) =>
    `round ${number} paired differently. Log, by version ${engine}: ${recorded}. Today: ${today}.`,
  drawRefused: (number, why) => `round ${number}: ${why}`,
};

/** English has one word for both games. */
export const roundSentences = (_format: string): RoundSentences => ofRounds;

export const tableSentences: TableSentences = {
  pool: (number, mean) => `Pool ${number}, average rating ${mean}`,
  before: 'Before',
  after: 'After',
  title: 'Title',
  championship: 'Championship',
  best: 'At best',
  worst: 'At worst',
  certain: 'Certain',
  ofRounds: 'Places after the planned rounds: until the closing a final can still be planned.',
  bounds: 'These are outer limits: no place beyond them is possible.',
  prize: 'Prize',
  rating: 'Rating',
  pl: ({ season, category }, named, max, min) =>
    `International rating, season ${season}, category ${category} (${named}). PJ from ${min} to ${max}.`,
  notApproved: 'Not a rated tournament: ratings do not change.',
  elo: (value) => `Elo; the tournament is worth ${value}.`,
  noSeason: 'In August, between two seasons: no championship points.',
  notOfficial: (why) => `Not official: ${why.join('; ')}. No Elo, no championship.`,
  withoutApproval: 'not rated',
  tooFew: (found, needed) => `${found} played, but ${needed} are needed`,
  clubMajority: (club, members, players) =>
    `${members} of ${players} are from the club “${isolated(club)}”, more than half`,
  lifted: (season, name, before, after) =>
    `beginning of the season ${season}: ${name}, in the first ten of the world championship, ${number(before)} → ${number(after)} (Joker series)`,
  season: (name) => `Championship ${name}`,
  series: (name) => `Series ${name}`,
  nothingYet: 'Nothing yet.',
  malus: (points) => `penalty −${points}`,
  verified: (decisions, draws) =>
    `Log replayed: ${counted('en', decisions, { one: 'decision', other: 'decisions' })}, ${counted('en', draws, { one: 'draw', other: 'draws' })}. The current version gives the same.`,
  sameRevision: (files, id, revision) =>
    `${list('en', files)}: the same id “${id}”, ${revision === null ? 'no revision' : `the same revision ${revision}`}, and different contents. Keep the right file, or give the correction a higher revision.`,
  maybeOneTournament: (files, name, date) =>
    `${list('en', files)}: “${name}”, ${date}, with the same people and without an id. Each counts as a tournament; if they are one, keep one file only.`,
  registeredAs: (name, licence, tournament) =>
    `${name} (${licence === null ? 'no licence' : `licence ${licence}`}, ${tournament})`,
  joined: (people) => `${list('en', people)}: the same name, which nobody else has. Counted as one person.`,
  apart: (people, count) =>
    `${list('en', people)}: one person or several? Nothing says so, ${count} are counted. A licence and its federation in each file tell them apart or bring them together.`,
  categoriesKept: 'A category prize won by a pseudonym is shown with --real-names only.',
  differs: (seq) => `Decision ${seq}`,
  standingsDiffer: 'the final standings would differ.',
};

/** “2 pools of 8 and 1 of 6”. */
function pools(sizes: readonly number[]): string {
  const each = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
  return each
    .map(({ size, count }, i) =>
      i === 0 ? `${counted('en', count, { one: 'pool', other: 'pools' })} of ${size}` : `${count} of ${size}`,
    )
    .join(' and ');
}

export const enCli: CliSentences = {
  about: 'Checks, pairs, ranks and rates a tournament kept in a file.',
  ...commandHelp.en,
  options: {
    json: 'answers in JSON, for a program',
    lang: 'language of the sentences, fr or en',
    help: 'shows this help',
    version: 'shows the version',
    season: 'season of the PL rating, or a list of seasons, instead of the file’s own',
    write: 'adds the round to the file',
    redraw: 'pairs the last round again, if it has no results',
    beyond: 'pairs one round more than planned',
    after: 'standings after this round',
    final: 'final standings: players level on every criterion share a place',
    players: 'number of players',
    rounds: 'number of rounds',
    seed: 'random seed, a number',
    out: 'writes to this file or folder',
    data: 'data folder (./data)',
    database: 'PostgreSQL database, instead of the folder; or the variable RONDE_DATABASE_URL',
    to: 'file to copy to; by default a dated file in the copies folder',
    'real-names': 'shows real names instead of pseudonyms',
    yes: 'replaces the data without asking, for a script',
    'with-journal': 'brings back what the dated logs have after the copy, too',
    from: 'folder or PostgreSQL database to move from',
    into: 'empty folder or new PostgreSQL database to move to',
    at: 'a date such as 2026-03-10; else that of the last tournament',
    csv: 'as CSV, for a spreadsheet',
    everybody: 'everybody who ever played, with their last rating',
    people: 'how many people',
    tournaments: 'how many tournaments',
    game: 'scrabble (default) or art-de-la-guerre',
    as: 'what is written: file (the tournament), tsh, aupair, workbook, american or csv',
    format: 'format of the tournament, which the file does not say (suisse)',
    name: 'name of the tournament',
    date: 'first day of the tournament',
    division: 'division of the file, by number',
    sheet: 'sheet of the workbook, by number',
  },
  arguments: {
    file: 'the tournament file; - for standard input',
    files: 'the tournament files, in any order',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes or suisse',
    log: 'the log of the tournament, in JSON; - for standard input',
    copy: 'the copy to restore',
    two: 'two files: a federation, or a tournament',
  },
  placeholders: {
    command: 'command',
    file: 'file',
    files: 'files',
    format: 'format',
    log: 'log',
    copy: 'copy',
    round: 'round',
    players: 'number',
    rounds: 'number',
    seed: 'number',
    path: 'file',
    folder: 'folder',
    url: 'url',
    place: 'venue',
    language: 'language',
    two: 'files',
    people: 'number',
    tournaments: 'number',
    day: 'date',
    game: 'game',
    written: 'kind',
    formula: 'format',
    text: 'text',
    nth: 'number',
  },
  titles: {},
  needs: {
    file: 'the tournament file',
    files: 'the tournament file',
    format: 'the format',
    log: 'the log of the tournament',
    copy: 'the copy to restore',
    two: 'the two files to compare',
  },
  example: 'Example:',
  exits: 'Exit code: 0 done, 1 refused by the file or the rules, 2 wrong usage.',
  wrong: {
    unknownCommand: (name) => `Unknown command: “${name}”.`,
    noCommand: 'A command is missing: check, pair, standings, rate… For all of them: ronde --help.',
    unknownOption: (option) => `Unknown option: ${option}.`,
    missing: (what) => `Missing: ${list('en', what)}.`,
    unknownFormat: (format, known) => `Unknown format: “${format}”; known formats: ${known.join(', ')}.`,
    missingValue: (option) => `The value of ${option} is missing.`,
    badValue: (option, value, expected) => `${option} cannot be “${value}”; expected ${expected}.`,
    ofGroup: (name, given, known) =>
      `${given === null ? `A command is missing after “${name}”` : `Unknown command after “${name}”: “${given}”`}; expected: ${known.join(', ')}.`,
    tooMany: 'Give only one file at a time.',
    moreThanTwo: 'Two files are compared, no more.',
    writeToStdin: '--write needs a file: standard input cannot be written to.',
    seeHelp: 'Help: ronde --help',
  },
  expected: {
    lang: 'fr or en',
    after: 'the number of a round, or 0',
    season: 'a file name',
    players: 'a whole number, 2000 at most',
    rounds: 'a whole number, 99 at most',
    seed: 'a whole number',
    out: 'the name of a file',
    data: 'the name of a folder',
    database: 'an address such as postgres://ronde@localhost/ronde',
    to: 'the name of a file',
    from: 'a folder, or an address such as postgres://ronde@localhost/ronde',
    into: 'a folder, or an address such as postgres://ronde@localhost/ronde',
    at: 'a date such as 2026-03-10',
    people: 'a whole number, 20000 at most',
    tournaments: 'a whole number, 20000 at most',
    game: 'scrabble or art-de-la-guerre',
    as: 'file, tsh, aupair, workbook, american or csv',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes or suisse',
    name: 'a name',
    date: 'a date such as 2026-03-10',
    division: 'a number from 1',
    sheet: 'a number from 1',
  },
  toRead: (warnings) => `${plural('en', warnings, { one: 'One warning', other: `${warnings} warnings` })}:`,
  rounds: roundSentences,
  pools: (sizes) => `Phase 1: ${pools(sizes)}.`,
  tables: tableSentences,
  resultOrder: 'In the file, write each result in the order of these columns, which is the order of “players”.',
  written: (file) => `Written to ${file}.`,
  resultsWritten: (file, players, rounds) =>
    `${players} ${plural('en', players, { one: 'player', other: 'players' })} and ${rounds} ${plural('en', rounds, { one: 'round', other: 'rounds' })} written to ${file}.`,
  takenOtherwise: 'Taken otherwise:',
  noResultsFile: 'This file is neither text nor a workbook that can be read (xlsx, ods).',
  untitled: 'Imported tournament',
  foreignPage: (file) =>
    `${file} is not a page of Ronde: it would be lost. Nothing was written. Choose another folder.`,
  published: (pages, folder) => `${pages} pages written to ${folder}. The first one is index.html.`,
  bug: (message) => `This is a bug in Ronde: ${message}`,
};
