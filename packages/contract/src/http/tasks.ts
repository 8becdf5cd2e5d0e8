import * as z from 'zod';

/** What a long act does just now; `waiting`: others are before it. */
const taskStepSchema = z.enum(['waiting', 'reading', 'comparing', 'writing', 'making']);
export type TaskStep = z.infer<typeof taskStepSchema>;

/**
 * A long act under way, or ended: its answer then stands at `/api/tasks/:id/answer`. `about`: the address that it was
 * asked of. `share`: how much is done, 0 to 1. `ahead`: how many are before it. `cancellable`: nothing is written yet.
 */
export const taskSchema = z.object({
  id: z.string(),
  about: z.string(),
  state: z.enum(['running', 'ended']),
  step: taskStepSchema,
  share: z.number().min(0).max(1).exactOptional(),
  ahead: z.int().exactOptional(),
  cancellable: z.boolean(),
});
export type Task = z.infer<typeof taskSchema>;
