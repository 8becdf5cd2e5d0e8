import { formats } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { plain } from '@ronde/language';
import type { CommanderError } from 'commander';
import type { Answered, Refused } from './answer.ts';
import { answerTo } from './commands/answer-to.ts';
import type { Asked } from './grammar.ts';
import type { Io } from './io.ts';
import { readArgs } from './read-args.ts';
import { readerLanguage } from './reader-language.ts';
import { cliSentences } from './sentences/sentences.ts';
import { visible } from './visible.ts';

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
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

const plainly = (asked: Asked | null): Line | null => asked && { kind: 'asked', asked };

async function withCommander(args: readonly string[], io: Io, lang: Lang): Promise<Line> {
  const say = cliSentences[lang];
  const { askedFor } = await import('./program.ts');
  try {
    return plainly(askedFor(args, io.out, lang)) ?? { kind: 'wrong', message: say.wrong.noCommand };
  } catch (error) {
    if (!isUsage(error)) throw error;
    if (error.exitCode === 0) return { kind: 'help' };
    return { kind: 'wrong', message: (await import('./usage.ts')).usageSentence(error, args, say) };
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
function refuse(refusals: readonly Refused[], asJson: boolean, io: Io): void {
  const suggestions = refusals.flatMap((refusal) => refusal.suggestions ?? []);
  for (const { message } of [...refusals, ...suggestions]) io.err(`${visible(message)}\n`);
  const problems = refusals.map(({ suggestions: _, ...problem }) => problem);
  if (asJson) io.out(`${plain(JSON.stringify({ ok: false, problems, suggestions }))}\n`);
}
