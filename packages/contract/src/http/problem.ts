import type { Refusal } from '@ronde/engine';
import * as z from 'zod';

/** One fault in what was sent: where, and what the schema says of it. */
const faultSchema = z.object({ path: z.string(), message: z.string() });

/**
 * RFC 9457, `application/problem+json`. `title` and `detail` are sentences in the reader's language; `code` is for
 * programs and never changes with it. `refusal`: the engine's own data, when the rules said no (409).
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().exactOptional(),
  /** What one can do, in words, when there is one thing to do. */
  act: z.string().exactOptional(),
  refusal: z.custom<Refusal>((value) => typeof value === 'object' && value !== null).exactOptional(),
  errors: z.array(faultSchema).exactOptional(),
});

export type Problem = z.infer<typeof problemSchema>;
