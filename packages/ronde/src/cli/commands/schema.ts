import { fileJsonSchema } from '@ronde/contract/file/index';
import { ok } from '@ronde/engine';
import type { Answered } from '../answer.ts';

/** The JSON Schema of the tournament file: the same with and without `--json`, but for the line breaks. */
export function schema(): Answered {
  const json = fileJsonSchema();
  return ok({ json, text: JSON.stringify(json, null, 2) });
}
