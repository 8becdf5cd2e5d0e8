import * as z from 'zod';

const id = z.string();
const opponent = id.nullable();
const rounds = z.array(z.int());

/** Why two players meet: the engine's steps as they are published. */
export const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('thirds-fold'), place: z.int(), of: z.int(), opponent }),
  z.object({ step: z.literal('thirds-neighbours'), place: z.int(), after: z.int(), opponent }),
  z.object({ step: z.literal('turn'), player: id, place: z.int(), pm: z.int() }),
  z.object({ step: z.literal('natural'), free: z.int(), pm: z.int(), opponent, upwards: z.boolean() }),
  z.object({ step: z.literal('met'), opponent, rounds }),
  z.object({ step: z.literal('keeps-exemption'), opponent: id }),
  z.object({ step: z.literal('ahead'), opponent }),
  z.object({ step: z.literal('up'), opponent }),
  z.object({ step: z.literal('down'), opponent }),
  z.object({ step: z.literal('repeat'), opponent, rounds }),
  z.object({ step: z.literal('repaired'), repeats: z.array(z.tuple([id, opponent])), from: z.int() }),
  z.object({ step: z.literal('exempt'), player: id, wins: z.int() }),
  z.object({
    step: z.literal('starts'),
    player: id,
    by: z.enum(['fewer', 'last', 'between', 'lot']),
    started: z.tuple([z.int(), z.int()]),
  }),
]);
