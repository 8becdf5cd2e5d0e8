import * as z from 'zod';
import { civilDate, idSchema, personName, shownText, someText } from '../text.ts';

/** `clap`, `pap`: games that give points. `other`: rated where it was approved, and says so. */
export const smallEventSchema = z.enum(['clap', 'pap', 'other']);

/** Games by themselves, outside a tournament: a small event, ranked by its own games. `approved` missing: of CLAP and PAP true. */
export const sentGamesSchema = z.strictObject({
  kind: z.literal('games'),
  id: idSchema,
  revision: z.int().min(0).max(9_999_999),
  name: someText(160),
  event: smallEventSchema,
  date: civilDate,
  endDate: civilDate.exactOptional(),
  approved: z.boolean().exactOptional(),
  players: z
    .array(
      z.strictObject({
        id: idSchema,
        name: personName(120),
        licence: z.string().min(1).max(40).exactOptional(),
        federation: shownText(40).exactOptional(),
        club: shownText(120).exactOptional(),
        rating: z.int().min(1).max(9999).exactOptional(),
        duplicateSeries: z.string().max(4).exactOptional(),
      }),
    )
    .min(2)
    .max(200),
  games: z
    .array(z.strictObject({ players: z.tuple([idSchema, idSchema]), scores: z.tuple([z.int(), z.int()]) }))
    .min(1)
    .max(5000),
  note: someText(500).exactOptional(),
});
