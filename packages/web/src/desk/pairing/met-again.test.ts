import { drawNext, playNext, registered } from '@ronde/engine/fixtures/desk';
import { allSentences, namesOf, tableWhyIn } from '@ronde/language';
import { expect, test } from 'vitest';
import { draftRows, metOf } from '../round/draft-rows.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const firstWins = () => ({ kind: 'games', games: [[420, 380]] }) as const;

/** The draft of a round, with all before it played: the higher placed wins. */
function draftOf(format: 'combinee' | 'toutes-rondes', players: number, settings: object, round: number) {
  const desk = registered(players, settings, 42, format);
  for (let one = 1; one < round; one++) playNext(desk, firstWins);
  drawNext(desk);
  const content = desk.state().rounds[round - 1];
  if (!content) throw new Error('Nothing was drawn.');
  const tournament = desk.state();
  const earlier = (a: string, b: string): readonly number[] =>
    tournament.rounds
      .slice(0, round - 1)
      .flatMap(({ matches }, i) =>
        matches.some((match) => match.players.includes(a) && match.players.some((id) => id === b)) ? [i + 1] : [],
      );
  return { tournament, people: desk.people, content, round, earlier };
}

test('phase 3 of Formule Combinée: the header says how many meet again, and « Pourquoi ? » in which round', () => {
  const { tournament, people, content, round, earlier } = draftOf('combinee', 12, { phase2: 3, phase3: 3 }, 9);
  const again = content.matches.filter(({ players: [a, b] }) => b !== undefined && earlier(a, b).length > 0);
  expect(again.length).toBeGreaterThan(0);
  const rows = draftRows({ tournament, people }, round, content);
  const met = metOf(rows);
  expect(met).toEqual([0, again.length, 1]);
  // Which tables these are stands on their rows, with the round.
  for (const { match, earlier: shown } of rows)
    expect(shown).toEqual(match.players.length === 2 ? earlier(match.players[0], match.players[1]) : []);
  const { ui } = allSentences.fr();
  expect(plain(ui.draft.met(...met, true))).toBe(
    `personne deux fois dans la phase 3 ; ${again.length} ${again.length === 1 ? 'table' : 'tables'} de personnes qui se rencontrent pour la deuxième fois du tournoi`,
  );
  expect(allSentences.en().ui.draft.met(0, 7, 1, true)).toBe(
    'no repeats in phase 3; 7 tables meet for the second time in the tournament',
  );
  const drawn = { ...tournament, wargame: false, planned: 11 };
  for (const match of content.matches) {
    const [a, b] = match.players;
    if (b === undefined) continue;
    const why = allSentences.fr().why(tableWhyIn(drawn, round, content, match), namesOf(people, tournament.players));
    const found = plain(why.looked.find(({ kind }) => kind === 'found')?.text ?? '');
    const rounds = earlier(a, b);
    expect(found).toBe(
      rounds.length === 0 ? 'adversaire nouveau' : `pas de rencontre en phase 3 (rencontre en ronde ${rounds[0]})`,
    );
    expect(why.steps.join(' ').includes('Rencontre déjà jouée')).toBe(rounds.length > 0);
  }
});

test('a second turn of everybody against everybody: each table meets again, and the header says it', () => {
  const { tournament, people, content, round } = draftOf('toutes-rondes', 4, { turns: 2 }, 4);
  const met = metOf(draftRows({ tournament, people }, round, content));
  expect(met).toEqual([0, 2, 1]);
  expect(plain(allSentences.fr().ui.draft.met(...met, false))).toBe(
    '2 tables de personnes qui se rencontrent pour la deuxième fois du tournoi',
  );
});

test('nobody has met before: it is said as before', () => {
  const { tournament, people, content, round } = draftOf('toutes-rondes', 4, { turns: 2 }, 2);
  expect(allSentences.fr().ui.draft.met(...metOf(draftRows({ tournament, people }, round, content)), false)).toBe(
    'aucun adversaire rencontré deux fois',
  );
});
