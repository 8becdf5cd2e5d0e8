import { never } from '../base/result.ts';
import { adgChampionship, type ChampionshipMethod } from '../rating/championship.ts';
import { type Category, type Season, seasons } from '../rating/season.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { PersonId } from './document.ts';
import { counting, type FederationDecision, type FederationFact } from './facts.ts';

/** A federation as its decisions leave it. */
export interface FederationState {
  /** By number. */
  readonly receipts: ReadonlyMap<number, Receipt>;
  /** The documents that count, by id: each in one revision. */
  readonly counted: ReadonlyMap<string, CountedDocument>;
  /** Who is merged → whom they are; never in a circle, and never two steps long. */
  readonly merged: ReadonlyMap<PersonId, PersonId>;
  /** By first day. */
  readonly seasons: readonly [Season, ...Season[]];
  /** By first day. */
  readonly championships: readonly [ChampionshipMethod, ...ChampionshipMethod[]];
  /** By date. */
  readonly publications: ReadonlyMap<string, Publication>;
  /** Two documents that were said to be two events, as `pairOf`. */
  readonly distinct: ReadonlySet<string>;
  /** Two entries that were said to be two people, as `pairOf`. */
  readonly apart: ReadonlySet<string>;
}

/** Two ids, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

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

export type ReceiptState =
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

export interface Publication {
  readonly date: string;
  readonly digest: string;
  readonly by: string;
  readonly at: string;
  /** Null: it stands. */
  readonly retired: { readonly because: string; readonly by: string; readonly at: string } | null;
}

/**
 * All decisions added up. It depends on the decisions that count alone: what was undone leaves nothing behind, and of
 * two answers to one question the later one counts.
 */
export function federationState(log: readonly FederationDecision[]): FederationState {
  const sum: Sum = {
    receipts: new Map(),
    accepted: new Map(),
    said: new Map(),
    merged: new Map(),
    seasons: [...seasons],
    championships: [adgChampionship],
    publications: new Map(),
    distinct: new Set(),
    apart: new Set(),
  };
  for (const decision of counting(log)) add(sum, decision);
  const { receipts, publications, distinct, apart } = sum;
  return {
    receipts,
    publications,
    distinct,
    apart,
    counted: countedIn(sum),
    merged: new Map([...sum.merged.keys()].map((gone) => [gone, keptFor(gone, sum.merged)])),
    seasons: byFirstDay(sum.seasons),
    championships: byFirstDay(sum.championships),
  };
}

/** Filled by one walk through the log. */
interface Sum {
  readonly receipts: Map<number, Receipt>;
  /** By document: its accepted receipts, and who is who in each. */
  readonly accepted: Map<string, Map<number, Map<PlayerId, PersonId>>>;
  readonly said: Map<string, Pick<CountedDocument, 'category' | 'approved'>>;
  readonly merged: Map<PersonId, PersonId>;
  readonly seasons: Season[];
  readonly championships: ChampionshipMethod[];
  readonly publications: Map<string, Publication>;
  readonly distinct: Set<string>;
  readonly apart: Set<string>;
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
      for (const receipt of sum.accepted.get(fact.document)?.keys() ?? [])
        settle(sum, receipt, { kind: 'withdrawn', because: fact.because, by, at });
      sum.accepted.delete(fact.document);
      return;
    case 'weighed': {
      const { kind: _, document, ...said } = fact;
      sum.said.set(document, { ...sum.said.get(document), ...said });
      return;
    }
    case 'identified':
      for (const people of sum.accepted.get(fact.document)?.values() ?? []) people.set(fact.player, fact.person);
      return;
    case 'merged':
      // Two undos given back in another order could close a circle: the second one then says nothing new.
      if (keptFor(fact.kept, sum.merged) !== fact.gone) sum.merged.set(fact.gone, fact.kept);
      return;
    case 'season-opened':
      sum.seasons.push(fact.season);
      return;
    case 'championship-set':
      sum.championships.push(fact.method);
      return;
    case 'published':
      sum.publications.set(fact.date, { date: fact.date, digest: fact.digest, by, at, retired: null });
      return;
    case 'retired': {
      const published = sum.publications.get(fact.date);
      if (published) sum.publications.set(fact.date, { ...published, retired: { because: fact.because, by, at } });
      return;
    }
    case 'undone':
      return;
    default:
      never(fact);
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
  const revisions = sum.accepted.get(receipt.document) ?? new Map();
  sum.accepted.set(receipt.document, revisions.set(fact.receipt, new Map(Object.entries(fact.people))));
  for (const other of fact.distinct ?? []) sum.distinct.add(pairOf(receipt.document, other));
  for (const [one, other] of fact.apart ?? []) sum.apart.add(pairOf(one, other));
}

function settle(sum: Sum, number: number, state: ReceiptState): void {
  const receipt = sum.receipts.get(number);
  if (receipt) sum.receipts.set(number, { ...receipt, state });
}

/** Of each document the highest of its accepted revisions; of two copies of one revision, the one accepted last. */
function countedIn(sum: Sum): ReadonlyMap<string, CountedDocument> {
  return new Map(
    [...sum.accepted].flatMap(([document, revisions]): [string, CountedDocument][] => {
      const newest = [...revisions].reduce((one, other) =>
        revisionOf(sum, other) >= revisionOf(sum, one) ? other : one,
      );
      const people = [...newest[1]].map(([player, person]) => [player, keptFor(person, sum.merged)] as const);
      return [[document, { receipt: newest[0], people: new Map(people), ...sum.said.get(document) }]];
    }),
  );
}

const revisionOf = (sum: Sum, [receipt]: readonly [number, unknown]): number =>
  sum.receipts.get(receipt)?.revision ?? 0;

/** Whom a person is after all merges. */
function keptFor(person: PersonId, merged: ReadonlyMap<PersonId, PersonId>): PersonId {
  const kept = merged.get(person);
  return kept === undefined ? person : keptFor(kept, merged);
}

/** Of those that begin on one day, the one said last. */
function byFirstDay<T extends { readonly from: string }>(said: readonly T[]): readonly [T, ...T[]] {
  const byDay = new Map(said.map((one) => [one.from, one]));
  return [...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)) as [T, ...T[]];
}
