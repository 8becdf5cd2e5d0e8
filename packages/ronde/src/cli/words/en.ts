import { counted, plural } from '@ronde/language';
import type { CliWords } from './cli-words.ts';
import { tables } from './en-tables.ts';

/** “2 pools of 8 and 1 of 6”. */
function pools(sizes: readonly number[]): string {
  const each = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
  return each
    .map(({ size, count }, i) =>
      i === 0 ? `${counted('en', count, { one: 'pool', other: 'pools' })} of ${size}` : `${count} of ${size}`,
    )
    .join(' and ');
}

export const en: CliWords = {
  about: 'Checks, draws, ranks and rates a tournament written in a file.',
  commands: {
    check: {
      about: 'Checks a tournament file and says everything that is wrong.',
      example: 'ronde check tournament.json',
    },
    pair: {
      about: 'Draws the next round and gives the reason of each table.',
      example: 'ronde pair tournament.json --write',
    },
    standings: { about: 'Gives the standings.', example: 'ronde standings tournament.json --after 3' },
    rate: { about: 'Computes the new ratings, with every figure.', example: 'ronde rate tournament.json' },
    pools: {
      about: 'Makes the pools of Formule Combinée, before their order is drawn.',
      example: 'ronde pools tournament.json',
    },
    prizes: {
      about: 'Gives the first of each series, category and club, and the trophies.',
      example: 'ronde prizes tournament.json',
    },
    possible: {
      about: 'Gives the best and the worst final place that each can still take.',
      example: 'ronde possible tournament.json',
    },
    history: {
      about: 'Follows the ratings through several tournaments, in the order of their dates.',
      example: 'ronde history march.json may.json june.json',
    },
    simulate: {
      about: 'Plays a whole tournament with plausible results, to rehearse or to try.',
      example: 'ronde simulate classique --players 24 --rounds 5 --seed 1 --out try.json',
    },
    schema: {
      about: 'Prints the JSON Schema of the tournament file.',
      example: 'ronde schema > tournament.schema.json',
    },
    verify: {
      about: 'Replays the log of a tournament and says what today’s program would do otherwise.',
      example: 'ronde verify log.jsonl',
    },
  },
  options: {
    json: 'answers in JSON, for a program',
    lang: 'language of the sentences, fr or en',
    help: 'shows this help',
    version: 'shows the version',
    write: 'adds the round to the file',
    redraw: 'draws the last round anew, if it has no result',
    beyond: 'draws one round more than planned',
    after: 'after this round',
    final: 'final standings: shared places when level on everything',
    players: 'number of players',
    rounds: 'number of rounds',
    seed: 'seed of the draw, a number',
    out: 'writes the tournament to this file',
  },
  arguments: {
    file: 'the tournament file; - for standard input',
    files: 'the tournament files, in any order',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes or suisse',
    log: 'the log of the tournament, in JSON; - for standard input',
  },
  placeholders: {
    command: 'command',
    file: 'file',
    files: 'files',
    format: 'format',
    log: 'log',
    round: 'round',
    players: 'number',
    rounds: 'number',
    seed: 'number',
    path: 'file',
    language: 'language',
  },
  titles: {},
  example: 'Example:',
  exits: 'Exit code: 0 done, 1 the file or the rule refuses, 2 wrong usage.',
  wrong: {
    unknownCommand: (name) => `Unknown command: “${name}”.`,
    noCommand: 'A command is missing: check, pair, standings, rate… For all of them: ronde --help.',
    unknownOption: (option) => `Unknown option: ${option}.`,
    missingFile: 'The tournament file is missing.',
    missingOption: (option) => `${option} is missing.`,
    unknownFormat: (format, known) => `Unknown format: “${format}”; known formats: ${known.join(', ')}.`,
    missingValue: (option) => `The value of ${option} is missing.`,
    badValue: (option, value, expected) => `${option} can’t be “${value}”; expected ${expected}.`,
    tooMany: 'One file at a time.',
    writeToStdin: '--write needs a file: standard input can’t be written back.',
    seeHelp: 'Help: ronde --help',
  },
  expected: {
    lang: 'fr or en',
    after: 'the number of a round, or 0',
    players: 'a whole number, 2000 at most',
    rounds: 'a whole number, 99 at most',
    seed: 'a whole number',
    out: 'the name of a file',
  },
  check: (name, format, players, drawn, planned) =>
    `“${name}”: correct file. ${format}, ${counted('en', players, { one: 'player', other: 'players' })}, ${counted('en', drawn, { one: 'round', other: 'rounds' })} of ${planned} drawn.`,
  toRead: (warnings) => `${plural('en', warnings, { one: 'One warning', other: `${warnings} warnings` })}:`,
  noRoundLeft: (planned) => `The ${planned} planned rounds are played. For one more: --beyond.`,
  proposal: 'A round with fewer repeats exists:',
  pools: (sizes) => `Phase 1: ${pools(sizes)}.`,
  tables,
  written: (file) => `Written to ${file}.`,
  bug: (message) => `Ronde is at fault, this is a bug of the program: ${message}`,
};
