import { isFormat } from '@ronde/engine/tournament/formats';
import { isLang } from '@ronde/language/lang';

/** Of what names people: a pseudonym is kept unless this is asked for. */
const naming = { 'real-names': 'flag' } as const;
/** Of what reads ratings: another season than the file's own. */
const rating = { season: 'path', ...naming } as const;

/** The commands and the options of each, for the quick reader of well-formed lines and for commander alike. */
export const commands = {
  check: { takes: 'file', options: naming },
  pair: { takes: 'file', options: { write: 'flag', redraw: 'flag', beyond: 'flag', ...rating } },
  standings: { takes: 'file', options: { after: 'round', final: 'flag', ...rating } },
  rate: { takes: 'file', options: rating },
  pools: { takes: 'file', options: rating },
  prizes: { takes: 'file', options: rating },
  possible: { takes: 'file', options: rating },
  publish: { takes: 'file', options: { out: 'folder', ...rating }, needed: ['out'] },
  results: {
    takes: 'file',
    options: {
      as: 'written',
      format: 'formula',
      name: 'text',
      date: 'day',
      division: 'nth',
      sheet: 'nth',
      out: 'path',
      ...naming,
    },
    needed: ['out'],
  },
  history: { takes: 'files', options: rating },
  'federation import': { takes: 'files', options: { out: 'path', ...rating } },
  'federation ratings': { takes: 'files', options: { at: 'day', ...rating } },
  'federation list': { takes: 'files', options: { at: 'day', csv: 'flag', everybody: 'flag', ...rating } },
  'federation season': { takes: 'files', options: { at: 'day', ...rating } },
  'federation compare': { takes: 'two', options: { at: 'day', ...rating } },
  simulate: {
    takes: 'format',
    options: { players: 'players', rounds: 'rounds', seed: 'seed', out: 'path' },
    needed: ['players', 'rounds', 'seed'],
  },
  'simulate federation': {
    takes: null,
    options: { people: 'people', tournaments: 'tournaments', seed: 'seed', out: 'folder', game: 'game' },
    needed: ['people', 'tournaments', 'seed', 'out'],
  },
  schema: { takes: null, options: {} },
  verify: { takes: 'log', options: {} },
  backup: { takes: null, options: { data: 'folder', database: 'url', to: 'path' } },
  restore: {
    takes: 'copy',
    options: { data: 'folder', database: 'url', yes: 'flag', 'with-journal': 'flag' },
  },
  move: { takes: null, options: { from: 'place', into: 'place' }, needed: ['from', 'into'] },
} as const satisfies Record<string, CommandGrammar>;

interface CommandGrammar {
  /** What stands on its line beside options. */
  readonly takes: Argument | null;
  readonly options: Readonly<Record<string, OptionKind>>;
  /** Options without which the command means nothing. */
  readonly needed?: readonly string[];
}

/** One tournament file; one or more of them; two; the name of a format; the log of a tournament; a copy of all data. */
type Argument = 'file' | 'files' | 'two' | 'format' | 'log' | 'copy';

/** What every command has. */
export const commonOptions = { json: 'flag', lang: 'language' } as const satisfies Readonly<Record<string, OptionKind>>;

/**
 * `round`: a round's number, or 0. `players`, `rounds`: as many as a file can hold. `place`: a folder or the address of
 * a PostgreSQL database.
 */
export type OptionKind =
  | 'flag'
  | 'round'
  | 'players'
  | 'rounds'
  | 'seed'
  | 'people'
  | 'tournaments'
  | 'day'
  | 'game'
  | 'path'
  | 'folder'
  | 'url'
  | 'place'
  | 'written'
  | 'formula'
  | 'text'
  | 'nth'
  | 'language';
export type CommandName = keyof typeof commands;

/** A command line that was understood. */
export interface CommandLine {
  readonly command: CommandName;
  /** Files (`-` for standard input), or a format; empty where the command takes none. */
  readonly args: readonly string[];
  readonly options: Options;
}

export const grammarOf = (name: CommandName): CommandGrammar => commands[name];

/** The command that a line begins with, of one word or of two, and what follows it. */
export function commandIn([first = '', second = '', ...rest]: readonly string[]): {
  readonly command: CommandName;
  readonly rest: readonly string[];
} | null {
  const both = `${first} ${second}`;
  if (isCommand(both)) return { command: both, rest };
  return isCommand(first) ? { command: first, rest: second === '' ? rest : [second, ...rest] } : null;
}

export type Options = Readonly<Record<string, string | number | boolean>>;

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** Those of a tournament file. */
const mostPlayers = 2000;
/** People, or tournaments, of a federation that is simulated. */
const mostSimulated = 20_000;

/** What results are written as: the tournament file, or what other programs read. */
const resultsAs: readonly string[] = ['file', 'tsh', 'aupair', 'workbook', 'american', 'csv'];

/** The value of an option, null where it is none. */
export function optionValue(kind: OptionKind, text: string): string | number | null {
  switch (kind) {
    case 'round':
      return /^\d{1,3}$/.test(text) ? Number(text) : null;
    case 'players':
      return /^\d{1,4}$/.test(text) && Number(text) <= mostPlayers ? Number(text) : null;
    case 'rounds':
      return /^\d{1,2}$/.test(text) ? Number(text) : null;
    case 'seed':
      return /^\d{1,15}$/.test(text) ? Number(text) : null;
    case 'people':
    case 'tournaments':
      return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= mostSimulated ? Number(text) : null;
    case 'day':
      return isDay(text) ? text : null;
    case 'game':
      return text === 'scrabble' || text === 'art-de-la-guerre' ? text : null;
    case 'written':
      return resultsAs.includes(text) ? text : null;
    case 'formula':
      return isFormat(text) ? text : null;
    case 'nth':
      return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
    case 'text':
    case 'path':
    case 'folder':
      return text === '' ? null : text;
    case 'url':
      return isDatabase(text) ? text : null;
    case 'place':
      return text === '' || (text.includes('://') && !isDatabase(text)) ? null : text;
    case 'language':
      return isLang(text) ? text : null;
    case 'flag':
      return null;
  }
}

/** A civil date that there is. */
function isDay(text: string): boolean {
  const day = /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const isDatabase = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

/** Whether so many arguments are the right number of them. */
export function takesSoMany(takes: Argument | null, count: number): boolean {
  return takes === null ? count === 0 : takes === 'files' ? count > 0 : count === (takes === 'two' ? 2 : 1);
}
