// Formule Classique §6.2, and rules: who joins without finding a free place in the fixed tables ends them. It is said why.
import { games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { allSentences, namesOf } from '@ronde/language';
import { tableWhy } from '@ronde/views/why';
import { expect, test } from 'vitest';
import { drawReasons } from './index.ts';

const sentence =
  'Les tables fixées, prévues pour 3 rondes, s’arrêtent ici\u00a0: pas de place libre pour NOUVEAU Ada. La règle générale apparie.';

/** Ten people in fixed tables; after round 1 an eleventh and (so that nobody is exempt) a twelfth come. */
function stopped() {
  const d = registered(10);
  playNext(d, () => games([400, 350]));
  for (const player of ['N', 'O'])
    d.act({ kind: 'register', player, number: player === 'N' ? 11 : 12, rating: 1000, presence: 'here' });
  d.people.set('N', { name: 'NOUVEAU Ada' });
  playNext(d, () => games([400, 350]));
  return d;
}

test('fixed tables that end early: each table says so first, the printed detail once; the rounds before say nothing', () => {
  const d = stopped();
  const said = (round: number) =>
    (d.state().rounds[round - 1]?.matches ?? []).map(
      (match) => allSentences.fr().why(tableWhy(d.state(), round, match), namesOf(d.people, d.state().players)).ofRound,
    );
  expect(said(1)).toEqual([null, null, null, null, null]);
  expect(said(2)).toEqual([sentence, sentence, sentence, sentence, sentence, sentence]);
  const printed = (round: number) =>
    JSON.stringify(drawReasons(d.state(), d.people, round, { lang: 'fr', at: '10:42' }));
  expect(printed(1)).not.toContain('Les tables fixées');
  expect(printed(2).split('Les tables fixées')).toHaveLength(2);
  expect(printed(2)).toContain(sentence);
});
