import type { CommanderError } from 'commander';
import type { CliWords } from './words/cli-words.ts';

/** What is wrong with a command line, said in the reader's language instead of commander's English. */
export function usageSentence(error: CommanderError, say: CliWords): string {
  const [first = '', second = ''] = [...error.message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
  const option = first.replace(/ <.*$/, '');
  switch (error.code) {
    case 'commander.unknownCommand':
      return say.wrong.unknownCommand(first);
    case 'commander.unknownOption':
      return say.wrong.unknownOption(option);
    case 'commander.missingArgument':
      return say.wrong.missingFile;
    case 'commander.optionMissingArgument':
      return say.wrong.missingValue(option);
    case 'commander.invalidArgument':
      return say.wrong.badValue(option, second, expected(option, say));
    case 'commander.missingMandatoryOptionValue':
      return say.wrong.missingOption(option);
    case 'commander.excessArguments':
      return say.wrong.tooMany;
    default:
      return say.wrong.noCommand;
  }
}

function expected(option: string, say: CliWords): string {
  const name = option.replace(/^--/, '');
  return Object.hasOwn(say.expected, name) ? say.expected[name as keyof CliWords['expected']] : '';
}
