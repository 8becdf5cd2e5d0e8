import type { CarryLine } from '@ronde/contract/http/closing';
import { expect, test } from 'vitest';
import { chosenOf, differing } from './carry-part.tsx';
import { carrySentences } from './sentences.ts';

const line = (player: string, kind: CarryLine['kind']): CarryLine => ({ player, name: player, kind, after: 1800 });
const lines = [line('a', 'new'), line('b', 'changed'), line('c', 'same'), line('d', 'newer'), line('e', 'doubtful')];
const players = (some: readonly CarryLine[]) => some.map(({ player }) => player);

test('what is there already is not shown; a newer rating stays unless it is ticked, a doubtful entry always', () => {
  expect(players(differing(lines))).toEqual(['a', 'b', 'd', 'e']);
  expect(players(chosenOf(differing(lines), new Set()))).toEqual(['a', 'b']);
  expect(players(chosenOf(differing(lines), new Set(['a', 'd', 'e'])))).toEqual(['b', 'd']);
});

test('« Porter les 18 nouvelles cotes au registre »', () => {
  expect(carrySentences.fr().carry(18)).toBe('Porter les 18\u00a0nouvelles cotes au registre');
  expect(carrySentences.fr('art-de-la-guerre').carry(1)).toBe('Porter le nouvel Elo au registre');
  expect(carrySentences.en().carry(18)).toBe('Carry the 18 new ratings to the register');
});
