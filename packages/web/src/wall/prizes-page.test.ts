import { expect, test } from 'vitest';
import { prizeText } from './prizes-page.tsx';
import { wallSentences } from './sentences.ts';

const text = wallSentences.fr('classique');
const players = [{ number: 1, name: 'AUBIN Colette' }];
const both = [...players, { number: 2, name: 'BERTHIER Paul' }];

test('a prize in words: what and who; a place only on the podium, which comes last', () => {
  const told = (prize: Parameters<typeof prizeText>[0]) => {
    const { title, who, note } = prizeText(prize, 'fr', text);
    return [title, who, note];
  };
  const at = { key: 'k', players };
  expect(told({ ...at, group: 'podium', of: null, figure: 1 })).toEqual(['1ʳᵉ place', 'AUBIN Colette', null]);
  expect(told({ ...at, group: 'series', of: 'B', figure: 7 })).toEqual(['Série B', 'AUBIN Colette', null]);
  expect(told({ ...at, group: 'category', of: 'vermeil', figure: 2 })).toEqual(['Vermeil', 'AUBIN Colette', null]);
  expect(told({ ...at, group: 'club', of: 'Lyon', figure: 1 })).toEqual(['Club\u00a0: Lyon', 'AUBIN Colette', null]);
  expect(told({ ...at, group: 'counter', of: 'camps pillés', figure: 4, players: both })).toEqual([
    'Camps pillés',
    'AUBIN Colette et BERTHIER Paul',
    'total 4',
  ]);
  expect(told({ ...at, group: 'game', of: 'best-game', figure: 523 })).toEqual([
    'Meilleur score',
    'AUBIN Colette',
    null,
  ]);
  expect(told({ ...at, group: 'game', of: 'best-margin', figure: 210 })).toEqual([
    'Plus grand écart',
    'AUBIN Colette',
    null,
  ]);
  expect(told({ ...at, group: 'trophy', of: 'Plus belle armée', figure: null })).toEqual([
    'Plus belle armée',
    'AUBIN Colette',
    null,
  ]);
});
