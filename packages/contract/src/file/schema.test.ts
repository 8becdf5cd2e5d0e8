import { expect, test } from 'vitest';
import { fileJsonSchema } from './schema.ts';

interface Schema {
  readonly $id?: string;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

test('the published schema says what is required and lets nothing unknown in', () => {
  const schema = fileJsonSchema() as Schema;
  expect(schema.$id).toBe('urn:ronde:tournament-file:1');
  expect(schema.required).toEqual(['ronde', 'name', 'format', 'date', 'players']);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties?.players?.items?.required).toEqual(['id', 'name']);
  expect(schema.properties?.rounds?.items?.properties?.matches?.items?.additionalProperties).toBe(false);
});

test('each format names its settings', () => {
  const { allOf } = fileJsonSchema() as { allOf: readonly { if: object; then: object }[] };
  expect(allOf).toHaveLength(6);
  expect(allOf).toContainEqual({
    if: { properties: { format: { const: 'art-de-la-guerre' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        settings: {
          propertyNames: {
            enum: ['rounds', 'firstRound', 'avoidClubs', 'scale', 'firstTable', 'closedTables', 'rating', 'prizes'],
          },
        },
      },
    },
  });
});
