import * as z from 'zod';
import { tournamentFileSchema } from './schema.ts';

/** The JSON Schema (2020-12) of the tournament file: what `ronde schema` prints. */
export function fileJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(tournamentFileSchema, { io: 'input' });
  return {
    $schema,
    $id: 'urn:ronde:tournament-file:1',
    title: 'Ronde tournament file',
    description: 'A tournament of French-language Scrabble Classique: players, rounds, results.',
    ...schema,
  };
}
