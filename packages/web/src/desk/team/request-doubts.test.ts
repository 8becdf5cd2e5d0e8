import type { RegistrationRequestView } from '@ronde/contract/http/registration-requests';
import { expect, test } from 'vitest';
import { beyondPlaces, doubtsOf } from './request-doubts.ts';

const request = (
  place: number,
  name: string,
  more: Partial<RegistrationRequestView> = {},
): RegistrationRequestView => ({
  id: `r${place}`,
  place,
  name,
  askedAt: '2026-11-14T09:00:00.000Z',
  state: 'asked',
  waiting: null,
  ...more,
});
const young = request(1, 'YOUNG Yann', { email: 'yann@mail.example', club: 'Leeds' });
const baker = { id: 'p2', name: 'BAKER Bob', full: 'BAKER Bob (York)' };

test('the same address, and the same name the other way round, is said with the request that has it', () => {
  const again = request(2, 'Yann Young', { email: 'Yann@mail.example' });
  expect(doubtsOf(again, [young, again], [])).toEqual([{ kind: 'asked', by: 'email', place: 1, name: 'YOUNG Yann' }]);
  const byName = request(3, 'Yann  Young');
  expect(doubtsOf(byName, [young, byName], [])).toMatchObject([{ by: 'name', place: 1 }]);
  const apart = request(4, 'YOUNG Yves', { email: 'yves@mail.example' });
  expect(doubtsOf(apart, [young, apart], [])).toEqual([]);
});

test('a homonym and a licence that is registered are said; oneself, once registered, is not', () => {
  const bob = request(1, 'Bob Baker', { licence: '12' });
  expect(doubtsOf(bob, [bob], [baker])).toEqual([{ kind: 'registered', name: 'BAKER Bob (York)' }]);
  expect(doubtsOf(bob, [bob], [{ ...baker, name: 'B. BAKER', licence: '012' }])).toEqual([]);
  expect(doubtsOf(bob, [bob], [{ ...baker, name: 'B. BAKER', licence: '12' }])).toMatchObject([{ kind: 'licence' }]);
  expect(doubtsOf({ ...bob, state: 'accepted', player: 'p2' }, [bob], [baker])).toEqual([]);
});

test('who was registered by an earlier request is named once, with it; who was refused or erased is nobody', () => {
  const first = { ...young, state: 'accepted', player: 'p9' } as const;
  const again = request(2, 'Yann Young');
  const here = { id: 'p9', name: 'YOUNG Yann', full: 'YOUNG Yann' };
  expect(doubtsOf(again, [first, again], [here])).toEqual([
    { kind: 'asked', by: 'name', place: 1, name: 'YOUNG Yann' },
  ]);
  expect(doubtsOf(again, [{ ...young, state: 'refused' }, { ...young, id: 'r7', name: '' }, again], [])).toEqual([]);
});

test('the place beyond the last one is counted: 25th of 24', () => {
  expect([beyondPlaces(24, 24), beyondPlaces(27, 24), beyondPlaces(23, 24), beyondPlaces(40, null)]).toEqual([
    25,
    28,
    null,
    null,
  ]);
});
