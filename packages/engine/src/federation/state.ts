import { type Change, withChanges } from '../base/layered-map.ts';
import { addDocument, type CountedDocument, type DocumentPart, type Receipt } from './document-part.ts';
import { type FederationDecision, type FederationFact, undoneBy } from './facts.ts';
import { addFederation, type FederationPart } from './federation-part.ts';

/** A federation as its decisions leave it. */
export interface FederationState extends Omit<FederationPart, 'toldApart'> {
  /** By number. */
  readonly receipts: ReadonlyMap<number, Receipt>;
  /** The documents that count, by id: each in one revision. */
  readonly counted: ReadonlyMap<string, CountedDocument>;
  /** Two documents that were said to be two events, as `pairOf`. */
  readonly distinct: ReadonlySet<string>;
  /** Two entries that were said to be two people, as `pairOf`. */
  readonly apart: ReadonlySet<string>;
}

/** A log and what it adds up to. */
interface AddedUp {
  readonly log: readonly FederationDecision[];
  readonly state: FederationState;
}

/**
 * All decisions added up. It depends on the decisions that count alone: what was undone leaves nothing behind, and of
 * two answers to one question the later one counts. `before`: of a log that this one goes on from, or is the beginning
 * of; only what the decisions between them are about is added up again, and a document that stays is the same object.
 */
export function federationState(log: readonly FederationDecision[], before?: AddedUp): FederationState {
  const parts = before && partsOf.get(before.state);
  const known: Known = before && parts ? { ...before, parts } : { log: [], state: nothing, parts: noParts };
  if (log.length === known.log.length) return known.state;
  const about = subjectsIn(log, known);
  const undone = about.undoes ? undoneBy(log) : known.parts.undone;
  const standing = (all: readonly FederationDecision[]) => all.filter(({ number }) => !undone.has(number));
  const federation = about.federation
    ? addFederation(standing(about.ofFederation))
    : { ...known.state, toldApart: known.parts.toldApart };
  const documents = withChanges(
    known.parts.documents,
    [...about.documents].map((document): Change<string, DocumentPart> => {
      const part = addDocument(standing(about.byDocument.get(document) ?? []));
      return [document, part];
    }),
  );
  const { merged, seasons: opened, championships, publications, erased, erasedPlayers: players } = federation;
  const next: FederationState = {
    receipts: receiptsIn(documents, about, known),
    counted: countedIn(documents, merged, about, known),
    merged,
    seasons: opened,
    championships,
    publications,
    erased,
    erasedPlayers: players,
    ...answersIn(documents, federation.toldApart, about, known),
  };
  const { toldApart } = federation;
  const { byDocument, ofFederation } = about;
  partsOf.set(next, { documents, byDocument, ofFederation, undone, toldApart });
  return next;
}

/** What came of a document, the oldest first. */
export const receiptsOf = (state: FederationState, document: string): readonly Receipt[] =>
  partsOf.get(state)?.documents.get(document)?.receipts ?? [];

/** What a state is put together from; kept beside it, for the next one. */
interface Parts {
  readonly documents: ReadonlyMap<string, DocumentPart>;
  /** The decisions about each document, and those about none, whether they count or not. */
  readonly byDocument: ReadonlyMap<string, readonly FederationDecision[]>;
  readonly ofFederation: readonly FederationDecision[];
  /** As `undoneBy`. */
  readonly undone: ReadonlyMap<number, number>;
  readonly toldApart: readonly string[];
}

interface Known extends AddedUp {
  readonly parts: Parts;
}

/** What the decisions between two logs are about. `undoes`: one of them takes something back. */
interface About extends Pick<Parts, 'byDocument' | 'ofFederation'> {
  readonly documents: ReadonlySet<string>;
  readonly federation: boolean;
  readonly undoes: boolean;
}

function subjectsIn(log: readonly FederationDecision[], { log: known, state, parts }: Known): About {
  const longer = log.length > known.length;
  const between = longer ? log.slice(known.length) : known.slice(log.length);
  const own = new Map<string, FederationDecision[]>();
  const ofFederation: FederationDecision[] = [];
  const came = new Map<number, string>();
  let federation = false;
  for (const decision of between) {
    const fact = meantBy(longer ? log : known, decision.fact);
    if (fact.kind === 'received') came.set(fact.receipt, fact.document);
    const document = documentOf(fact, (receipt) => came.get(receipt) ?? state.receipts.get(receipt)?.document);
    if (document === null) federation = true;
    else own.set(document, own.get(document) ?? []);
    if (decision.fact.kind === 'undone') continue;
    if (document === null) ofFederation.push(decision);
    else own.get(document)?.push(decision);
  }
  const now = (before: readonly FederationDecision[], more: readonly FederationDecision[]) =>
    longer ? [...before, ...more] : before.filter(({ number }) => number <= log.length);
  const decided = [...own].filter(([, more]) => more.length > 0);
  return {
    documents: new Set(own.keys()),
    federation,
    undoes: between.some(({ fact }) => fact.kind === 'undone'),
    byDocument: withChanges(
      parts.byDocument,
      decided.map(([document, more]) => [document, now(parts.byDocument.get(document) ?? [], more)] as const),
    ),
    ofFederation: ofFederation.length > 0 ? now(parts.ofFederation, ofFederation) : parts.ofFederation,
  };
}

/** Of an undo, what it takes back or gives back. */
function meantBy(log: readonly FederationDecision[], fact: FederationFact): FederationFact {
  const undone = fact.kind === 'undone' ? log[fact.decision - 1]?.fact : undefined;
  return undone ? meantBy(log, undone) : fact;
}

function documentOf(fact: FederationFact, ofReceipt: (receipt: number) => string | undefined): string | null {
  if ('document' in fact) return fact.document;
  return 'receipt' in fact ? (ofReceipt(fact.receipt) ?? null) : null;
}

const noParts: Parts = {
  documents: new Map(),
  byDocument: new Map(),
  ofFederation: [],
  undone: new Map(),
  toldApart: [],
};
const { toldApart: _, ...emptyFederation } = addFederation([]);
const nothing: FederationState = {
  ...emptyFederation,
  receipts: new Map(),
  counted: new Map(),
  distinct: new Set(),
  apart: new Set(),
};
const partsOf = new WeakMap<FederationState, Parts>([[nothing, noParts]]);

type Documents = Parts['documents'];

function receiptsIn(documents: Documents, about: About, { state, parts }: Known): FederationState['receipts'] {
  const receiptsOf = (all: Documents, document: string) => all.get(document)?.receipts ?? [];
  const changes = [...about.documents].flatMap((document): readonly Change<number, Receipt>[] => [
    ...receiptsOf(parts.documents, document).map(({ receipt }) => [receipt, undefined] as const),
    ...receiptsOf(documents, document).map((one) => [one.receipt, one] as const),
  ]);
  return withChanges(state.receipts, changes);
}

/** Each with merged entries told by the one that is kept: those decided about, and those of whom somebody else is kept now. */
function countedIn(
  documents: Documents,
  merged: FederationState['merged'],
  about: About,
  { state }: Known,
): FederationState['counted'] {
  const moved = new Set(
    [...merged.keys(), ...state.merged.keys()].filter((person) => merged.get(person) !== state.merged.get(person)),
  );
  const put = (document: string, counted: DocumentPart['counted']): Change<string, CountedDocument> => [
    document,
    counted ? asKept(counted, merged) : undefined,
  ];
  const concerned = moved.size > 0 ? [...documents] : [];
  return withChanges(state.counted, [
    ...[...about.documents].map((document) => put(document, documents.get(document)?.counted ?? null)),
    ...concerned.flatMap(([document, { counted }]) =>
      counted && [...counted.people.values()].some((person) => moved.has(person)) ? [put(document, counted)] : [],
    ),
  ]);
}

function asKept(counted: CountedDocument, merged: FederationState['merged']): CountedDocument {
  if (merged.size === 0 || ![...counted.people.values()].some((person) => merged.has(person))) return counted;
  const people = [...counted.people].map(([player, person]) => [player, merged.get(person) ?? person] as const);
  return { ...counted, people: new Map(people) };
}

function answersIn(
  documents: Documents,
  toldApart: readonly string[],
  about: About,
  known: Known,
): Pick<FederationState, 'distinct' | 'apart'> {
  const { distinct, apart } = known.state;
  const answered = ({ distinct: events, apart: people }: DocumentPart): boolean => events.length + people.length > 0;
  const changed = [...about.documents].some((document) =>
    [documents, known.parts.documents].some((all) => {
      const part = all.get(document);
      return part !== undefined && answered(part);
    }),
  );
  const said = toldApart.join('\n') !== known.parts.toldApart.join('\n');
  if (!changed && !said) return { distinct, apart };
  const parts = [...documents.values()].filter(answered);
  return {
    distinct: new Set(parts.flatMap((part) => part.distinct)),
    apart: new Set([...parts.flatMap((part) => part.apart), ...toldApart]),
  };
}
