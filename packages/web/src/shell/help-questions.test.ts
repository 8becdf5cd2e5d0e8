import { expect, test } from 'vitest';
import { frAnswers } from './help-fr.ts';
import { questionsFor, questionsWith } from './help-questions.ts';

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
] as const)('« %s » is answered first', (typed, question) => expect(first(typed)).toBe(question));

test('words that nobody knows are answered by nothing', () => expect(questionsWith('zzyx', fr)).toEqual([]));

test('on a round the questions of a round come first, and none is lost', () => {
  const { here, others } = questionsFor('/bureau/lyon/ronde/3');
  expect(here).toEqual(expect.arrayContaining(['score', 'seats', 'again', 'exempt']));
  expect([...here, ...others].sort()).toEqual(Object.keys(fr).sort());
});
