import { create, type People, standingsOf, start } from '@ronde/engine';
import { expect, test } from 'vitest';
import { lastStandings } from './last-standings.ts';

const created = create({
  id: 't',
  name: 'Salle',
  format: 'classique',
  date: '2026-11-14',
  seed: 48_213,
  settings: {},
});
if (!created.ok) throw new Error(created.refusal.code);
const tournament = start(created.value);
const people: People = new Map();
const asked = { after: 0, final: false };

test('the same standings of the same state are the very same ones, and equal to those of the rules', () => {
  const first = lastStandings(tournament, people, asked);
  expect(lastStandings(tournament, people, { ...asked })).toBe(first);
  expect(first).toEqual(standingsOf(tournament, people, asked));
});

test('another state, other people or another question are worked out for themselves', () => {
  const first = lastStandings(tournament, people, asked);
  expect(lastStandings({ ...tournament }, people, asked)).not.toBe(first);
  expect(lastStandings(tournament, new Map(), asked)).not.toBe(first);
  expect(lastStandings(tournament, people, { ...asked, final: true })).not.toBe(first);
});
