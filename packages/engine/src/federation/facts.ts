import type { ChampionshipMethod } from '../rating/championship.ts';
import type { Category, Season } from '../rating/season.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { PersonId } from './document.ts';

/** What is decided in a federation. Nothing computed stands in it: ratings follow (`ratings.ts`). */
export type FederationFact =
  /** A document came in. `receipt`: its number, given once. */
  | {
      readonly kind: 'received';
      readonly receipt: number;
      readonly document: string;
      readonly revision: number;
      readonly sender: string;
      /** Of the file as it came. */
      readonly digest: string;
      /** Its players who had been erased: it was kept without their names. */
      readonly erased?: readonly PlayerId[];
    }
  /**
   * It counts from now on. `people`: who each of its players is. Answers that are kept, so that nobody is asked again:
   * `distinct`, documents that are another event all the same; `apart`, two who were asked about and are two people.
   */
  | {
      readonly kind: 'accepted';
      readonly receipt: number;
      readonly people: Readonly<Record<PlayerId, PersonId>>;
      readonly distinct?: readonly string[];
      readonly apart?: readonly (readonly [PersonId, PersonId])[];
    }
  /** Back to its sender, with one sentence that says why. */
  | { readonly kind: 'returned'; readonly receipt: number; readonly because: string }
  /** A document that counted does so no longer. */
  | { readonly kind: 'withdrawn'; readonly document: string; readonly because: string }
  /** What the federation says of a document, over what the document says of itself; a missing one is not said. */
  | {
      readonly kind: 'weighed';
      readonly document: string;
      readonly category?: Category;
      /** False: not approved, nobody's rating changes. */
      readonly approved?: boolean;
    }
  /** Who somebody in a document is, answered anew. */
  | { readonly kind: 'identified'; readonly document: string; readonly player: PlayerId; readonly person: PersonId }
  /** Two entries of the register are one person. */
  | { readonly kind: 'merged'; readonly gone: PersonId; readonly kept: PersonId }
  /** Two entries that look alike are two people: nobody is asked again. */
  | { readonly kind: 'told-apart'; readonly persons: readonly [PersonId, PersonId] }
  /**
   * Somebody is forgotten, under all the entries that are them, the kept one first: in these players of each receipt
   * nothing says any more who they were. No rating changes, and nothing brings a name back.
   */
  | {
      readonly kind: 'erased';
      readonly persons: readonly PersonId[];
      readonly players: Readonly<Record<string, readonly PlayerId[]>>;
    }
  /** All that a season fixes, from its first day on. One that begins on the same day takes its place. */
  | { readonly kind: 'season-opened'; readonly season: Season }
  /** How the championship counts, from its first day on. */
  | { readonly kind: 'championship-set'; readonly method: ChampionshipMethod }
  /** A list was frozen. `digest`: of the list as it was published. */
  | { readonly kind: 'published'; readonly date: string; readonly digest: string }
  /** Its address says why, and leads to the next one. */
  | { readonly kind: 'retired'; readonly date: string; readonly because: string }
  /** A decision is taken back; of an undo, it counts again. */
  | { readonly kind: 'undone'; readonly decision: number };

/** One decision: numbered from 1 without a gap, signed, dated. */
export interface FederationDecision {
  readonly number: number;
  /** The command's own id: sent twice, it acts once. */
  readonly id: string;
  /** The server's time, ISO 8601. */
  readonly at: string;
  /** Who decided. */
  readonly by: string;
  readonly fact: FederationFact;
}

/** For each decision that does not count any more, the undo that took it back. */
export function undoneBy(log: readonly FederationDecision[]): ReadonlyMap<number, number> {
  const undone = new Map<number, number>();
  // From the newest: an undo that was itself undone takes nothing back.
  for (const { number, fact } of log.toReversed())
    if (fact.kind === 'undone' && !undone.has(number)) undone.set(fact.decision, number);
  return undone;
}

/** Those that count, oldest first: neither undone nor an undo. */
export function counting(log: readonly FederationDecision[]): readonly FederationDecision[] {
  const undone = undoneBy(log);
  return log.filter(({ number, fact }) => fact.kind !== 'undone' && !undone.has(number));
}
