import { hash } from 'node:crypto';
import type { FileRefusal } from '@ronde/contract';
import type { ReadDocument } from '@ronde/contract/federation/sent-document';
import { fileWithout, speaksOf } from '@ronde/contract/federation/without-person';
import { ok, type Result, refused } from '@ronde/engine';
import { decideFederation, type FederationRefusal } from '@ronde/engine/federation/decide';
import type { FederationDocument } from '@ronde/engine/federation/document';
import { erasedBefore, withoutFaces } from '@ronde/engine/federation/erasure';
import type { Federations } from './log.ts';
import type { FederationSnapshot } from './snapshot.ts';

/** A document as it was read at the door. */
export interface Arriving {
  readonly read: ReadDocument;
  /** The file as compact JSON, and its SHA-256. */
  readonly text: string;
  readonly digest: string;
  /** Of everything that was sent with it. */
  readonly request: string;
}

interface From {
  /** An account's or a sender's id. */
  readonly sender: string;
  /** The sender's own: sent twice, it is received once, and it is no other document's; missing: the content is its key. */
  readonly key: string | undefined;
  readonly at: string;
}

interface ReceivedDocument {
  readonly snapshot: FederationSnapshot;
  readonly receipt: number;
  /** It was here. */
  readonly repeated: boolean;
}

type HereAlready = { readonly code: 'here-already'; readonly receipt: number };

/**
 * Receives a document, to be reviewed. The same file again is answered with the receipt that it has; another content
 * of a revision that came, or an older one, is refused, and so is anything else under a key that was used. Null: there
 * is no such federation.
 */
export async function receiveDocument(
  federations: Federations,
  address: string,
  { read, text, digest, request }: Arriving,
  { sender, key, at }: From,
): Promise<Result<ReceivedDocument, FederationRefusal | 'id-reused'> | null> {
  const { document, note } = read;
  const { id, revision } = document;
  const asked = { id: idOf(sender, key, request), by: sender, at, request };
  const done = await federations.decide<FederationRefusal | HereAlready>(address, asked, (snapshot) => {
    const receipt = sameFile(snapshot, { document: id, revision, digest });
    if (receipt !== null) return refused({ code: 'here-already', receipt });
    const other = otherKind(snapshot, document);
    if (other) return refused(other);
    const { erased, ...kept } = withoutErased(snapshot, { text, document, note });
    const gone = erased.length > 0 && { erased };
    const command = { kind: 'receive', document: id, revision, sender, digest, ...gone } as const;
    const fact = decideFederation(command, snapshot);
    return fact.ok ? ok({ fact: fact.value, came: { key: asked.id, sender, ...kept } }) : refused(fact.refusal);
  });
  if (done?.ok) {
    const { decision, after, repeated } = done.value;
    const receipt = decision.fact.kind === 'received' ? decision.fact.receipt : 0;
    return ok({ snapshot: after, receipt, repeated });
  }
  if (done === null) return null;
  const { refusal } = done;
  if (refusal === 'id-reused' || refusal.code !== 'here-already') return refused(refusal);
  const snapshot = await federations.current(address);
  return snapshot && ok({ snapshot, receipt: refusal.receipt, repeated: true });
}

interface Content {
  readonly text: string;
  readonly document: FederationDocument;
  readonly note: string | null;
}

/** A club may not know that somebody was erased: nothing that says who they were is kept again. */
function withoutErased({ documents }: FederationSnapshot, { text, document, note }: Content) {
  const erased = [...new Set(erasedBefore(documents, document))].filter((player) => document.people.has(player));
  if (erased.length === 0) return { file: text, document, note, erased };
  const speaks = speaksOf(erased.flatMap((player) => document.people.get(player) ?? []));
  const file = JSON.stringify(fileWithout(JSON.parse(text), erased, speaks));
  return { file, document: withoutFaces(document, erased), note: note !== null && speaks(note) ? null : note, erased };
}

/** As long as the log keeps an id; a longer key is told by its digest, for two may begin alike. */
const longestKey = 80;

/** Of the command by which it comes in. */
function idOf(sender: string, key: string | undefined, request: string): string {
  if (!key) return `${sender}/sent/${request}`;
  return `${sender}/key/${key.length > longestKey ? hash('sha256', key) : key}`;
}

/** The receipt of the same file, where nothing newer of the document came. */
function sameFile(
  { state }: FederationSnapshot,
  { document, revision, digest }: { readonly document: string; readonly revision: number; readonly digest: string },
): number | null {
  const newest = [...state.receipts.values()].findLast((one) => one.document === document);
  return newest?.revision === revision && newest.digest === digest ? newest.receipt : null;
}

type Genre = Extract<FederationRefusal, { readonly code: 'other-kind' }>['was'];

const genreOf = (document: FederationDocument): Genre =>
  document.kind === 'list' ? 'list' : document.event === undefined ? 'closed-tournament' : 'games';

/** What came last under the same id, where it is of another kind. */
function otherKind({ state, documents }: FederationSnapshot, document: FederationDocument): FederationRefusal | null {
  const last = [...state.receipts.values()].findLast((one) => one.document === document.id);
  const before = last && documents.get(last.receipt);
  if (!before || genreOf(before) === genreOf(document)) return null;
  return { code: 'other-kind', document: document.id, was: genreOf(before), is: genreOf(document) };
}

/** What was refused, as a fault of the file: where, found, expected. */
export function faultOfRevision(refusal: FederationRefusal): readonly FileRefusal[] {
  if (refusal.code === 'other-kind')
    return [
      {
        code: 'wrong-value',
        path: 'kind',
        found: { kind: 'value', value: refusal.is },
        expected: { kind: 'one-of', values: [refusal.was] },
      },
    ];
  if (refusal.code !== 'revision-differs' && refusal.code !== 'older-revision') return [];
  const newest = refusal.code === 'older-revision' ? refusal.newest : refusal.revision;
  const found = { kind: 'value', value: refusal.revision } as const;
  return [{ code: 'wrong-value', path: 'revision', found, expected: { kind: 'integer', min: newest + 1 } }];
}
