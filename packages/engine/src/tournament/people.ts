import type { Player, PlayerId } from './state.ts';

/** Who a player is: kept beside the log, so that it can be corrected and erased. */
export interface Person {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly pseudonym?: string;
  /** What the desk notes for itself, on no public page; of these the file has the cohesion. */
  readonly marks?: DeskMarks;
}

/** How a fee is paid. */
export const payments = ['cash', 'cheque', 'transfer', 'card'] as const;

/** What of a person is told to others; the desk’s own marks are not. */
export type PersonField = Exclude<keyof Person, 'marks'>;

export interface DeskMarks {
  readonly paid?: boolean;
  /** How it was paid. */
  readonly how?: (typeof payments)[number];
  /** Plays without paying. */
  readonly free?: boolean;
  /** Why they do. */
  readonly reason?: string;
  /** The wargame's army list: received, checked, to fix. */
  readonly list?: 'received' | 'checked' | 'to-fix';
  /** Who has checked it. */
  readonly checker?: string;
  /** The total of cohesion on that list. */
  readonly cohesion?: number;
}

export type People = ReadonlyMap<PlayerId, Person>;

export const hasPseudonym = (person: Person | undefined): boolean =>
  person?.pseudonym !== undefined && person.pseudonym !== '';

/**
 * Who somebody is for everybody: a pseudonym, and nothing else of the person behind it (Tournois Art de la Guerre,
 * « Classement Elo »).
 */
export const publicFace = (person: Person): Person =>
  person.pseudonym !== undefined && person.pseudonym !== '' ? { name: person.pseudonym } : person;

/** What the rules know of somebody and the director may correct. */
export type PlayerFacts = Partial<
  Pick<Player, 'rating' | 'provisional' | 'duplicateSeries' | 'club' | 'category' | 'army' | 'table' | 'spare'>
>;
