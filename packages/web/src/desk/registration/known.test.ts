import type { KnownPerson } from '@ronde/contract/http/register';
import { expect, test } from 'vitest';
import type { ListedPlayer } from '../roster/roster-lines.ts';
import { newcomerOfKnown, notRegistered, startingAt } from './known.ts';

const listed = (name: string, licence: string, club?: string): ListedPlayer => ({
  player: { id: name, number: 1, presence: 'expected', from: 1, ...(club === undefined ? {} : { club }) },
  name: `${name} (1)`,
  bare: name,
  licence,
});
const left = (person: KnownPerson, ...all: readonly ListedPlayer[]) =>
  notRegistered([person], all).map(({ namesake }) => namesake?.bare ?? null);

test('IMP-07: a licence says who somebody is, whatever the name', () => {
  expect(left({ name: 'DUPONT Jean', licence: 'L1' }, listed('Dupont J.', 'l 1'))).toEqual([]);
  expect(left({ name: 'DUPONT Jean', licence: 'L2' }, listed('DUPONT Jean', 'L1'))).toEqual([null]);
});

test('IMP-07: the same name with nothing to tell the two apart is asked about', () => {
  expect(left({ name: 'DUPONT Jean', licence: 'L2' }, listed('Dupont Jean', ''))).toEqual(['Dupont Jean']);
  const nantes = { name: 'DUPONT Jean', club: 'Nantes' };
  expect(left(nantes, listed('DUPONT Jean', 'L1', 'Lyon'))).toEqual(['DUPONT Jean']);
  // Met before under this very name and club: this is them.
  expect(left(nantes, listed('DUPONT Jean', 'L1', 'Nantes'))).toEqual([]);
});

test('what the register knows comes along, where it comes from does not', () => {
  const person = {
    id: 'r',
    name: 'A',
    licence: '1',
    birthYear: 1990,
    rating: 1700,
    provisional: true,
    listedOn: '2026-09-01',
  };
  expect(newcomerOfKnown({ id: 'x', person, namesake: null })).toEqual({
    person: { name: 'A', licence: '1', birthYear: 1990 },
    rating: 1700,
    provisional: true,
    presence: 'here',
  });
});

test('B6: a proposal that is taken is the rating, without a star', () => {
  const person = { name: 'A', rating: 1500, provisional: true, duplicateSeries: '2B', lastEvent: '2014-01-01' };
  const start = { why: 'back', rating: 2000, known: 1500 } as const;
  expect(newcomerOfKnown(startingAt({ id: 'x', person, namesake: null }, start))).toEqual({
    person: { name: 'A' },
    rating: 2000,
    duplicateSeries: '2B',
    presence: 'here',
  });
});
