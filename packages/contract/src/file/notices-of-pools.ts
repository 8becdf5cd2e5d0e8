import { poolsBefore, traitsOf } from '@ronde/engine';
import type { FileNotice, FileState } from './problems.ts';

type Pool = readonly (string | null)[];

/** Pools by hand can have been played: that the rule would have made others is said, and no more. */
export function poolNotices({ file, tournament, people }: FileState): readonly FileNotice[] {
  const drawn = file.settings?.drawn;
  if (drawn === undefined || traitsOf(tournament.format).circles !== 'pools') return [];
  const rule = poolsBefore(tournament, people);
  return rule.ok && samePools(rule.value, drawn) ? [] : [{ code: 'pools-otherwise', path: 'settings.drawn' }];
}

/** Whether the same players are together, whatever the order in a pool and of the pools; X may be left out. */
export function samePools(one: readonly Pool[], other: readonly Pool[]): boolean {
  return composition(one) === composition(other);
}

function composition(pools: readonly Pool[]): string {
  const players = pools.map((pool) => pool.filter((id) => id !== null).toSorted());
  return JSON.stringify(players.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)));
}
