import type { FederationFact } from '@ronde/engine/federation/facts';
import * as z from 'zod';
import { seasonSchema } from '../../file/settings-schema.ts';
import { civilDate, someTextInFile } from '../../file/text.ts';

const id = someTextInFile(200);
const count = z.int().min(1).max(99_999_999);
const sentence = z.string().min(1).max(500);

/** How a championship counts: the engine's `ChampionshipMethod`. */
export const methodSchema = z.strictObject({
  from: civilDate,
  firstDay: z.string().regex(/^\d\d-\d\d$/),
  lastDay: z.string().regex(/^\d\d-\d\d$/),
  top: count,
  divisor: count,
  halvings: count,
  best: count,
});

const facts = [
  z.strictObject({
    kind: z.literal('received'),
    receipt: count,
    document: id,
    revision: z.int().min(0),
    sender: id,
    digest: id,
    erased: z.array(id).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('accepted'),
    receipt: count,
    people: z.record(id, id),
    distinct: z.array(id).exactOptional(),
    apart: z.array(z.tuple([id, id])).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('returned'), receipt: count, because: sentence }),
  z.strictObject({ kind: z.literal('withdrawn'), document: id, because: sentence }),
  z.strictObject({
    kind: z.literal('weighed'),
    document: id,
    category: z.literal([1, 2, 3, 4, 5]).exactOptional(),
    approved: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('identified'), document: id, player: id, person: id }),
  z.strictObject({ kind: z.literal('merged'), gone: id, kept: id }),
  z.strictObject({ kind: z.literal('told-apart'), persons: z.tuple([id, id]) }),
  z.strictObject({ kind: z.literal('erased'), persons: z.array(id).min(1), players: z.record(id, z.array(id)) }),
  z.strictObject({ kind: z.literal('season-opened'), season: seasonSchema }),
  z.strictObject({
    kind: z.literal('championship-set'),
    method: methodSchema,
  }),
  z.strictObject({ kind: z.literal('published'), date: civilDate, digest: id }),
  z.strictObject({ kind: z.literal('retired'), date: civilDate, because: sentence }),
  z.strictObject({ kind: z.literal('undone'), decision: count }),
] as const;

/** What is decided in a federation, as it crosses a border: the engine's `FederationFact`. */
export const federationFactSchema: z.ZodType<FederationFact> = z.discriminatedUnion('kind', facts);
