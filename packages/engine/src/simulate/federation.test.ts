import { expect, test } from 'vitest';
import { simulateFederation } from './federation.ts';

const years = { game: 'scrabble', people: 400, tournaments: 60, seed: 1 } as const;
const all = [...simulateFederation(years)];

test('the same question gives the same years, another seed others', () => {
  expect([...simulateFederation(years)]).toEqual(all);
  expect([...simulateFederation({ ...years, seed: 4 })]).not.toEqual(all);
});

test('tournaments come in the order in which they were played, each closed, a correction behind what it corrects', () => {
  const dates = all.map(({ tournament }) => tournament.date);
  expect(dates).toEqual(dates.toSorted());
  expect(all.every(({ tournament }) => tournament.status === 'closed' && tournament.rounds.length >= 5)).toBe(true);
  const corrections = all.flatMap((one, i) => (one.revision === 2 ? [[all[i - 1], one] as const] : []));
  expect(corrections.length).toBeGreaterThan(0);
  for (const [first, second] of corrections) {
    expect(first?.tournament.id).toBe(second.tournament.id);
    expect(second.arrival > (first?.arrival ?? '')).toBe(true);
    expect(second.tournament).not.toEqual(first?.tournament);
  }
  expect(all.length - corrections.length).toBe(60);
});

test('what a federation has to answer is in it: no licence, homonyms, ratings of an old list, late arrivals', () => {
  const seen = all.flatMap(({ people }) => [...people.entries()]);
  expect(seen.some(([, { licence }]) => licence === undefined)).toBe(true);
  const bearers = new Map<string, Set<string>>();
  for (const [id, { name }] of seen) bearers.set(name, (bearers.get(name) ?? new Set()).add(id));
  expect([...bearers.values()].some((ids) => ids.size > 1)).toBe(true);
  const order = all.map(({ arrival }) => arrival);
  expect(order).not.toEqual(order.toSorted());
});

test('a wargame federation plays the wargame', () => {
  const [one] = simulateFederation({ ...years, game: 'art-de-la-guerre', tournaments: 1 });
  expect(one?.tournament.format).toBe('art-de-la-guerre');
  expect(one?.tournament.players.every(({ army }) => army !== undefined)).toBe(true);
});
