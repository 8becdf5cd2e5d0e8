import { wargame } from '@ronde/engine/fixtures/wargame';
import { allSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { marked, placeMarks, standingsTitle } from './standings.ts';

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
