import * as z from 'zod';
import type { Path } from './path.ts';
import { tournamentFileSchema } from './schema.ts';

/** The keys that the contract knows at a place of the file, for the one that was probably meant. */
export function keysAt(place: Path, root: z.ZodType = tournamentFileSchema): readonly string[] {
  let schema: unknown = root;
  for (const part of place) schema = inside(bare(schema), part);
  const object = bare(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function inside(schema: unknown, part: string | number): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodObject ? schema.shape[part] : undefined;
}
