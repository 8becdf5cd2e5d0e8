import { expect, test } from 'vitest';
import { enAnswers } from './help-en.ts';
import { frAnswers } from './help-fr.ts';
import { isAsked, questionsFor, questionsWith } from './help-questions.ts';

const fr = frAnswers('classique');
const first = (typed: string) => questionsWith(typed, fr)[0];

test.each([
  ['quelqu’un part', 'leaves'],
  ['un score est faux', 'score'],
  ['une table de trop', 'odd'],
  ['imprimer', 'print'],
  ['l’écran', 'screen'],
  ['les telephones', 'phones'],
  ['pourquoi je joue encore contre elle', 'again'],
  ['récupérer quelqu’un que j’ai supprimé', 'undo'],
  ['qui est exempt', 'exempt'],
  ['commence', 'starts'],
  ['peut encore gagner', 'still'],
  ['troisième', 'place'],
  ['place', 'place'],
  ['2032', 'rating'],
  ['cote', 'rating'],
  ['horaire', 'hours'],
  ['vote', 'votes'],
  ['remplaçant', 'spare'],
] as const)('« %s » is answered first', (typed, question) => expect(first(typed)).toBe(question));

test.each([
  ['who starts', 'starts'],
  ['still win', 'still'],
  ['third', 'place'],
  ['2032', 'rating'],
  ['army list', 'armies'],
  ['vote', 'votes'],
  ['spare', 'spare'],
  ['timetable', 'hours'],
  ['penalty', 'malus'],
  ['workbook', 'close'],
  ['pool', 'hallTables'],
  ['tallies', 'votes'],
] as const)('“%s” is answered first in English', (typed, question) =>
  expect(questionsWith(typed, enAnswers)[0]).toBe(question),
);

test('a question of the wargame alone is not asked in Scrabble', () => {
  expect(isAsked('spare', false)).toBe(false);
  expect(isAsked('spare', true)).toBe(true);
  expect(isAsked('votes', false)).toBe(true);
});

test('words that nobody knows are answered by nothing', () => expect(questionsWith('zzyx', fr)).toEqual([]));

test('on a round the questions of a round come first, and none is lost', () => {
  const { here, others } = questionsFor('/bureau/lyon/ronde/3');
  expect(here).toEqual(expect.arrayContaining(['score', 'seats', 'again', 'exempt']));
  expect([...here, ...others].sort()).toEqual(Object.keys(fr).sort());
});
