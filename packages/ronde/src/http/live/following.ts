import type { Post } from './posts.ts';

/** Who follows: the desks, told of every version; the public, of those that it can see. */
export type Audience = 'desk' | 'public';

/** `known`: the version that the listener has already; null: none. */
export interface Following {
  readonly audience: Audience;
  readonly tournament: string;
  readonly version: number;
  readonly known: number | null;
  /** The address that it comes from, for counting alone. */
  readonly sender?: string;
  /** Of the desk: whose sign-in it is. */
  readonly post?: Post;
}
