import * as z from 'zod';

/** One formula each, by the names of the tournament file. */
export const formatSchema = z.enum([
  'classique',
  'classique-belge',
  'combinee',
  'art-de-la-guerre',
  'toutes-rondes',
  'suisse',
]);
