import {
  type Asked,
  commands,
  everywhere,
  isCommand,
  needed,
  type OptionKind,
  optionValue,
  takesSoMany,
} from './grammar.ts';

/**
 * Reads a line that is plainly well formed: a command, then a file and options in any order. Null for all others,
 * which commander reads: it knows the help, and says what is wrong. It takes longer to load than most answers do.
 */
export function readArgs([command = '', ...rest]: readonly string[]): Asked | null {
  if (!isCommand(command)) return null;
  const known: Readonly<Record<string, OptionKind>> = { ...everywhere, ...commands[command].options };
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
  const complete = Object.keys(known).every((name) => !needed.has(name) || name in options);
  return complete && takesSoMany(commands[command].takes, args.length) ? { command, args, options } : null;
}
