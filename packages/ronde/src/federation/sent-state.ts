import type { SentDocumentState } from '@ronde/contract/http/federation/documents';
import type { PublicEvent } from '@ronde/contract/http/federation/lists';
import { dayBeside } from '@ronde/contract/values/days';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { FederationDocument } from '@ronde/engine/federation/document';
import type { Receipt } from '@ronde/engine/federation/document-part';
import type { FederationFact } from '@ronde/engine/federation/facts';
import type { RatingStep } from '@ronde/engine/federation/rating-step';
import { type Naming, settledBy } from './document-view.ts';
import { effectTable, stepOf } from './figures.ts';
import { proposalsFor } from './proposals.ts';
import { asOf, type FederationSnapshot, once } from './snapshot.ts';

type View = Frozen<SentDocumentState>;

/** What its sender reads of a document; null: nothing has this receipt. */
export async function sentState(snapshot: FederationSnapshot, receipt: number, { who }: Naming): Promise<View | null> {
  const came = snapshot.state.receipts.get(receipt);
  const document = snapshot.documents.get(receipt);
  if (!came || !document) return null;
  const { revision, at } = came;
  const counts = snapshot.state.counted.get(document.id)?.receipt === receipt;
  const step = counts ? stepOf(snapshot, document.id) : undefined;
  return {
    receipt,
    document: document.id,
    revision,
    receivedAt: at,
    state: await stateOf(snapshot, came, { document, counts, who }),
    // By the names that everybody may read: another club may have told who is behind a pseudonym of this one.
    effect: step ? effectTable(snapshot, step, { open: true }) : null,
  };
}

/** What everybody may read of an event; null: nothing of this id came. Returned or in doubt, it is only to come. */
export async function publicEvent(snapshot: FederationSnapshot, id: string): Promise<Frozen<PublicEvent> | null> {
  const newest = [...snapshot.state.receipts.values()].findLast(({ document }) => document === id);
  const counted = snapshot.state.counted.get(id);
  const document = snapshot.documents.get(counted?.receipt ?? newest?.receipt ?? 0);
  if (!newest || !document) return null;
  const step = counted && isApproved(snapshot, document) ? stepOf(snapshot, id) : undefined;
  const { name, firstDay, lastDay } = document;
  return {
    document: id,
    name,
    firstDay,
    lastDay,
    state: step ? 'rated' : counted ? 'not-approved' : 'to-come',
    recomputed: counted && step ? await recomputed(snapshot, counted.receipt) : null,
    table: step ? effectTable(snapshot, step, { open: true }) : null,
  };
}

interface Known extends Naming {
  readonly document: FederationDocument;
  /** This revision does. */
  readonly counts: boolean;
}

async function stateOf(
  snapshot: FederationSnapshot,
  { receipt, state }: Receipt,
  { document, counts, who }: Known,
): Promise<View['state']> {
  const counted = snapshot.state.counted.get(document.id);
  const other = counted && counted.receipt !== receipt ? snapshot.state.receipts.get(counted.receipt) : undefined;
  const counting = other?.revision ?? null;
  const until = lastOwnDay(snapshot, receipt);
  switch (state.kind) {
    case 'to-review': {
      const names = proposalsFor(snapshot, receipt).filter(({ doubt }) => doubt !== null).length;
      return names > 0 ? { kind: 'in-doubt', names, counting } : { kind: 'to-review', counting };
    }
    case 'returned':
      return { kind: 'returned', at: state.at, by: who(state.by), because: state.because, counting };
    case 'withdrawn':
      return { kind: 'withdrawn', at: state.at, because: state.because };
    case 'accepted':
      if (!counts) return { kind: 'replaced', by: counting ?? 0 };
      return isApproved(snapshot, document)
        ? {
            kind: 'accepted',
            at: state.at,
            changed: changedIn(snapshot, document),
            recomputed: await recomputed(snapshot, receipt),
            ...(until !== '' && { until }),
          }
        : { kind: 'not-approved', at: state.at };
  }
}

/**
 * The last day on which a correction by its own sender counts as it comes (FED-15): after the event as it counts, for a
 * correction of its date gives no more days. Empty: none.
 */
export function lastOwnDay({ of, state, documents }: FederationSnapshot, receipt: number): string {
  const counted = state.counted.get(documents.get(receipt)?.id ?? '');
  const { lastDay } = documents.get(counted?.receipt ?? 0) ?? {};
  if (of.window === 0 || lastDay === undefined) return '';
  return dayBeside(lastDay, of.window);
}

/** By the federation, else by what the document says; of the Elo, official too. */
function isApproved(snapshot: FederationSnapshot, { id }: FederationDocument): boolean {
  const step = stepOf(snapshot, id);
  if (!step) return false;
  const { event } = step;
  return event.kind === 'pl' ? (event.event.approved ?? true) : event.kind === 'elo' ? event.official : true;
}

const changedIn = (snapshot: FederationSnapshot, { id }: FederationDocument): number =>
  stepOf(snapshot, id)?.held.size ?? 0;

type Recomputed = ReturnType<typeof recomputedSince>;

const recomputations = once((_: RatingStep) => new Map<number, Recomputed>());

/** Worked out once, as long as its own ratings stand: everybody may ask for it. */
function recomputed(snapshot: FederationSnapshot, receipt: number): Recomputed {
  const accepted = settledBy(snapshot).get(receipt)?.number;
  const step = stepOf(snapshot, snapshot.documents.get(receipt)?.id ?? '');
  if (accepted === undefined || !step) return Promise.resolve(null);
  const known = recomputations(step);
  const found = known.get(accepted) ?? recomputedSince(snapshot, step, accepted);
  known.set(accepted, found);
  // Nobody is kept waiting for what went wrong once.
  found.catch(() => known.delete(accepted));
  return found;
}

/**
 * Whether its ratings are others today than when it was accepted, since which decision, and after which event. Only
 * what was decided since about events that are not later moves them: found among these by halves, so that years of
 * decisions cost a few computations, and none goes beyond the event's own day.
 */
async function recomputedSince(snapshot: FederationSnapshot, now: RatingStep, accepted: number) {
  const { id, lastDay } = now.event;
  const since = snapshot.log.slice(accepted).filter(({ fact }) => reaches(snapshot, fact, lastDay));
  if (since.length === 0) return null;
  const stepAfter = async (number: number) => stepOf(await asOf(snapshot, number, lastDay), id);
  const then = await stepAfter(accepted);
  if (!then) return null;
  const persons = new Set([...then.held.keys(), ...now.held.keys()]);
  const changed = [...persons].filter((one) => then.held.get(one)?.rating !== now.held.get(one)?.rating).length;
  if (changed === 0) return null;
  const isNow = (step: RatingStep | undefined): boolean =>
    [...persons].every((one) => step?.held.get(one)?.rating === now.held.get(one)?.rating);
  let [before, last] = [-1, since.length - 1];
  while (last - before > 1) {
    const middle = Math.floor((before + last) / 2);
    if (isNow(await stepAfter(since[middle]?.number ?? accepted))) last = middle;
    else before = middle;
  }
  const decision = since[last];
  return { at: decision?.at ?? '', changed, after: decision ? nameOfSubject(snapshot, decision.fact) : '' };
}

/** Whether a decision may move a rating of that day: about a document of then or before in any revision, or about everybody. */
function reaches(snapshot: FederationSnapshot, fact: FederationFact, day: string): boolean {
  switch (fact.kind) {
    case 'received':
    case 'returned':
    case 'published':
    case 'retired':
    case 'erased':
    case 'told-apart':
      return false;
    case 'season-opened':
      return fact.season.from <= day;
    case 'championship-set':
      return false;
    case 'merged':
      return true;
    case 'undone': {
      const undone = snapshot.log[fact.decision - 1];
      return undone !== undefined && reaches(snapshot, undone.fact, day);
    }
    default: {
      const id = 'receipt' in fact ? snapshot.documents.get(fact.receipt)?.id : fact.document;
      return (firstDays(snapshot).get(id ?? '') ?? '') <= day;
    }
  }
}

/** Of each document the earliest last day that any of its revisions has. */
const firstDays = once(({ documents }: FederationSnapshot): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  for (const { id, lastDay } of documents.values()) {
    const known = days.get(id);
    if (known === undefined || lastDay < known) days.set(id, lastDay);
  }
  return days;
});

/** Of what a decision is about, as its sender may read it. */
function nameOfSubject(snapshot: FederationSnapshot, fact: FederationFact): string {
  if ('receipt' in fact) return snapshot.documents.get(fact.receipt)?.name ?? '';
  if ('document' in fact) {
    const receipt = [...snapshot.state.receipts.values()].findLast(
      ({ document }) => document === fact.document,
    )?.receipt;
    return snapshot.documents.get(receipt ?? 0)?.name ?? fact.document;
  }
  if (fact.kind === 'season-opened') return fact.season.name;
  const undone = fact.kind === 'undone' ? snapshot.log[fact.decision - 1] : undefined;
  return undone ? nameOfSubject(snapshot, undone.fact) : '';
}
