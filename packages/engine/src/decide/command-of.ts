import type { Command } from './commands.ts';

/** The command of one kind. */
export type CommandOf<K extends Command['kind']> = Extract<Command, { readonly kind: K }>;
