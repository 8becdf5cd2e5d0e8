import { wargame } from '@ronde/engine/fixtures/wargame';
import { allSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { marked, phaseEnding, placeMarks, standingsTitle, standingsTitleIn } from './standings.ts';

const { tournament } = wargame({
  players: 'EXCLU:1100 BARON:1000 C:900 D:1000',
  rounds: ['EXCLU-BARON 97-13,C-D 45=45', 'EXCLU-C 20-90,BARON-D 97-13'],
  sanctions: { 2: [{ player: 'EXCLU', kind: 'exclusion' }] },
});
const { standings: ui } = allSentences.fr().ui;

test('who is excluded is listed as such beside the name, from the round of it on', () => {
  const names = (after: number) => ['EXCLU', 'BARON'].map((id) => marked(id, placeMarks(tournament, after, ui)(id)));
  expect(names(2)).toEqual(['EXCLU (exclusion)', 'BARON']);
  expect(names(1)).toEqual(['EXCLU', 'BARON']);
});

test('what is final may change until the tournament is closed, and its title says so', () => {
  expect(standingsTitle({ after: 3, final: false }, 'open', ui)).toBe('Classement après la ronde 3');
  expect(standingsTitle({ after: 6, final: true }, 'open', ui)).toBe('Classement provisoire avant clôture');
  expect(standingsTitle({ after: 6, final: true }, 'closed', ui)).toBe('Classement final');
});

test('Formule Combinée, 7 + 3 + 3 rounds: the standings after rounds 7 and 10 are those after a phase, and are called so', () => {
  const combinee = { format: 'combinee', settings: { phase1: 7, phase2: 3, phase3: 3 }, status: 'open' } as const;
  const ending = Array.from({ length: 13 }, (_, i) => phaseEnding(combinee, i + 1));
  expect(ending.flatMap((phase, i) => (phase === null ? [] : [[i + 1, phase]]))).toEqual([
    [7, 1],
    [10, 2],
  ]);
  // Without a third phase the second ends with the tournament.
  expect(phaseEnding({ ...combinee, settings: { phase1: 7, phase2: 6, phase3: 0 } }, 13)).toBeNull();
  expect(phaseEnding({ ...combinee, format: 'classique' }, 7)).toBeNull();
  const title = (after: number, final = false) => standingsTitleIn(combinee, { after, final }, 'fr', ui);
  expect(title(7)).toBe('Classement après la phase\u00a01 (ronde\u00a07)');
  expect(title(8)).toBe('Classement après la ronde 8');
  expect(title(13, true)).toBe('Classement provisoire avant clôture');
});
