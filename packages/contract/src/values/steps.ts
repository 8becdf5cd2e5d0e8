import * as z from 'zod';

const id = z.string();
const opponent = id.nullable();
const rounds = z.array(z.int());

/** Why two players meet: the engine's steps as they are published. */
export const stepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('thirds-fold'), place: z.int(), of: z.int(), opponent }),
  z.strictObject({ step: z.literal('thirds-neighbours'), place: z.int(), after: z.int(), opponent }),
  z.strictObject({
    step: z.literal('opening'),
    round: z.int(),
    of: z.int(),
    places: z.tuple([z.int(), z.int()]),
    official: z.boolean(),
  }),
  z.strictObject({
    step: z.literal('left-over'),
    player: id,
    opponent: opponent.exactOptional(),
    by: z.enum(['away', 'met', 'exempt']).exactOptional(),
    rounds: rounds.exactOptional(),
  }),
  z.strictObject({ step: z.literal('due'), opponent: id, round: z.int() }),
  z.strictObject({ step: z.literal('early'), opponent: id, round: z.int() }),
  z.strictObject({
    step: z.literal('by-hand'),
    instead: z.union([z.tuple([id]), z.tuple([id, id])]).exactOptional(),
  }),
  z.strictObject({
    step: z.literal('pool'),
    pool: z.int(),
    of: z.int(),
    round: z.int(),
    places: z.tuple([z.int(), z.int()]),
    opponent,
  }),
  z.strictObject({
    step: z.literal('circle'),
    turn: z.int(),
    of: z.int(),
    round: z.int(),
    places: z.tuple([z.int(), z.int()]),
    opponent,
  }),
  z.strictObject({ step: z.literal('half-shift'), free: z.int(), opponent }),
  z.strictObject({ step: z.literal('nearest'), opponent, before: z.array(z.int()).exactOptional() }),
  z.strictObject({
    step: z.literal('halves'),
    player: id,
    half: z.enum(['upper', 'lower']),
    place: z.int(),
    opponent: id,
  }),
  z.strictObject({ step: z.literal('lot'), player: id, place: z.int() }),
  z.strictObject({
    step: z.literal('armies'),
    player: id,
    opponent: id,
    years: z.number(),
    undated: z.enum(['player', 'opponent', 'both']).exactOptional(),
  }),
  z.strictObject({ step: z.literal('not-exempt'), player: id, rounds }),
  z.strictObject({ step: z.literal('exempt-ahead'), player: id }),
  z.strictObject({ step: z.literal('spare'), player: id, spare: id }),
  z.strictObject({ step: z.literal('turn-on-points'), player: id, place: z.int(), points: z.number() }),
  z.strictObject({ step: z.literal('club'), opponent: id }),
  z.strictObject({ step: z.literal('same-club'), opponent: id }),
  z.strictObject({ step: z.literal('turn'), player: id, place: z.int(), pm: z.int() }),
  z.strictObject({ step: z.literal('natural'), free: z.int(), pm: z.int(), opponent, upwards: z.boolean() }),
  z.strictObject({ step: z.literal('met'), opponent, rounds }),
  z.strictObject({ step: z.literal('keeps-exemption'), opponent: id }),
  z.strictObject({ step: z.literal('ahead'), opponent, forces: z.enum(['repeat', 'club']).exactOptional() }),
  z.strictObject({ step: z.literal('up'), opponent }),
  z.strictObject({ step: z.literal('down'), opponent }),
  z.strictObject({ step: z.literal('repeat'), opponent, rounds }),
  z.strictObject({ step: z.literal('repaired'), repeats: z.array(z.tuple([id, opponent])), from: z.int() }),
  z.strictObject({ step: z.literal('exempt'), player: id, wins: z.int() }),
  z.strictObject({
    step: z.literal('starts'),
    player: id,
    by: z.enum(['fewer', 'last', 'between', 'lot', 'second-turn']),
    started: z.tuple([z.int(), z.int()]),
  }),
]);
