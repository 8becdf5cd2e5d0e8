import type { Command } from '@ronde/engine';
import * as z from 'zod';
import { personSchema } from './person.ts';
import { resultSchema } from './result.ts';
import { idSchema, roundNumber, someText, text } from './text.ts';

export const presenceSchema = z.enum(['expected', 'here', 'late', 'absent']);
const attempt = z.int().min(1).max(9999);
const pair = z.tuple([idSchema, idSchema]);

export const registerSchema = z.strictObject({
  kind: z.literal('register'),
  player: idSchema,
  /** Given by the server, whatever is sent: two desks may register at the same moment. */
  number: z.int().min(1).max(99999).exactOptional(),
  /** As in the tournament file; 0 is a missing rating. */
  rating: z.int().min(0).max(9999).exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: text(8).exactOptional(),
  club: text(80).exactOptional(),
  category: text(40).exactOptional(),
  presence: presenceSchema.exactOptional(),
});

/** What somebody asks for: the engine's `Command`, with the limits of the border. */
export const commandSchema = z.discriminatedUnion('kind', [
  registerSchema,
  z.strictObject({ kind: z.literal('remove'), player: idSchema }),
  z.strictObject({
    kind: z.literal('mark'),
    player: idSchema,
    presence: presenceSchema,
    saw: presenceSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('withdraw'),
    player: idSchema,
    running: z.enum(['forfeit', 'redraw']).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('return'), player: idSchema }),
  z.strictObject({
    kind: z.literal('draw'),
    round: roundNumber,
    without: z.array(idSchema).max(2000),
    beyond: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('redraw'), round: roundNumber, attempt }),
  z.strictObject({ kind: z.literal('publish'), round: roundNumber, attempt }),
  z.strictObject({
    kind: z.literal('record'),
    round: roundNumber,
    players: pair,
    result: resultSchema,
    saw: resultSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('clear'), round: roundNumber, players: pair, saw: resultSchema }),
  z.strictObject({ kind: z.literal('close-round'), round: roundNumber }),
  z.strictObject({ kind: z.literal('reopen-round'), round: roundNumber }),
  z.strictObject({ kind: z.literal('cancel-round'), round: roundNumber, losing: z.int().min(0).max(9999) }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('reopen') }),
]);

type Register = Extract<Command, { kind: 'register' }>;
type SentRegister = Omit<Register, 'number'> & { readonly number?: number };

/** The engine's commands as a client may send them: a registration without its number. */
export type SentCommand = Exclude<Command, { kind: 'register' }> | SentRegister;

/** Who asks, as the staff knows them. */
const author = text(80);

/** `id`: drawn by the client, so that a repeated request acts once. `deviceAt`: when it was typed, by that device. */
export const commandBodySchema = z
  .strictObject({
    id: idSchema,
    by: author.exactOptional(),
    deviceAt: someText(40).exactOptional(),
    command: commandSchema,
    /** With `register` only: who is registered. */
    person: personSchema.exactOptional(),
  })
  .refine((body) => body.person === undefined || body.command.kind === 'register', {
    path: ['person'],
    error: 'only with register',
  });

/** `decision`: the one to take back. `together`: with all that stands in the way, newest first. */
export const undoBodySchema = z.strictObject({
  id: idSchema,
  by: author.exactOptional(),
  decision: z.int().min(1),
  together: z.boolean().exactOptional(),
});

export type CommandBody = z.infer<typeof commandBodySchema>;
export type UndoBody = z.infer<typeof undoBodySchema>;
