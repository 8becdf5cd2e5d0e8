import type { CommandName, OptionKind } from '../grammar.ts';
import type { RoundSentences } from './round-sentences.ts';
import type { TableSentences } from './table-sentences.ts';

/** The words of the command line that no screen has. */
export interface CliSentences {
  readonly about: string;
  readonly commands: Readonly<Record<CommandName, { readonly about: string; readonly example: string }>>;
  readonly options: {
    readonly json: string;
    readonly lang: string;
    readonly help: string;
    readonly version: string;
    readonly season: string;
    readonly write: string;
    readonly redraw: string;
    readonly beyond: string;
    readonly after: string;
    readonly final: string;
    readonly players: string;
    readonly rounds: string;
    readonly seed: string;
    readonly out: string;
    readonly data: string;
    readonly database: string;
    readonly to: string;
    readonly 'real-names': string;
    readonly yes: string;
    readonly 'with-journal': string;
    readonly from: string;
    readonly into: string;
  };
  /** What a command is about, by the kind of its arguments. */
  readonly arguments: Readonly<Record<'file' | 'files' | 'format' | 'log' | 'copy', string>>;
  /** What stands between < and > in the help. */
  readonly placeholders: Readonly<
    Record<'command' | 'file' | 'files' | 'format' | 'log' | 'copy' | Exclude<OptionKind, 'flag'>, string>
  >;
  /** What is missing when a command stands alone, in a sentence. */
  readonly needs: Readonly<Record<'file' | 'files' | 'format' | 'log' | 'copy', string>>;
  /** Commander's titles. */
  readonly titles: Readonly<Record<string, string>>;
  readonly example: string;
  readonly exits: string;
  readonly wrong: {
    readonly unknownCommand: (name: string) => string;
    readonly noCommand: string;
    readonly unknownOption: (option: string) => string;
    /** Everything that is missing, at once. */
    readonly missing: (what: readonly string[]) => string;
    readonly unknownFormat: (format: string, known: readonly string[]) => string;
    readonly missingValue: (option: string) => string;
    readonly badValue: (option: string, value: string, expected: string) => string;
    readonly tooMany: string;
    readonly writeToStdin: string;
    readonly seeHelp: string;
  };
  /** What an option takes. */
  readonly expected: Readonly<
    Record<
      | 'lang'
      | 'after'
      | 'season'
      | 'players'
      | 'rounds'
      | 'seed'
      | 'out'
      | 'data'
      | 'database'
      | 'to'
      | 'from'
      | 'into',
      string
    >
  >;
  readonly toRead: (warnings: number) => string;
  /** In the word of the game. */
  readonly rounds: (format: string) => RoundSentences;
  /** Pools of these sizes. */
  readonly pools: (sizes: readonly number[]) => string;
  readonly tables: TableSentences;
  /** In which order the results of the tables above are written into the file. */
  readonly resultOrder: string;
  readonly written: (file: string) => string;
  /** A bug, never a refusal. */
  readonly bug: (message: string) => string;
}
