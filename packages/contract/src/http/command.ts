import type { Command } from '@ronde/engine';
import * as z from 'zod';
import { registrationCommands } from './commands/registration.ts';
import { finalCommands, resultCommands } from './commands/results.ts';
import { poolsCommands, roundCommands } from './commands/rounds.ts';
import { rulingCommands, tournamentCommands } from './commands/tournament.ts';
import { personSchema } from './person.ts';
import { deviceTime, idSchema, textOf } from './text.ts';

export { presenceSchema, registerSchema } from './commands/registration.ts';

/** What somebody asks for: the engine's `Command`, with the limits of the border. */
export const commandSchema = z.discriminatedUnion('kind', [
  ...tournamentCommands,
  ...registrationCommands,
  ...poolsCommands,
  ...roundCommands,
  ...resultCommands,
  ...rulingCommands,
  ...finalCommands,
]);

type Register = Extract<Command, { kind: 'register' }>;
type SentRegister = Omit<Register, 'number'> & { readonly number?: number };

/** The engine's commands as a client may send them: a registration without its number. */
export type SentCommand = Exclude<Command, { kind: 'register' }> | SentRegister;

/** `id`: drawn by the client, so that a repeated request acts once. `deviceAt`: when it was typed, by that device. */
export const commandBodySchema = z
  .strictObject({
    id: idSchema,
    deviceAt: deviceTime.exactOptional(),
    command: commandSchema,
    /** Why, in free words: kept beside the log under this `id`, for the staff alone, erasable. */
    note: textOf(500).exactOptional(),
    /** With `register` only: who is registered. */
    person: personSchema.exactOptional(),
  })
  .refine((body) => body.person === undefined || body.command.kind === 'register', {
    path: ['person'],
    error: 'only with register',
  })
  .superRefine(({ id, note, command }, context) => {
    const path = note ? unexplained(command, id) : null;
    if (path) context.addIssue({ code: 'custom', path: ['command', ...path], message: 'the id of this command' });
  });

const withReason: readonly string[] = ['forfeit', 'awarded', 'losses', 'points'];

/**
 * Where a decision that can have a reason does not name the words sent with it: they would stand in the log alone, and
 * explain nothing. Null: it does, or has no place for them.
 */
function unexplained(command: z.infer<typeof commandSchema>, id: string): readonly string[] | null {
  if (command.kind === 'sanction' || command.kind === 'dispute') return command.note === id ? null : ['note'];
  if (command.kind !== 'record' && command.kind !== 'record-final') return null;
  const { result } = command;
  const named = 'note' in result ? result.note : undefined;
  return named === id || !withReason.includes(result.kind) ? null : ['result', 'note'];
}

/** A command that is only asked about. */
export const consequencesBodySchema = z.strictObject({ command: commandSchema });

/** `decision`: the one to take back. `together`: with all that stands in the way, newest first. */
export const undoBodySchema = z.strictObject({
  id: idSchema,
  deviceAt: deviceTime.exactOptional(),
  decision: z.int().min(1),
  together: z.boolean().exactOptional(),
});

export type CommandBody = z.infer<typeof commandBodySchema>;
export type UndoBody = z.infer<typeof undoBodySchema>;

const place = z.int().nullable();
const seated = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]);

/**
 * What a correction changes, the engine's `Consequences`: the standings that are no longer the same, and the later
 * tables that the right facts would have drawn otherwise. The tables stay as they were drawn, whatever it says.
 */
export const consequencesSchema = z.object({
  /** Oldest first. `after`: rounds. `from`, `to`: places; null: not listed. */
  standings: z.array(
    z.object({
      after: z.int(),
      lines: z.array(z.object({ player: z.string(), from: place, to: place })),
    }),
  ),
  /** Oldest first. `tables`: drawn, and would not have been. `instead`: who would have met; null: nobody. */
  rounds: z.array(
    z.object({
      round: z.int(),
      tables: z.array(z.object({ round: z.int(), table: z.int(), players: z.tuple([z.string(), z.string()]) })),
      instead: z.array(seated).nullable(),
    }),
  ),
});
