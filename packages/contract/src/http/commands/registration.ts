import * as z from 'zod';
import { idSchema, shownText, someText, storedText } from '../text.ts';

export const presenceSchema = z.enum(['expected', 'here', 'late', 'absent']);

const year = z.int().min(-9999).max(9999).exactOptional();

const armyKeys = (text: typeof someText | typeof storedText) =>
  z.strictObject({ edition: text(40), number: z.int().min(0).max(9999), name: text(120), from: year, to: year });

export const commandArmySchema = armyKeys(someText).refine(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: 'period' },
);

/** What the rules know of somebody. `rating`: as in the tournament file; 0 is a missing rating. */
const facts = {
  rating: z.number().min(0).max(9999).exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: someText(20).exactOptional(),
  club: shownText(80).exactOptional(),
  category: shownText(40).exactOptional(),
  army: commandArmySchema.exactOptional(),
  table: z.int().min(1).max(9999).exactOptional(),
  spare: z.boolean().exactOptional(),
};

export const factsSchema = z.strictObject(facts);

export const seenFactsSchema = z.strictObject({
  ...facts,
  duplicateSeries: storedText(20).exactOptional(),
  club: storedText(80).exactOptional(),
  category: storedText(40).exactOptional(),
  army: armyKeys(storedText).exactOptional(),
});

export const registerSchema = z.strictObject({
  kind: z.literal('register'),
  player: idSchema,
  /** Given by the server, whatever is sent: two desks may register at the same moment. */
  number: z.int().min(1).max(99999).exactOptional(),
  ...facts,
  presence: presenceSchema.exactOptional(),
});

export const registrationCommands = [
  registerSchema,
  z.strictObject({ kind: z.literal('remove'), player: idSchema }),
  z.strictObject({ kind: z.literal('amend'), player: idSchema, saw: seenFactsSchema, to: factsSchema }),
  z.strictObject({ kind: z.literal('merge'), players: z.tuple([idSchema, idSchema]) }),
  z.strictObject({ kind: z.literal('roll-call'), to: z.enum(['expected', 'here']) }),
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
    anyway: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('return'), player: idSchema }),
] as const;
