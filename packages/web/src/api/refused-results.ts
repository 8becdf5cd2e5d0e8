import { external } from './external.ts';
import type { Problem } from './http.ts';
import type { KeptResult } from './outbox.ts';

/** Results typed here that the server refused: each waits on screen until somebody decides. */
export interface RefusedResult {
  readonly kept: KeptResult;
  readonly problem: Problem;
}

export const refusedResults = external<readonly RefusedResult[]>([]);

export function settle(id: string): void {
  refusedResults.set(refusedResults.get().filter(({ kept }) => kept.id !== id));
}
