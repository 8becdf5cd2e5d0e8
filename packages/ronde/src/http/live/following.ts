import type { Post } from './posts.ts';

/**
 * Who follows: the desks and the hall's screens, told of every version; the public, of those that it can see. Screens
 * are told nothing of who is at the desk.
 */
export type Audience = 'desk' | 'screen' | 'public';

/** `known`: the version that the listener has already; null: none. */
export interface Following {
  readonly audience: Audience;
  readonly tournament: string;
  readonly version: number;
  readonly known: number | null;
  /** Of a screen: the generation of the key that it came with. */
  readonly generation?: number;
  /** The address that it comes from, for counting alone. */
  readonly sender?: string;
  /** Of the desk: whose sign-in it is. */
  readonly post?: Post;
}
