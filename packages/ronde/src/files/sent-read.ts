import { hash } from 'node:crypto';
import { type FileRefusal, readFileJson } from '@ronde/contract';
import type { FederationGame } from '@ronde/contract/federation/archive';
import { type ReadDocument, readHanded, readSent } from '@ronde/contract/federation/sent-document';
import { handedDocumentSchema } from '@ronde/contract/http/federation/documents';
import { refused } from '@ronde/engine';

/** The body of what a federation is sent, as it came. `handed`: at its desk, by an officer. */
export interface SentTask {
  readonly sent: Uint8Array;
  readonly today: string;
  readonly game: FederationGame;
  readonly handed: boolean;
}

/**
 * `name`: what it calls itself, as far as it can be read. `digest`: of the file as compact JSON. `request`: of everything
 * that was sent, the words beside the file too.
 */
export type SentRead =
  | {
      readonly kind: 'read';
      readonly read: ReadDocument;
      readonly text: string;
      readonly digest: string;
      readonly request: string;
    }
  | { readonly kind: 'refused'; readonly problems: readonly FileRefusal[]; readonly name: string };

/** What a house, or an officer, has sent to a federation. */
export function sentRead({ sent, today, game, handed }: SentTask): SentRead {
  const text = decoded(sent);
  const json = text === null ? refused([{ code: 'not-utf8', path: '' } as const]) : readFileJson(text);
  if (!json.ok) return { kind: 'refused', problems: json.refusal, name: '' };
  const against = { today, game, digestOf };
  const read = handed ? readHanded(handedIn(json.value), against) : readSent(json.value, against);
  if (!read.ok) return { kind: 'refused', problems: read.refusal, name: nameIn(json.value) };
  const { file } = read.value;
  const [digest, request] = [digestOf(file), digestOf(json.value)];
  return { kind: 'read', read: read.value, text: JSON.stringify(file), digest, request };
}

/** SHA-256 of a file as compact JSON, its keys in the order in which they came. */
export const digestOf = (file: unknown): string => hash('sha256', JSON.stringify(file));

/** What is no such body is read as one whose file is missing: its faults are said in one way. */
function handedIn(value: unknown): { readonly file: unknown; readonly note?: string } {
  const body = handedDocumentSchema.safeParse(value);
  return body.success ? body.data : { file: value };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function nameIn(value: unknown): string {
  const file = entry(value, 'file') ?? value;
  return [entry(file, 'name'), entry(value, 'tournament'), entry(value, 'id')].find(isText) ?? '';
}

const isText = (value: unknown): value is string => typeof value === 'string';

const entry = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
