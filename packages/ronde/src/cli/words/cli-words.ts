/** The words of the command line that no screen has. */
export interface CliWords {
  readonly about: string;
  readonly commands: Readonly<
    Record<'check' | 'pair' | 'standings' | 'schema', { readonly about: string; readonly example: string }>
  >;
  readonly options: {
    readonly file: string;
    readonly json: string;
    readonly lang: string;
    readonly help: string;
    readonly version: string;
    readonly write: string;
    readonly redraw: string;
    readonly beyond: string;
    readonly after: string;
    readonly final: string;
  };
  /** What stands between < and > in the help. */
  readonly placeholders: Readonly<Record<'command' | 'file' | 'round' | 'language', string>>;
  /** Commander's titles. */
  readonly titles: Readonly<Record<string, string>>;
  readonly example: string;
  readonly exits: string;
  readonly wrong: {
    readonly unknownCommand: (name: string) => string;
    readonly noCommand: string;
    readonly unknownOption: (option: string) => string;
    readonly missingFile: string;
    readonly missingValue: (option: string) => string;
    readonly badValue: (option: string, value: string, expected: string) => string;
    readonly tooMany: string;
    readonly writeToStdin: string;
    readonly seeHelp: string;
  };
  readonly expectedLang: string;
  readonly expectedRound: string;
  readonly check: (name: string, format: string, players: number, drawn: number, planned: number) => string;
  readonly toRead: (warnings: number) => string;
  readonly noRoundLeft: (planned: number) => string;
  readonly proposal: string;
  readonly written: (file: string) => string;
  /** A bug, never a refusal. */
  readonly bug: (message: string) => string;
}
