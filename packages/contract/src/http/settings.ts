import * as z from 'zod';

export const bestOfSchema = z.union([z.literal(1), z.literal(3)]);

const ratingSettingsSchema = z.strictObject({
  category: z.int().min(0).max(9).exactOptional(),
  classiqueB: z.boolean().exactOptional(),
  nbpMax: z.int().min(1).max(999).exactOptional(),
  jokerBar: z.int().min(0).max(9999).exactOptional(),
  games: z.int().min(1).max(999).exactOptional(),
  approved: z.boolean().exactOptional(),
});

/** What the director may choose. Which of these a formula reads is the engine's to say. */
export const settingsSchema = z.strictObject({
  rounds: z.int().min(1).max(99).exactOptional(),
  spreadCap: z.int().min(1).max(9999).exactOptional(),
  forfeitSpread: z.int().min(0).max(9999).exactOptional(),
  bestOf: bestOfSchema.exactOptional(),
  startsBy: z.enum(['balance', 'letters']).exactOptional(),
  repeats: z.enum(['as-written', 'avoid']).exactOptional(),
  rating: ratingSettingsSchema.exactOptional(),
});
