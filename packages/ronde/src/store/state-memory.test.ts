import { expect, it } from 'vitest';
import { remembering } from './state-memory.ts';
import type { Stored } from './store.ts';
import { createIn } from './test-tournament.ts';
import { memoryStore } from './trials/memory.ts';

const state = async (id: string, version = 1): Promise<Stored> => ({
  ...(await createIn(memoryStore(), id, `Open ${id}`)),
  version,
});

it('never gives an older version the place of a newer one', async () => {
  const memory = remembering();
  memory.keep(await state('A', 3));
  memory.keep(await state('A', 2));
  expect(memory.get('A')?.version).toBe(3);
});

it('lets go of what was not asked for the longest', async () => {
  const memory = remembering(2);
  memory.keep(await state('A'));
  memory.keep(await state('B'));
  memory.get('A');
  memory.keep(await state('C'));
  expect(memory.ids()).toEqual(['A', 'C']);
  expect(memory.idOf('open-b')).toBeUndefined();
  expect(memory.idOf('open-a')).toBe('A');
});
