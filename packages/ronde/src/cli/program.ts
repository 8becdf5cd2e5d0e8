import type { Lang } from '@ronde/language';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { programVersion } from '../machine/version.ts';
import {
  type CommandLine,
  type CommandName,
  commands,
  commonOptions,
  grammarOf,
  type OptionKind,
  type Options,
  optionValue,
  takesSoMany,
} from './grammar.ts';
import type { CliSentences } from './sentences/cli-sentences.ts';
import { cliSentences } from './sentences/sentences.ts';

/**
 * The command line's help and its errors. Answers what was asked for, or null without a command. Throws commander's
 * errors, in English; the help is one of them, with exit code 0.
 */
export function askedFor(args: readonly string[], out: (text: string) => void, lang: Lang): CommandLine | null {
  const text = cliSentences[lang];
  let asked: CommandLine | null = null;
  const root = new Command('ronde')
    .description(text.about)
    .usage(`[options] [${text.placeholders.command}]`)
    .version(programVersion, '-V, --version', text.options.version)
    .addHelpText('after', `\n${text.example}\n  ${text.commands.check.example}\n\n${text.exits}`);
  dress(root, commonOptions, out, text);
  for (const name of Object.keys(commands) as CommandName[]) {
    const { takes, options: kinds, needed = [] } = grammarOf(name);
    const { about, example } = text.commands[name];
    const command = under(root, name, text).description(about).addHelpText('after', `\n${text.example}\n  ${example}`);
    if (takes)
      command.argument(
        `<${text.placeholders[takes]}${takes === 'files' || takes === 'two' ? '...' : ''}>`,
        text.arguments[takes],
      );
    dress(command, { ...kinds, ...commonOptions }, out, text).action(() => {
      const options = asWritten(command.optsWithGlobals());
      const count = command.args.length;
      if (!takesSoMany(takes, count))
        throw new CommanderError(1, count < 2 ? 'commander.missingArgument' : 'commander.excessArguments', '');
      if (needed.some((option) => !(option in options)))
        throw new CommanderError(1, 'commander.missingMandatoryOptionValue', '');
      asked = { command: name, args: command.args, options };
    });
  }
  root.parse([...args], { from: 'user' });
  return asked;
}

/** A name of two words is a command of a command. */
function under(root: Command, name: CommandName, text: CliSentences): Command {
  const [first = '', second] = name.split(' ');
  if (second === undefined) return root.command(first);
  const known = root.commands.find((one) => one.name() === first);
  const parent =
    known ??
    root
      .command(first)
      .description(text.commandGroups[first] ?? '')
      .exitOverride()
      .helpCommand(false);
  return parent.command(second);
}

/** Commander writes `realNames` for `--real-names`. */
const asWritten = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ]),
  );

/** Help in the reader's language, the options, errors that are thrown. */
function dress(
  command: Command,
  options: Readonly<Record<string, OptionKind>>,
  out: (text: string) => void,
  text: CliSentences,
): Command {
  command
    .exitOverride()
    .helpOption('-h, --help', text.options.help)
    .helpCommand(false)
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .configureHelp({ styleTitle: (title) => text.titles[title] ?? title })
    .configureOutput({ writeOut: out, writeErr: () => undefined });
  for (const [name, kind] of Object.entries(options)) command.addOption(option(name, kind, text));
  return command;
}

function option(name: string, kind: OptionKind, text: CliSentences): Option {
  const about = text.options[name as keyof CliSentences['options']];
  if (kind === 'flag') return new Option(`--${name}`, about);
  const valued = new Option(`--${name} <${text.placeholders[kind]}>`, about).argParser((text: string) => {
    const value = optionValue(kind, text);
    if (value === null) throw new InvalidArgumentError(kind);
    return value;
  });
  return valued;
}
