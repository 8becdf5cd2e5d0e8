import type { Listed } from './listed.ts';

/** What Enter in the search field does. `already`: nothing is left to mark. `none`: nothing was typed or chosen. */
export type EnterAct =
  | { readonly kind: 'here' | 'already'; readonly line: Listed }
  | { readonly kind: 'nobody' | 'several' | 'none' };

/** `chosen`: the player under the arrows, if any. */
export function enterOn(found: readonly Listed[], typed: string, chosen: string | null): EnterAct {
  const line = found.find(({ player }) => player.id === chosen) ?? (found.length === 1 ? found[0] : undefined);
  if (typed.trim() === '' && chosen === null) return { kind: 'none' };
  if (!line) return { kind: found.length === 0 ? 'nobody' : 'several' };
  return { kind: marks(line) ? 'here' : 'already', line };
}

/** Whether there is a presence left to note. */
export function marks({ player }: Listed): boolean {
  return player.left === undefined && player.presence !== 'here';
}

/** The next or previous line, from the first or the last; it stays at the ends. */
export function step(found: readonly Listed[], chosen: string | null, by: 1 | -1): Listed | undefined {
  const at = found.findIndex(({ player }) => player.id === chosen);
  if (at < 0) return by === 1 ? found[0] : found.at(-1);
  return found[at + by] ?? found[at];
}
