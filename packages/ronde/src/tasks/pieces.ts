import { setImmediate } from 'node:timers/promises';

/** So long one piece of a long work may hold this process, in ms. */
const longest = 12;

/** What follows a long work. */
export interface PieceFollowing {
  readonly signal?: AbortSignal;
  /** How much of it is done, 0 to 1. */
  readonly told?: (share: number) => void;
}

/** Does the same to each of many, and lets everybody else be served in between; rejects once the signal says so. */
export async function inPieces<T, R>(
  all: readonly T[],
  one: (item: T, index: number) => R,
  { signal, told }: PieceFollowing = {},
): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  for (const [index, item] of all.entries()) {
    done.push(one(item, index));
    if (performance.now() - since < longest) continue;
    told?.(done.length / all.length);
    await setImmediate();
    signal?.throwIfAborted();
    since = performance.now();
  }
  return done;
}

/** So many at a time, each portion after the one before; everybody else is served in between. */
export async function inPortions<T>(
  all: readonly T[],
  size: number,
  portion: (some: readonly T[]) => Promise<unknown>,
  { signal, told }: PieceFollowing = {},
): Promise<void> {
  for (let from = 0; from < all.length; from += size) {
    signal?.throwIfAborted();
    await portion(all.slice(from, from + size));
    told?.(Math.min(1, (from + size) / all.length));
    await setImmediate();
  }
}

/**
 * Goes on with what says itself where it may be left for others, to its end; rejects once the signal says so. What it
 * yields is how much is done, or nothing.
 */
export async function inSteps<T>(
  work: Generator<number | undefined, T, undefined>,
  { signal, told }: PieceFollowing = {},
): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < longest) continue;
    if (value !== undefined) told?.(value);
    await setImmediate();
    signal?.throwIfAborted();
    since = performance.now();
  }
}
