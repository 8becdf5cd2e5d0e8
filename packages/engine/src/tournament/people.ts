import type { PlayerId } from './state.ts';

/** Who a player is: kept beside the log, so that it can be corrected and erased. */
export interface Person {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly pseudonym?: string;
}

export type People = ReadonlyMap<PlayerId, Person>;
