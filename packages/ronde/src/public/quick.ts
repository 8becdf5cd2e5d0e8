import { lru } from '../machine/lru.ts';

/** A page: a tournament as the address names it, and the answer within it. */
export interface Named {
  readonly ref: string;
  readonly path: string;
}

/** Which page an address was answered with, once every guard had let it through. */
export interface Quick {
  remember(url: string, named: Named): void;
  find(url: string): Named | null;
}

export function quickAddresses(most = 5000): Quick {
  const known = lru<Named>(most);
  return { remember: known.set, find: (url) => known.get(url) ?? null };
}
