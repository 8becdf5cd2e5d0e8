import type { CommanderError } from 'commander';
import { commandIn, commands, commonOptions, grammarOf, type OptionKind } from './grammar.ts';
import type { CliSentences } from './sentences/cli-sentences.ts';

/** What is wrong with a command line, said in the reader's language instead of commander's English. */
export function usageSentence(error: CommanderError, args: readonly string[], text: CliSentences): string {
  const [first = '', second = ''] = [...error.message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  const option = first.replace(/ <.*$/, '');
  switch (error.code) {
    case 'commander.unknownCommand':
      return args[0] === group ? text.wrong.ofGroup(group, first, membersOf(group)) : text.wrong.unknownCommand(first);
    case 'commander.unknownOption':
      return text.wrong.unknownOption(option);
    case 'commander.optionMissingArgument':
      return text.wrong.missingValue(option);
    case 'commander.invalidArgument':
      return text.wrong.badValue(option, second, expected(option, text));
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
      return text.wrong.missing([...missingArgument(args, text), ...missingOptions(args)]);
    case 'commander.excessArguments':
      return takesTwo(args) ? text.wrong.moreThanTwo : text.wrong.tooMany;
    default:
      return args[0] === group ? text.wrong.ofGroup(group, null, membersOf(group)) : text.wrong.noCommand;
  }
}

/** The command that has commands of its own. */
const group = 'federation';

const membersOf = (name: string): readonly string[] =>
  Object.keys(commands).flatMap((command) => (command.startsWith(`${name} `) ? [command.slice(name.length + 1)] : []));

function takesTwo(args: readonly string[]): boolean {
  const found = commandOf(args);
  return found !== null && grammarOf(found.command).takes === 'two';
}

function expected(option: string, text: CliSentences): string {
  const name = option.replace(/^--/, '');
  return Object.hasOwn(text.expected, name) ? text.expected[name as keyof CliSentences['expected']] : '';
}

/** What the command takes, as a sentence names it, where nothing stands in its place. */
function missingArgument(args: readonly string[], text: CliSentences): readonly string[] {
  const found = commandOf(args);
  if (!found) return [];
  const { takes, options } = grammarOf(found.command);
  const kinds: Readonly<Record<string, OptionKind>> = { ...commonOptions, ...options };
  const valued = (word: string | undefined): boolean =>
    word?.startsWith('--') === true && (kinds[word.slice(2)] ?? 'flag') !== 'flag';
  const given = found.rest.filter((word, i) => !word.startsWith('-') && !valued(found.rest[i - 1]));
  return takes === null || given.length >= (takes === 'two' ? 2 : 1) ? [] : [text.needs[takes]];
}

/** Every option that the command can't do without and that is not there. */
function missingOptions(args: readonly string[]): readonly string[] {
  const found = commandOf(args);
  const given = (option: string): boolean => args.some((arg) => arg === option || arg.startsWith(`${option}=`));
  const needed = found ? (grammarOf(found.command).needed ?? []) : [];
  return needed.map((name) => `--${name}`).filter((option) => !given(option));
}

/** Options may stand before it. */
function commandOf(args: readonly string[]): ReturnType<typeof commandIn> {
  const at = args.findIndex((_, i) => commandIn(args.slice(i)) !== null);
  return at < 0 ? null : commandIn(args.slice(at));
}
