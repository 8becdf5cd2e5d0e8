import { formats } from '@ronde/engine';
import * as z from 'zod';
import { formulaOf } from './formula.ts';
import { tournamentFileSchema } from './schema.ts';

/** The JSON Schema (2020-12) of the tournament file: what `ronde schema` prints. */
export function fileJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(tournamentFileSchema, { io: 'input' });
  return {
    $schema,
    $id: 'urn:ronde:tournament-file:1',
    title: 'Ronde tournament file',
    description:
      'A tournament of French-language Scrabble Classique or of L’Art de la Guerre: players, rounds, results.',
    ...schema,
    allOf: Object.keys(formats).map((id) => ({
      if: { properties: { format: { const: id } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { settings: { propertyNames: { enum: formulaOf(id)?.settings ?? [] } } } },
    })),
  };
}
