import type { Category } from '../rating/season.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { PersonId } from './document.ts';
import type { FederationDecision, FederationFact } from './facts.ts';

/** A document as it came in. */
export interface Receipt {
  readonly receipt: number;
  readonly document: string;
  readonly revision: number;
  readonly sender: string;
  readonly digest: string;
  readonly at: string;
  readonly state: ReceiptState;
}

type ReceiptState =
  | { readonly kind: 'to-review' }
  | { readonly kind: 'returned'; readonly because: string; readonly by: string; readonly at: string }
  /** Accepted; it counts, unless a newer revision does or it was withdrawn since. */
  | { readonly kind: 'accepted'; readonly by: string; readonly at: string }
  | { readonly kind: 'withdrawn'; readonly because: string; readonly by: string; readonly at: string };

export interface CountedDocument {
  readonly receipt: number;
  /** Player of the document → person, merged entries told by the one that is kept. */
  readonly people: ReadonlyMap<PlayerId, PersonId>;
  readonly category?: Category;
  readonly approved?: boolean;
}

/** What the decisions about one document add up to. */
export interface DocumentPart {
  readonly receipts: readonly Receipt[];
  /** Null: none of its revisions counts. People as they were answered, before any merge. */
  readonly counted: CountedDocument | null;
  /** Answers that are kept, as `pairOf`. */
  readonly distinct: readonly string[];
  readonly apart: readonly string[];
}

/** Two ids, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/** Filled by one walk through the decisions that count. */
interface Sum {
  readonly receipts: Map<number, Receipt>;
  /** The accepted ones, and who is who in each. */
  readonly accepted: Map<number, Map<PlayerId, PersonId>>;
  said: Pick<CountedDocument, 'category' | 'approved'>;
  readonly distinct: string[];
  readonly apart: string[];
}

/** `decisions`: those about the document that count, oldest first. */
export function addDocument(decisions: readonly FederationDecision[]): DocumentPart {
  const sum: Sum = { receipts: new Map(), accepted: new Map(), said: {}, distinct: [], apart: [] };
  for (const decision of decisions) add(sum, decision);
  const { receipts, distinct, apart } = sum;
  return { receipts: [...receipts.values()], counted: countedIn(sum), distinct, apart };
}

function add(sum: Sum, { fact, by, at }: FederationDecision): void {
  switch (fact.kind) {
    case 'received': {
      const { kind: _, ...received } = fact;
      sum.receipts.set(fact.receipt, { ...received, at, state: { kind: 'to-review' } });
      return;
    }
    case 'accepted':
      accept(sum, fact, { by, at });
      return;
    case 'returned':
      settle(sum, fact.receipt, { kind: 'returned', because: fact.because, by, at });
      return;
    case 'withdrawn':
      // All its revisions: an older one must not come back because the newest went.
      for (const receipt of sum.accepted.keys())
        settle(sum, receipt, { kind: 'withdrawn', because: fact.because, by, at });
      sum.accepted.clear();
      return;
    case 'weighed': {
      const { kind: _, document: _document, ...said } = fact;
      sum.said = { ...sum.said, ...said };
      return;
    }
    case 'identified':
      for (const people of sum.accepted.values()) people.set(fact.player, fact.person);
      return;
    default:
      // About the federation, not about a document.
      return;
  }
}

function accept(
  sum: Sum,
  fact: Extract<FederationFact, { readonly kind: 'accepted' }>,
  signed: { readonly by: string; readonly at: string },
): void {
  const receipt = sum.receipts.get(fact.receipt);
  if (!receipt) return;
  settle(sum, fact.receipt, { kind: 'accepted', ...signed });
  sum.accepted.set(fact.receipt, new Map(Object.entries(fact.people)));
  for (const other of fact.distinct ?? []) sum.distinct.push(pairOf(receipt.document, other));
  for (const [one, other] of fact.apart ?? []) sum.apart.push(pairOf(one, other));
}

function settle(sum: Sum, number: number, state: ReceiptState): void {
  const receipt = sum.receipts.get(number);
  if (receipt) sum.receipts.set(number, { ...receipt, state });
}

/** The highest of the accepted revisions; of two copies of one revision, the one accepted last. */
function countedIn({ receipts, accepted, said }: Sum): CountedDocument | null {
  const revisionOf = (receipt: number): number => receipts.get(receipt)?.revision ?? 0;
  const all = [...accepted];
  const [first] = all;
  if (!first) return null;
  const [receipt, people] = all.reduce(
    (one, other) => (revisionOf(other[0]) >= revisionOf(one[0]) ? other : one),
    first,
  );
  return { receipt, people, ...said };
}
