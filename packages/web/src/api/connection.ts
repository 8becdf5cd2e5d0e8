import { external } from './external.ts';

/** Whether the server answers, and since when it does not. */
export type Connection = { readonly kind: 'linked' } | { readonly kind: 'cut'; readonly since: Date };

export const connection = external<Connection>({ kind: 'linked' });

export function reached(): void {
  if (connection.get().kind === 'cut') connection.set({ kind: 'linked' });
}

export function unreachable(): void {
  if (connection.get().kind === 'linked') connection.set({ kind: 'cut', since: new Date() });
}
