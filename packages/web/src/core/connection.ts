import { external } from './external.ts';

/** Whether the server answers, and since when it does not. `silent`: it takes what is asked and does not answer in time. */
export type Connection =
  | { readonly kind: 'linked' }
  | { readonly kind: 'cut'; readonly since: Date; readonly how: 'gone' | 'silent' };

export const connection = external<Connection>({ kind: 'linked' });

/** How many acts are asked about again, because no answer came in time. */
export const asking = external(0);

export function reached(): void {
  if (connection.get().kind === 'cut') connection.set({ kind: 'linked' });
}

export function unreachable(): void {
  const before = connection.get();
  const since = before.kind === 'cut' ? before.since : new Date();
  if (before.kind === 'linked' || before.how === 'silent') connection.set({ kind: 'cut', since, how: 'gone' });
}

export function silent(): void {
  if (connection.get().kind === 'linked') connection.set({ kind: 'cut', since: new Date(), how: 'silent' });
}
