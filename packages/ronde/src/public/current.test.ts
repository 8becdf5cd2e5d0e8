import { create } from '@ronde/engine';
import { beforeEach, expect, it } from 'vitest';
import type { Stored, TournamentChange } from '../store/store.ts';
import { type Current, currentViews } from './current.ts';

let loads: string[];
let stored: Stored;
let tell: (change: TournamentChange) => void;
let answering: Promise<void>;
let current: Current;

function tournament(version: number, open = true): Stored {
  const event = create({ id: 'T', name: 'Lyon', format: 'classique', date: '2026-11-14', seed: 1, settings: {} });
  if (!event.ok || event.value.kind !== 'created') throw new Error('No tournament');
  const own = { ...event.value.tournament, ...(open && { open: true as const }) };
  const nothing = { people: new Map(), numbers: new Map(), log: [], requests: new Map(), notes: new Map() };
  return { id: 'T', slug: 'lyon', version, publicVersion: version, tournament: own, ...nothing } as Stored;
}

beforeEach(() => {
  loads = [];
  stored = tournament(1);
  answering = Promise.resolve();
  const source = {
    tournaments: {
      load: async (ref: string) => {
        loads.push(ref);
        const now = stored;
        await answering;
        return now;
      },
    },
    watch: (listener: (change: TournamentChange) => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  current = currentViews(source, 60_000);
});

const change = (version: number) => tell({ tournament: 'T', version, publicVersion: version });

it('reads once for a crowd', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => current.view('lyon')));
  expect([new Set(all).size, all[0]?.version]).toEqual([1, 1]);
  await current.view('lyon');
  expect(loads).toEqual(['lyon']);
});

it('reads again once it is told of a change', async () => {
  await current.view('lyon');
  stored = tournament(2);
  change(2);
  expect((await current.view('lyon'))?.version).toBe(2);
});

it('keeps nothing that was read before a change told meanwhile', async () => {
  let answer = () => {};
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  const early = current.view('lyon');
  stored = tournament(2);
  change(2);
  const late = current.view('lyon');
  answer();
  expect([(await early)?.version, (await late)?.version]).toEqual([1, 2]);
  expect((await current.view('lyon'))?.version).toBe(2);
});

it('keeps no tournament that the public does not know', async () => {
  stored = tournament(1, false);
  expect(await current.view('lyon')).toBeNull();
  stored = tournament(2);
  expect((await current.view('lyon'))?.version).toBe(2);
});

it('looks again by itself after a while', async () => {
  const short = currentViews({ tournaments: { load: async () => stored }, watch: () => () => undefined }, 1);
  expect((await short.view('lyon'))?.version).toBe(1);
  stored = tournament(2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await short.view('lyon'))?.version).toBe(2);
});
