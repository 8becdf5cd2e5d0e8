import { allSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { waitsFor } from './home.tsx';

const table = (number: number) => ({ round: 2, table: number, players: ['a', 'b'] as [string, string] });
const results = (...missing: number[]) => ({
  waiting: { kind: 'results' as const, round: 2, missing: missing.map(table) },
});

test('a round without all its results waits for them, not for its end', () => {
  expect(waitsFor(allSentences.fr(), results(1, 2, 3))).toBe('Ronde 2\u00a0: il manque 3 résultats');
  expect(waitsFor(allSentences.fr('art-de-la-guerre'), results(4))).toBe('Tour 2\u00a0: il manque 1 résultat');
  expect(waitsFor(allSentences.en(), results(1, 2))).toBe('Round 2: 2 results missing');
});

test('with all of them it can be closed', () => {
  expect(waitsFor(allSentences.fr(), { waiting: { kind: 'close-round', round: 2 } })).toBe('Clore la ronde 2');
});

test('a closed one waits for nothing: its row does not ask to open it again', () => {
  expect(waitsFor(allSentences.fr(), { waiting: { kind: 'closed' } })).toBe('Tournoi clos');
  expect(waitsFor(allSentences.en(), { waiting: { kind: 'closed' } })).toBe('Tournament closed');
});
