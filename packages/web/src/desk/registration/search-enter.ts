import type { Listed } from '../roster/listed.ts';
import type { Known } from './known.ts';

/** One line under the search field: somebody registered, or somebody of the register who is not. */
export type Found = { readonly id: string } & (
  | { readonly kind: 'listed'; readonly line: Listed }
  | { readonly kind: 'known'; readonly known: Known }
);

/** What Enter in the search field does. `already`: nothing is left to mark. `none`: nothing was typed or chosen. */
export type EnterAct =
  | { readonly kind: 'here' | 'already'; readonly line: Listed }
  | { readonly kind: 'enroll'; readonly known: Known }
  | { readonly kind: 'nobody' | 'several' | 'none' };

export const foundIn = (list: readonly Listed[], known: readonly Known[]): readonly Found[] => [
  ...list.map((line) => ({ kind: 'listed' as const, id: line.player.id, line })),
  ...known.map((one) => ({ kind: 'known' as const, id: one.id, known: one })),
];

/**
 * `chosen`: the line under the arrows, if any. The only one registered comes before those who are not: at the door
 * most people are.
 */
export function enterOn(found: readonly Found[], typed: string, chosen: string | null): EnterAct {
  if (typed.trim() === '' && chosen === null) return { kind: 'none' };
  const listed = found.filter(({ kind }) => kind === 'listed');
  const [only] = listed.length === 0 ? found : listed;
  const alone = (listed.length || found.length) === 1 ? only : undefined;
  const meant = found.find(({ id }) => id === chosen) ?? alone;
  if (!meant) return { kind: found.length === 0 ? 'nobody' : 'several' };
  if (meant.kind === 'known') return { kind: 'enroll', known: meant.known };
  return { kind: marks(meant.line) ? 'here' : 'already', line: meant.line };
}

/** Whether there is a presence left to note. */
export function marks({ player }: Listed): boolean {
  return player.left === undefined && player.presence !== 'here';
}

/** The next or previous line, from the first or the last; it stays at the ends. */
export function step(found: readonly Found[], chosen: string | null, by: 1 | -1): Found | undefined {
  const at = found.findIndex(({ id }) => id === chosen);
  if (at < 0) return by === 1 ? found[0] : found.at(-1);
  return found[at + by] ?? found[at];
}
