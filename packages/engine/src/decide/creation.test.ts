import { expect, test } from 'vitest';
import { type Creation, create } from './creation.ts';

const creation: Creation = { id: 't', name: 'Essai', format: 'classique', date: '2026-11-28', seed: 1, settings: {} };
const terms = { players: 2, bestOf: 3, carry: false, thirdPlace: false } as const;

test('a final that is foreseen stands from the first event on, before anybody is registered', () => {
  expect(create({ ...creation, final: terms })).toMatchObject({
    ok: true,
    value: { kind: 'created', tournament: { final: { ...terms, matches: [] }, players: [] } },
  });
  const without = create(creation);
  expect(without.ok && without.value.kind === 'created' && without.value.tournament).not.toHaveProperty('final');
});

test('refused: a name of nothing, a final that no formula could play', () => {
  expect(create({ ...creation, name: ' ' })).toMatchObject({ refusal: { code: 'empty-name' } });
  expect(create({ ...creation, format: 'art-de-la-guerre', final: terms })).toMatchObject({
    refusal: { code: 'final-impossible', why: 'length', bestOf: 3 },
  });
  expect(create({ ...creation, final: { ...terms, bestOf: 1, carry: true } })).toMatchObject({
    refusal: { code: 'final-impossible', why: 'carry', bestOf: 1 },
  });
});
