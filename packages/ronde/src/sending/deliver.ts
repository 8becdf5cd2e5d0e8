import { type SentDocumentState, sentDocumentStateSchema } from '@ronde/contract/http/federation/documents';
import type * as z from 'zod';

/** Where the federation receives. `token`: how it knows this sender. */
export interface Federation {
  readonly url: string;
  readonly token?: string | undefined;
}

/**
 * `later`: nobody answered, or not for now: tried again. `refused`: the federation said no, in its own words. `told`: what
 * it said became of it, where it says so.
 */
export type Delivered =
  | { readonly kind: 'later' }
  | { readonly kind: 'sent'; readonly told: SentDocumentState | null }
  | { readonly kind: 'refused'; readonly reason: string };

const patience = 20_000;

/** Sends one document. Sent twice, by two processes or after a cut, it carries the same key and is received once. */
export async function deliverDocument(
  { url, token }: Federation,
  document: string,
  key: string,
  signal?: AbortSignal,
): Promise<Delivered> {
  const timeout = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // A token goes to the address that was given, and to no other.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'Accept-Language': 'fr',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: document,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!answer.ok && !forNow(answer.status)) return { kind: 'refused', reason: await reasonOf(answer, token) };
    if (answer.ok) return { kind: 'sent', told: await readIn(answer, wantedState) };
    // Nobody reads what else it says: the connection is free again.
    await answer.body?.cancel();
    return { kind: 'later' };
  } catch {
    return { kind: 'later' };
  }
}

/** Of an answer that is read whole, in bytes. */
interface Wanted<T> {
  readonly schema: z.ZodType<T>;
  readonly most: number;
}

/** Asks the federation something; null: nobody answered, or nothing that is known here. */
export async function askFederation<T>(
  url: string,
  { token }: Federation,
  { schema, most }: Wanted<T>,
): Promise<T | null> {
  try {
    const answer = await fetch(url, {
      // A token goes to the address that was given, and to no other.
      redirect: 'manual',
      headers: { 'Accept-Language': 'fr', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? await readIn(answer, { schema, most }) : null;
  } catch {
    return null;
  }
}

/** What the federation says now of what it received. */
export const askState = (federation: Federation, receipt: number): Promise<SentDocumentState | null> =>
  askFederation(`${federation.url.replace(/\/+$/, '')}/${receipt}/state`, federation, wantedState);

/** A federation that keeps nothing of the kind answers something else, or nothing. */
async function readIn<T>(answer: Response, { schema, most }: Wanted<T>): Promise<T | null> {
  try {
    const said = schema.safeParse(JSON.parse(await beginning(answer, most)));
    return said.success ? said.data : null;
  } catch {
    return null;
  }
}

/** Too slow, too many, in trouble: said of now, not of what was sent. */
const forNow = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

const longest = 300;
/** Of an answer that says no, in bytes: one without end would fill the memory. */
const mostRead = 65_536;
/** Room for what a document does to the ratings of thousands. */
const wantedState = { schema: sentDocumentStateSchema, most: 4_000_000 };

/** What a problem+json says; else the status alone. Never more than a line: it is shown to the director. */
async function reasonOf(answer: Response, token: string | undefined): Promise<string> {
  try {
    const said: unknown = JSON.parse(await beginning(answer));
    if (typeof said === 'object' && said !== null) {
      const parts = ['title', 'detail'].flatMap((key) => {
        const value = (said as Readonly<Record<string, unknown>>)[key];
        return typeof value === 'string' ? [value.replace(/\p{C}/gu, ' ').trim()] : [];
      });
      // An answer may repeat what it was sent.
      const reason = token ? parts.join(' ').replaceAll(token, '…') : parts.join(' ');
      if (reason !== '') return reason.slice(0, longest);
    }
  } catch {
    // No JSON: the status says enough.
  }
  return `HTTP ${answer.status}`;
}

async function beginning({ body }: Response, most = mostRead): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the answer.
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > most) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
