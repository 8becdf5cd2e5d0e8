import { type Category, season2015 } from '@ronde/engine';
import { expect, test } from 'vitest';
import { eventCategory } from './event-category.ts';

const all: readonly Category[] = [5, 4, 3, 2, 1];

test('classement-pl, §4: what each category is', () => {
  expect(all.map((category) => eventCategory('fr', category, season2015))).toEqual([
    'championnat du monde',
    'championnat national, open international, plus de 64 joueurs',
    '33 à 64 joueurs',
    '17 à 32 joueurs, Masters régionaux',
    'jusqu’à 16 joueurs, Masters départementaux',
  ]);
  expect(eventCategory('en', 2, season2015)).toBe('17 to 32 players, regional Masters');
});

test('the numbers of players are those of the season', () => {
  const season = { ...season2015, largest: [20, 40, 80] as const };
  expect(all.slice(1).map((category) => eventCategory('fr', category, season))).toEqual([
    'championnat national, open international, plus de 80 joueurs',
    '41 à 80 joueurs',
    '21 à 40 joueurs, Masters régionaux',
    'jusqu’à 20 joueurs, Masters départementaux',
  ]);
});
