import * as z from 'zod';
import { deskRoleSchema } from './desk.ts';

/** Somebody at this tournament's desk now: where, as what, since when. `mine`: the reader's own sign-in. */
export const postSchema = z.object({
  name: z.string(),
  device: z.string(),
  role: deskRoleSchema,
  since: z.string(),
  mine: z.boolean(),
});

export type PostView = z.infer<typeof postSchema>;
