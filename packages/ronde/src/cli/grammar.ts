/** The commands and the options of each, for the quick reader of well-formed lines and for commander alike. */
export const commands = {
  check: { file: true, options: {} },
  pair: { file: true, options: { write: 'flag', redraw: 'flag', beyond: 'flag' } },
  standings: { file: true, options: { after: 'round', final: 'flag' } },
  schema: { file: false, options: {} },
} as const satisfies Record<string, { readonly file: boolean; readonly options: Readonly<Record<string, OptionKind>> }>;

/** What every command has. */
export const everywhere = { json: 'flag', lang: 'language' } as const satisfies Readonly<Record<string, OptionKind>>;

export type OptionKind = 'flag' | 'round' | 'language';
export type CommandName = keyof typeof commands;

/** A command line that was understood. */
export interface Asked {
  readonly command: CommandName;
  /** `-` for standard input; empty where the command reads none. */
  readonly file: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The value of an option, null where it is none. */
export function optionValue(kind: OptionKind, text: string): string | number | null {
  if (kind === 'round') return /^\d{1,3}$/.test(text) ? Number(text) : null;
  return text === 'fr' || text === 'en' ? text : null;
}
