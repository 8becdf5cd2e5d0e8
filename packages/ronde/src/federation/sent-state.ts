import type { SentDocumentState } from '@ronde/contract/http/federation/documents';
import type { PublicEvent } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { FederationDocument } from '@ronde/engine/federation/document';
import type { Receipt } from '@ronde/engine/federation/state';
import { type Naming, settledBy } from './document-view.ts';
import { effectTable, stepOf } from './figures.ts';
import { asOf, type HeldFederation, numberOf, once } from './held.ts';
import { proposalsFor } from './proposals.ts';

type View = Frozen<SentDocumentState>;

/** What its sender reads of a document; null: nothing has this receipt. */
export function sentState(held: HeldFederation, receipt: number, { who }: Naming): View | null {
  const came = held.state.receipts.get(receipt);
  const document = held.documents.get(receipt);
  if (!came || !document) return null;
  const { revision, at } = came;
  const counts = held.state.counted.get(document.id)?.receipt === receipt;
  const step = counts ? stepOf(held, document.id) : undefined;
  return {
    receipt,
    document: document.id,
    revision,
    receivedAt: at,
    state: stateOf(held, came, { document, counts, who }),
    effect: step ? effectTable(held, step) : null,
  };
}

/** What everybody may read of an event; null: nothing of this id came. Returned or in doubt, it is only to come. */
export function publicEvent(held: HeldFederation, id: string): Frozen<PublicEvent> | null {
  const newest = [...held.state.receipts.values()].findLast(({ document }) => document === id);
  const counted = held.state.counted.get(id);
  const document = held.documents.get(counted?.receipt ?? newest?.receipt ?? 0);
  if (!newest || !document) return null;
  const step = counted && isApproved(held, document) ? stepOf(held, id) : undefined;
  const { name, firstDay, lastDay } = document;
  return {
    document: id,
    name,
    firstDay,
    lastDay,
    state: step ? 'rated' : counted ? 'not-approved' : 'to-come',
    recomputed: counted && step ? recomputed(held, counted.receipt) : null,
    table: step ? effectTable(held, step, { open: true }) : null,
  };
}

interface Known extends Naming {
  readonly document: FederationDocument;
  /** This revision does. */
  readonly counts: boolean;
}

function stateOf(held: HeldFederation, { receipt, state }: Receipt, { document, counts, who }: Known): View['state'] {
  const counted = held.state.counted.get(document.id);
  const other = counted && counted.receipt !== receipt ? held.state.receipts.get(counted.receipt) : undefined;
  const counting = other?.revision ?? null;
  switch (state.kind) {
    case 'to-review': {
      const names = proposalsFor(held, receipt).filter(({ doubt }) => doubt !== null).length;
      return names > 0 ? { kind: 'in-doubt', names, counting } : { kind: 'to-review', counting };
    }
    case 'returned':
      return { kind: 'returned', at: state.at, by: who(state.by), because: state.because, counting };
    case 'withdrawn':
      return { kind: 'withdrawn', at: state.at, because: state.because };
    case 'accepted':
      if (!counts) return { kind: 'replaced', by: counting ?? 0 };
      return isApproved(held, document)
        ? { kind: 'accepted', at: state.at, changed: changedIn(held, document), recomputed: recomputed(held, receipt) }
        : { kind: 'not-approved', at: state.at };
  }
}

/** By the federation, else by what the document says; of the Elo, official too. */
function isApproved(held: HeldFederation, { id }: FederationDocument): boolean {
  const step = stepOf(held, id);
  if (!step) return false;
  const { event } = step;
  return event.kind === 'pl' ? (event.event.approved ?? true) : event.kind === 'elo' ? event.official : true;
}

const changedIn = (held: HeldFederation, { id }: FederationDocument): number => stepOf(held, id)?.held.size ?? 0;

type Recomputed = ReturnType<typeof recomputedSince>;

const recomputations = once((_: HeldFederation) => new Map<number, Recomputed>());

/** Worked out once, as long as nothing is decided: everybody may ask for it. */
function recomputed(held: HeldFederation, receipt: number): Recomputed {
  const known = recomputations(held);
  const found = known.has(receipt) ? (known.get(receipt) ?? null) : recomputedSince(held, receipt);
  known.set(receipt, found);
  return found;
}

/**
 * Whether its ratings are others today than when it was accepted, since which decision, and after which event; found by
 * halves, so that years of decisions cost a few computations.
 */
function recomputedSince(held: HeldFederation, receipt: number) {
  const accepted = settledBy(held).get(receipt);
  const document = held.documents.get(receipt);
  if (!accepted || !document) return null;
  const then = stepOf(asOf(held, accepted.number), document.id);
  const now = stepOf(held, document.id);
  if (!then || !now || then === now) return null;
  const persons = new Set([...then.held.keys(), ...now.held.keys()]);
  const changed = [...persons].filter((one) => then.held.get(one)?.rating !== now.held.get(one)?.rating).length;
  if (changed === 0) return null;
  const isNow = (number: number): boolean => {
    const step = stepOf(asOf(held, number), document.id);
    return [...persons].every((one) => step?.held.get(one)?.rating === now.held.get(one)?.rating);
  };
  let [before, since] = [accepted.number, numberOf(held)];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (isNow(middle)) since = middle;
    else before = middle;
  }
  const decision = held.log[since - 1];
  return { at: decision?.at ?? '', changed, after: decision ? nameOfSubject(held, decision.fact) : '' };
}

/** Of what a decision is about, as its sender may read it. */
function nameOfSubject(held: HeldFederation, fact: HeldFederation['log'][number]['fact']): string {
  if ('receipt' in fact) return held.documents.get(fact.receipt)?.name ?? '';
  if ('document' in fact) {
    const receipt = [...held.state.receipts.values()].findLast(({ document }) => document === fact.document)?.receipt;
    return held.documents.get(receipt ?? 0)?.name ?? fact.document;
  }
  if (fact.kind === 'season-opened') return fact.season.name;
  const undone = fact.kind === 'undone' ? held.log[fact.decision - 1] : undefined;
  return undone ? nameOfSubject(held, undone.fact) : '';
}
