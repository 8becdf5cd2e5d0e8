import type { CommandName, OptionKind } from '../grammar.ts';
import type { TableWords } from './table-words.ts';

/** The words of the command line that no screen has. */
export interface CliWords {
  readonly about: string;
  readonly commands: Readonly<Record<CommandName, { readonly about: string; readonly example: string }>>;
  readonly options: {
    readonly json: string;
    readonly lang: string;
    readonly help: string;
    readonly version: string;
    readonly write: string;
    readonly redraw: string;
    readonly beyond: string;
    readonly after: string;
    readonly final: string;
    readonly players: string;
    readonly rounds: string;
    readonly seed: string;
    readonly out: string;
  };
  /** What a command is about, by the kind of its arguments. */
  readonly arguments: Readonly<Record<'file' | 'files' | 'format' | 'log', string>>;
  /** What stands between < and > in the help. */
  readonly placeholders: Readonly<
    Record<'command' | 'file' | 'files' | 'format' | 'log' | Exclude<OptionKind, 'flag'>, string>
  >;
  /** Commander's titles. */
  readonly titles: Readonly<Record<string, string>>;
  readonly example: string;
  readonly exits: string;
  readonly wrong: {
    readonly unknownCommand: (name: string) => string;
    readonly noCommand: string;
    readonly unknownOption: (option: string) => string;
    readonly missingFile: string;
    readonly missingOption: (option: string) => string;
    readonly unknownFormat: (format: string, known: readonly string[]) => string;
    readonly missingValue: (option: string) => string;
    readonly badValue: (option: string, value: string, expected: string) => string;
    readonly tooMany: string;
    readonly writeToStdin: string;
    readonly seeHelp: string;
  };
  /** What an option takes. */
  readonly expected: Readonly<Record<'lang' | 'after' | 'players' | 'rounds' | 'seed' | 'out', string>>;
  readonly check: (name: string, format: string, players: number, drawn: number, planned: number) => string;
  readonly toRead: (warnings: number) => string;
  readonly noRoundLeft: (planned: number) => string;
  readonly proposal: string;
  /** Pools of these sizes. */
  readonly pools: (sizes: readonly number[]) => string;
  readonly tables: TableWords;
  readonly written: (file: string) => string;
  /** A bug, never a refusal. */
  readonly bug: (message: string) => string;
}
