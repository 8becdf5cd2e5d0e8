import * as z from 'zod';

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
