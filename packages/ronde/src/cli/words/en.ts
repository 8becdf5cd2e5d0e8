import { counted, plural } from '@ronde/language';
import type { CliWords } from './cli-words.ts';

export const en: CliWords = {
  about: 'Checks, draws and ranks a tournament written in a file.',
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
    schema: {
      about: 'Prints the JSON Schema of the tournament file.',
      example: 'ronde schema > tournament.schema.json',
    },
  },
  options: {
    file: 'the tournament file; - for standard input',
    json: 'answers in JSON, for a program',
    lang: 'language of the sentences, fr or en',
    help: 'shows this help',
    version: 'shows the version',
    write: 'adds the round to the file',
    redraw: 'draws the last round anew, if it has no result',
    beyond: 'draws one round more than planned',
    after: 'after this round',
    final: 'final standings: shared places when level on everything',
  },
  placeholders: { command: 'command', file: 'file', round: 'round', language: 'language' },
  titles: {},
  example: 'Example:',
  exits: 'Exit code: 0 done, 1 the file or the rule refuses, 2 wrong usage.',
  wrong: {
    unknownCommand: (name) => `Unknown command: “${name}”.`,
    noCommand: 'A command is missing: check, pair, standings or schema.',
    unknownOption: (option) => `Unknown option: ${option}.`,
    missingFile: 'The tournament file is missing.',
    missingValue: (option) => `The value of ${option} is missing.`,
    badValue: (option, value, expected) => `${option} can’t be “${value}”; expected ${expected}.`,
    tooMany: 'One file at a time.',
    writeToStdin: '--write needs a file: standard input can’t be written back.',
    seeHelp: 'Help: ronde --help',
  },
  expectedLang: 'fr or en',
  expectedRound: 'the number of a round, or 0',
  check: (name, format, players, drawn, planned) =>
    `“${name}”: correct file. ${format}, ${counted('en', players, { one: 'player', other: 'players' })}, ${counted('en', drawn, { one: 'round', other: 'rounds' })} of ${planned} drawn.`,
  toRead: (warnings) => `${plural('en', warnings, { one: 'One warning', other: `${warnings} warnings` })}:`,
  noRoundLeft: (planned) => `The ${planned} planned rounds are played. For one more: --beyond.`,
  proposal: 'A round with fewer repeats exists:',
  written: (file) => `Written to ${file}.`,
  bug: (message) => `Ronde is at fault, this is a bug of the program: ${message}`,
};
