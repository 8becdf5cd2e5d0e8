import { parseFile, readJson } from '@ronde/contract';
import { importBodySchema } from '@ronde/contract/http/player';
import { doOneTask } from '../beside/one-task.ts';
import type { ImportRead, ImportSent } from './import-file.ts';

// Reads a tournament file in a process of its own: whatever the file does, it does it to this process alone.

doOneTask(({ body }: ImportSent): ImportRead => {
  const text = decoded(body);
  const json = text === null ? null : readJson(text);
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
});

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
