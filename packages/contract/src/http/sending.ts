import * as z from 'zod';

/**
 * What was sent to the federation, the newest first. `to`: its name in addresses; null: none is known, and the file is
 * handed over by hand. `revision`: of the file as it stands now. `at`: when it was sent or refused.
 */
export const sendingSchema = z.object({
  to: z.string().nullable(),
  revision: z.int(),
  sent: z.array(
    z.object({
      revision: z.int(),
      state: z.enum(['waiting', 'sent', 'refused']),
      queuedAt: z.string(),
      at: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type SendingView = z.infer<typeof sendingSchema>;
