/** The rules of the game say no. Counts are numbers of tiles. */
export type GameRefusal =
  | { readonly code: 'unknown-letter'; readonly letter: string }
  | { readonly code: 'too-many-tiles'; readonly found: number; readonly most: number }
  | { readonly code: 'not-in-the-set'; readonly letter: string; readonly found: number; readonly held: number }
  | { readonly code: 'bag-too-low'; readonly inBag: number; readonly needed: number }
  | { readonly code: 'bad-exchange'; readonly found: number; readonly most: number }
  | { readonly code: 'out-of-time' }
  /** The opponent is out of time: no exchange any more. */
  | { readonly code: 'opponent-out-of-time' }
  | { readonly code: 'nothing-challenged' }
  /** The challenger's opponent has seen a new tile. */
  | { readonly code: 'challenge-too-late' }
  | { readonly code: 'not-in-the-move'; readonly word: string }
  | { readonly code: 'unknown-ruling'; readonly keys: string }
  | { readonly code: 'director-only'; readonly article: string }
  | { readonly code: 'reason-missing' };
