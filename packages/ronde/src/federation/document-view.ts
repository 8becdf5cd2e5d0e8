import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { FederationDocument } from '@ronde/engine/federation/document';
import type { Receipt } from '@ronde/engine/federation/document-part';
import { ratingsThatDiffer, redoneSteps } from '@ronde/engine/federation/effect';
import { type FederationDecision, undoneBy } from '@ronde/engine/federation/facts';
import { checkView } from './check-view.ts';
import { differencesBetween } from './differences.ts';
import { effectTable, namedStep, stepOf } from './figures.ts';
import { acceptance, type DocumentTournaments, identityChecks, type Review, reviewOf } from './review.ts';
import { type FederationSnapshot, named, numberOf, once, supposing } from './snapshot.ts';

/** What every answer about a document begins with. `who`: names of accounts and senders. */
export interface Naming {
  readonly who: (id: string) => string;
}

export const headOf = (document: FederationDocument, { receipt, revision, sender, at }: Receipt, { who }: Naming) => ({
  receipt,
  document: document.id,
  kind: document.kind,
  event: document.kind === 'tournament' ? (document.event ?? null) : null,
  name: document.name,
  firstDay: document.firstDay,
  lastDay: document.lastDay,
  place: null as string | null,
  players: document.people.size,
  revision,
  sender: who(sender),
  receivedAt: at,
});

/** Which decision settled each receipt, of those that count: to be undone. */
export const settledBy = once(({ log }: FederationSnapshot): ReadonlyMap<number, FederationDecision> => {
  const undone = undoneBy(log);
  const settled = new Map<number, FederationDecision>();
  for (const decision of log) {
    const { fact, number } = decision;
    if ((fact.kind === 'accepted' || fact.kind === 'returned') && !undone.has(number))
      settled.set(fact.receipt, decision);
  }
  return settled;
});

/** The decision that withdrew a document, of those that count. */
const withdrawnBy = ({ log }: FederationSnapshot, document: string): FederationDecision | undefined => {
  const undone = undoneBy(log);
  return log.findLast(
    ({ fact, number }) => fact.kind === 'withdrawn' && fact.document === document && !undone.has(number),
  );
};

interface Asked extends Naming {
  readonly tournaments: DocumentTournaments;
  readonly note: string | null;
}

/** A document at the desk; null: nothing has this receipt. */
export async function documentView(
  snapshot: FederationSnapshot,
  receipt: number,
  asked: Asked,
): Promise<Frozen<FederationDocumentView> | null> {
  const came = snapshot.state.receipts.get(receipt);
  const review = await reviewOf(snapshot, receipt, asked.tournaments);
  if (!came || !review) return null;
  const { document } = review;
  const counted = snapshot.state.counted.get(document.id);
  const counts = counted?.receipt === receipt;
  const waits = came.state.kind === 'to-review';
  const shown = counts ? snapshot : await supposing(snapshot, acceptance(receipt, review));
  const step = stepOf(shown, document.id);
  const isNew = (person: string): boolean => !snapshot.persons.seen.has(person);
  const identity = waits ? identityChecks(snapshot, receipt, review) : [];
  const checks = waits ? review.checks : [];
  const read = await asked.tournaments(snapshot, receipt);
  const later = waits ? redoneBeside(snapshot, shown, document.id) : [...laterThan(snapshot, document)];
  return {
    ...headOf(document, came, asked),
    place: read?.tournament.place ?? null,
    number: numberOf(snapshot),
    format: document.kind === 'tournament' ? document.format : null,
    rounds: read?.tournament.rounds.length ?? 0,
    note: asked.note,
    state: stateView(snapshot, came, asked),
    counts,
    category: counted?.category ?? null,
    approved: counted?.approved ?? null,
    revisions: revisionsOf(snapshot, document.id),
    people: peopleView(snapshot, counts ? (counted?.people ?? new Map()) : review.people, document, isNew),
    checks: [...identity, ...checks.map((check) => checkView(snapshot, review, read?.tournament ?? null, check))],
    quiet: kindsOfCheck - new Set([...identity.map(({ doubt }) => doubt), ...checks.map(({ code }) => code)]).size,
    differences: await differencesOf(snapshot, receipt, review, asked.tournaments),
    ...countingBeside(snapshot, receipt, document.id),
    table: step ? effectTable(shown, step, { isNew: counts ? undefined : isNew }) : null,
    changes: waits ? ratingsThatDiffer(snapshot.ratings, shown.ratings).length : step ? step.held.size : 0,
    later: later
      .slice(0, mostLater)
      .map((id) => namedStep(shown, { id, lastDay: stepOf(shown, id)?.event.lastDay ?? '' })),
    laterInAll: later.length,
  };
}

/** Six doubts of identity, ten of the engine's checks, and that the file is the one that was sent. */
const kindsOfCheck = 17;

function stateView(snapshot: FederationSnapshot, { receipt, document, state }: Receipt, { who }: Naming) {
  if (state.kind === 'to-review') return { kind: 'to-review' as const };
  const { by, at } = state;
  if (state.kind === 'accepted')
    return { kind: 'accepted' as const, by: who(by), at, decision: settledBy(snapshot).get(receipt)?.number ?? 0 };
  const decision = state.kind === 'withdrawn' ? withdrawnBy(snapshot, document) : settledBy(snapshot).get(receipt);
  return { kind: state.kind, by: who(by), at, because: state.because, decision: decision?.number ?? 0 };
}

const revisionsOf = ({ state }: FederationSnapshot, document: string) =>
  [...state.receipts.values()]
    .filter((one) => one.document === document)
    .map(({ receipt, revision, state: { kind } }) => ({
      receipt,
      revision,
      state: kind as string,
      counts: state.counted.get(document)?.receipt === receipt,
    }));

const peopleView = (
  snapshot: FederationSnapshot,
  people: ReadonlyMap<string, string>,
  document: FederationDocument,
  isNew: (person: string) => boolean,
) =>
  [...document.people].map(([player, { name, club, licence }]) => {
    const person = people.get(player);
    return {
      player,
      name,
      ...(club !== undefined && { club }),
      ...(licence !== undefined && { licence }),
      person: person === undefined || isNew(person) ? null : named(snapshot, person),
    };
  });

/** The revision that counts, when another one is read. */
function countingBeside({ state }: FederationSnapshot, receipt: number, document: string) {
  const counted = state.receipts.get(state.counted.get(document)?.receipt ?? receipt);
  return !counted || counted.receipt === receipt || counted.state.kind !== 'accepted'
    ? {}
    : { against: { revision: counted.revision, acceptedAt: counted.state.at } };
}

async function differencesOf(
  snapshot: FederationSnapshot,
  receipt: number,
  { document }: Review,
  tournaments: DocumentTournaments,
) {
  const counted = snapshot.state.counted.get(document.id)?.receipt;
  const before = counted === undefined || counted === receipt ? undefined : snapshot.documents.get(counted);
  if (!before || counted === undefined) return null;
  const [old, now] = await Promise.all([tournaments(snapshot, counted), tournaments(snapshot, receipt)]);
  return differencesBetween(
    { document: before, tournament: old?.tournament ?? null },
    { document, tournament: now?.tournament ?? null },
  );
}

/** Of an old event thousands follow: nobody reads more. */
const mostLater = 40;

/** Other events whose figures differ, in date order. */
const redoneBeside = (before: FederationSnapshot, after: FederationSnapshot, document: string): readonly string[] =>
  redoneSteps(before.ratings, after.ratings).filter((id) => id !== document);

/** Later events that start from a rating of this one, nearest first. */
export function* laterThan(
  { ratings }: FederationSnapshot,
  { id }: Pick<FederationDocument, 'id'>,
): Generator<string, undefined, undefined> {
  const at = ratings.steps.findIndex(({ event }) => event.id === id);
  const own = ratings.steps[at];
  if (!own) return;
  const people = new Set(own.held.keys());
  for (const { event, held } of ratings.steps.slice(at + 1))
    if ([...held.keys()].some((person) => people.has(person))) yield event.id;
}
