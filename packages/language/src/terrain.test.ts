import { expect, it } from 'vitest';
import { allSentences, namesOf, type TableWhy } from './index.ts';

const names = namesOf(
  new Map([
    ['a', { name: 'AUBIN Zoé' }],
    ['b', { name: 'BERTHIER Luc' }],
  ]),
);
const match: TableWhy['match'] = {
  table: 4,
  players: ['a', 'b'],
  why: [{ step: 'halves', half: 'upper', place: 1, player: 'a', opponent: 'b' }],
};
const asked: TableWhy = { round: 2, match, matches: [match], seed: 1, settings: {}, format: 'art-de-la-guerre' };
const last = (table: TableWhy, lang: 'fr' | 'en' = 'fr') =>
  allSentences[lang](table.format).why(table, names).steps.at(-1);

it('« Pourquoi le terrain 4 ? » tells of the terrain too (L’Art de la Guerre, tables)', () => {
  expect(last(asked)).toBe(
    'Terrain\u00a04\u00a0: on évite d’abord de remettre quelqu’un sur un terrain où il a joué\u202f; pour le reste, les terrains suivent le classement, sauf numéro imposé.',
  );
  expect(last(asked, 'en')).toContain('Table 4: as few players as possible');
  // Nobody has played anywhere.
  expect(last({ ...asked, round: 1 })).toContain('l’ordre du classement, sauf numéro imposé');
  expect(last({ ...asked, round: 1 })).not.toContain('déjà joué');
});

it('says nothing of it where no draw gave it', () => {
  const byHand: TableWhy['match'] = { ...match, why: [{ step: 'by-hand' }] };
  expect(last({ ...asked, match: byHand })).not.toContain('Terrain');
  expect(last({ ...asked, format: 'suisse' })).not.toContain('Terrain');
});
