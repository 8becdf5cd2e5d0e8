import { create, type Person, type Player } from '@ronde/engine';
import { expect, it } from 'vitest';
import type { Stored } from '../store/store.ts';
import { publicHead } from './answers.ts';
import { personAmended } from './correct-person.ts';
import { shownView } from './view.ts';

/** Three of one name, two of them of one club, and one behind a pseudonym. */
const registered: readonly (readonly [Person, string?])[] = [
  [{ name: 'DUPONT Jean', licence: 'L1' }, 'Lyon'],
  [{ name: 'DUPONT Jean', licence: 'L2' }, 'Nantes'],
  [{ name: 'DUPONT Jean', licence: 'L3' }, 'lyon'],
  [{ name: 'DUPONT Jean', licence: 'L4', pseudonym: 'Comète' }, 'Lyon'],
  [{ name: 'AUBIN Léa', licence: 'L5' }, 'Lyon'],
];

function stored(): Stored {
  const event = create({ id: 'T', name: 'Lyon', format: 'classique', date: '2026-11-14', seed: 1, settings: {} });
  if (!event.ok || event.value.kind !== 'created') throw new Error('No tournament');
  const players = registered.map(([, club], i): Player => {
    return { id: `p${i}`, number: i + 1, presence: 'here', from: 1, ...(club !== undefined && { club }) };
  });
  const people = new Map(registered.map(([person], i) => [`p${i}`, person]));
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  const tournament = { ...event.value.tournament, open: true as const, players };
  const nothing = { log: [], requests: new Map(), notes: new Map() };
  return { id: 'T', slug: 'lyon', version: 1, publicVersion: 1, tournament, people, numbers, ...nothing } as Stored;
}

it('IMP-07: told apart everywhere by club or licence; nothing of who has a pseudonym, no licence without need', () => {
  const head = publicHead(shownView(stored()));
  expect(head.players.map(({ name }) => name)).toEqual([
    'DUPONT Jean (L1)',
    'DUPONT Jean (Nantes)',
    'DUPONT Jean (L3)',
    'Comète',
    'AUBIN Léa',
  ]);
});

it('a licence that is corrected is seen where it tells homonyms apart, and nowhere else', () => {
  const now = stored();
  expect(personAmended(now, 'p0', { name: 'DUPONT Jean', licence: 'L9' })?.seen).toBe(true);
  expect(personAmended(now, 'p4', { name: 'AUBIN Léa', licence: 'L9' })?.seen).toBe(false);
});
