import { type FileRefusal, type ParsedFile, parseFile, readFileJson } from '@ronde/contract';
import { importBodySchema } from '@ronde/contract/http/player';
import type * as z from 'zod';

/** The body of an import, as it came. */
export interface ImportSent {
  readonly body: Uint8Array;
}

/** What stands in it. `problems`: what the file is refused for, `format`: the formula that it names. */
export type ImportRead =
  | { readonly kind: 'read'; readonly id: string | undefined; readonly copy: boolean; readonly file: ParsedFile }
  | { readonly kind: 'refused'; readonly format: string | undefined; readonly problems: readonly FileRefusal[] }
  | { readonly kind: 'malformed'; readonly issues: readonly z.core.$ZodIssue[] }
  | { readonly kind: 'not-json' };

/** What stands in the body of an import. */
export function importRead({ body }: ImportSent): ImportRead {
  const text = decoded(body);
  const json = text === null ? null : readFileJson(text);
  if (!json) return { kind: 'not-json' };
  if (!json.ok) {
    const [first] = json.refusal;
    if (first?.code === 'not-json' || first?.code === 'file-empty') return { kind: 'not-json' };
    return { kind: 'refused', format: undefined, problems: json.refusal };
  }
  const sent = importBodySchema.safeParse(json.value);
  if (!sent.success) return { kind: 'malformed', issues: sent.error.issues };
  const { id, copy = false, file } = sent.data;
  const parsed = parseFile(file);
  return parsed.ok
    ? { kind: 'read', id, copy, file: parsed.value }
    : { kind: 'refused', format: formatIn(file), problems: parsed.refusal };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As far as it can be read: some sentences speak of the formula. */
function formatIn(file: unknown): string | undefined {
  const format = typeof file === 'object' && file !== null && 'format' in file ? file.format : undefined;
  return typeof format === 'string' ? format : undefined;
}
