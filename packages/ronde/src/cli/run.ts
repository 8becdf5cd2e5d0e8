import { formats } from '@ronde/engine';
import { type Lang, plain } from '@ronde/language';
import type { CommanderError } from 'commander';
import { readerLanguage } from '../machine/reader-language.ts';
import type { Answered, Io, PrintedReason } from './answer.ts';
import { answerTo } from './commands/answer-to.ts';
import {
  type CommandLine,
  commandIn,
  commands,
  commonOptions,
  grammarOf,
  type OptionKind,
  optionValue,
  takesSoMany,
} from './grammar.ts';
import { cliSentences } from './sentences/sentences.ts';

/** 0 done, 1 the input or a rule refuses, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Runs one command line, without the program's name. Nothing is thrown but bugs. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const lang = readerLanguage(args, io.env);
  const { wrong } = cliSentences[lang];
  const asJson = args.includes('--json');
  const wrongUsage = (message: string): ExitCode => {
    refuse([{ code: 'usage', path: '', found: null, expected: null, message }], asJson, io);
    io.err(`${wrong.seeHelp}\n`);
    return 2;
  };
  const line = plainly(readArgs(args)) ?? (await withCommander(args, io, lang));
  if (line.kind === 'help') return 0;
  if (line.kind === 'wrong') return wrongUsage(line.message);
  const { command, args: given, options } = line.asked;
  if (options.write && given[0] === '-') return wrongUsage(wrong.writeToStdin);
  const [format = ''] = given;
  if (command === 'simulate' && !Object.hasOwn(formats, format)) {
    return wrongUsage(wrong.unknownFormat(format, Object.keys(formats)));
  }
  return show(await answerTo(line.asked, io, lang), asJson, io);
}

/** A command line as it was read; `help`: it asked for that, and has it. */
type Line =
  | { readonly kind: 'asked'; readonly asked: CommandLine }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

const plainly = (asked: CommandLine | null): Line | null => asked && { kind: 'asked', asked };

async function withCommander(args: readonly string[], io: Io, lang: Lang): Promise<Line> {
  const text = cliSentences[lang];
  const { askedFor } = await import('./program.ts');
  try {
    return plainly(askedFor(args, io.out, lang)) ?? { kind: 'wrong', message: text.wrong.noCommand };
  } catch (error) {
    if (!isUsage(error)) throw error;
    if (error.exitCode === 0) return { kind: 'help' };
    return { kind: 'wrong', message: (await import('./usage.ts')).usageSentence(error, args, text) };
  }
}

function isUsage(error: unknown): error is CommanderError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
}

function show(answered: Answered, asJson: boolean, io: Io): ExitCode {
  if (!answered.ok) {
    refuse(answered.refusal, asJson, io);
    return 1;
  }
  io.out(`${asJson ? plain(JSON.stringify(answered.value.json)) : visible(answered.value.text)}\n`);
  return 0;
}

/** The sentences for a person, and the same for a program; what would work instead stands apart. */
function refuse(refusals: readonly PrintedReason[], asJson: boolean, io: Io): void {
  const suggestions = refusals.flatMap((refusal) => refusal.suggestions ?? []);
  for (const { message } of [...refusals, ...suggestions]) io.err(`${visible(message)}\n`);
  const problems = refusals.map(({ suggestions: _, ...problem }) => problem);
  if (asJson) io.out(`${plain(JSON.stringify({ ok: false, problems, suggestions }))}\n`);
}

/**
 * Reads a line that is plainly well formed: a command, then a file and options in any order. Null for all others,
 * which commander reads: it knows the help, and says what is wrong. It takes longer to load than most answers do.
 */
export function readArgs(line: readonly string[]): CommandLine | null {
  const found = commandIn(line);
  if (!found) return null;
  const { command, rest } = found;
  const known: Readonly<Record<string, OptionKind>> = { ...commonOptions, ...commands[command].options };
  const options: Record<string, string | number | boolean> = {};
  const args: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    if (!word.startsWith('-') || word === '-') {
      args.push(word);
      continue;
    }
    const name = word.slice(2);
    const kind = word.startsWith('--') && Object.hasOwn(known, name) ? known[name] : undefined;
    const value = kind === undefined ? null : kind === 'flag' ? true : optionValue(kind, rest[++i] ?? '');
    if (value === null) return null;
    options[name] = value;
  }
  const complete = (grammarOf(command).needed ?? []).every((name) => name in options);
  return complete && takesSoMany(commands[command].takes, args.length) ? { command, args, options } : null;
}

/** What a terminal would obey instead of showing: controls but line break and tab, marks of writing direction, halves of a character. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  /[\0-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What a sentence sets apart, from its mark to the end of it: a name written from right to left. */
const setApart = /(\u2068[^\u202a-\u202e\u2066-\u2069\n]*\u2069)/;

/**
 * The same text, where a hidden character is written as its code: `\u001b`. A file may come from a stranger. A whole
 * pair of marks turns nothing beyond itself, and stays.
 */
export function visible(text: string): string {
  return text
    .split(setApart)
    .map((part, i) => (i % 2 === 1 ? `\u2068${coded(part.slice(1, -1))}\u2069` : coded(part)))
    .join('');
}

const coded = (text: string): string =>
  text.replace(hidden, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
