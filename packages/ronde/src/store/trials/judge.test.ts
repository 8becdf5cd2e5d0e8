import { beforeEach, expect, it } from 'vitest';
import type { Stored } from '../store.ts';
import { by } from '../test-tournament.ts';
import { anyScore, openHall, result } from './hall.ts';
import { faultsIn } from './judge.ts';
import { memoryStore } from './memory.ts';

// The trials are worth what their judge sees.
let stored: Stored;
beforeEach(async () => {
  const store = memoryStore();
  await openHall(store, 'H', 4);
  for (const n of [1, 2, 3]) await store.write('H', by(`r${n}`), result(1, anyScore(n)));
  const loaded = await store.load('H');
  if (!loaded) throw new Error('No hall');
  stored = loaded;
});

const yes = (id: string, seq: number) => ({ kind: 'yes', hall: 'H', id, seq }) as const;
const no = (table: number) => ({ kind: 'no', hall: 'H', id: 'x', table, code: 'result-changed' }) as const;

it('finds nothing to say of a hall that is whole', () => {
  expect(faultsIn(stored, [yes('r1', 2), yes('r2', 3), yes('r3', 4), no(0)])).toEqual([]);
});

it('sees what was acknowledged and is not there, or elsewhere', () => {
  expect(faultsIn(stored, [yes('r4', 5)])).toEqual([yes('r4', 5)]);
  expect(faultsIn(stored, [yes('r3', 3)])).toEqual([yes('r3', 3)]);
});

it('sees a conflict where nobody else was', () => {
  expect(faultsIn(stored, [no(2)])).toEqual([no(2)]);
});

it.each<[string, (log: Stored['log']) => Stored['log']]>([
  ['a gap', (log) => log.filter(({ seq }) => seq !== 3)],
  ['a decision twice', (log) => [...log, ...log.slice(-1)]],
  ['a decision more than the state has', (log) => log.slice(0, -1)],
])('sees %s', (_, change) => {
  expect(faultsIn({ ...stored, log: change(stored.log) }, [])).not.toEqual([]);
});

it('sees somebody who is nobody', () => {
  const numbers = new Map([...stored.numbers].slice(1));
  expect(faultsIn({ ...stored, numbers }, [])).toHaveLength(1);
});
