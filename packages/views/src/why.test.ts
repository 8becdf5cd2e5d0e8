import { desk as director, games, registered } from '@ronde/engine/fixtures/desk';
import { allSentences, namesOf } from '@ronde/language';
import { expect, test } from 'vitest';
import { tableWhy } from './why.ts';

test('of two who played each other before, the rounds are known; a forfeit is no game between them', () => {
  const desk = director();
  for (let i = 1; i <= 8; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  const [one, other] = desk.state().rounds[0]?.matches ?? [];
  if (one?.players.length !== 2 || other?.players.length !== 2) throw new Error('Two tables.');
  desk.act({ kind: 'record', round: 1, players: one.players, result: games([400, 300]), saw: null });
  const forfeit = { kind: 'forfeit', by: other.players[0], games: [] } as const;
  desk.act({ kind: 'record', round: 1, players: other.players, result: forfeit, saw: null });
  const tournament = desk.state();
  expect(tableWhy(tournament, 2, one).metIn).toEqual([1]);
  expect(tableWhy(tournament, 2, other).metIn).toEqual([]);
  expect(tableWhy(tournament, 1, one).metIn).toEqual([]);
  expect(tableWhy(tournament, 2, { players: [one.players[0], other.players[0]] }).metIn).toEqual([]);
});

test('« Pourquoi la table 5 ? »: it is somebody’s permanent table; the others say nothing of their number', () => {
  const desk = registered(12);
  desk.act({ kind: 'amend', player: 'J2', saw: {}, to: { table: 5 } });
  desk.act({ kind: 'draw', round: 1, without: [] });
  const tournament = desk.state();
  const names = namesOf(desk.people, tournament.players);
  const said = (lang: 'fr' | 'en') =>
    (tournament.rounds[0]?.matches ?? []).map((match) =>
      allSentences[lang]()
        .why(tableWhy(tournament, 1, match), names)
        .steps.filter((line) => line.includes(lang === 'fr' ? 'table fixe' : 'permanent table')),
    );
  const own = (tournament.rounds[0]?.matches ?? []).findIndex(({ players }) => players.some((id) => id === 'J2'));
  expect(tournament.rounds[0]?.matches[own]?.table).toBe(5);
  expect(said('fr')[own]).toEqual([`Table 5\u00a0: c’est la table fixe de ${names.short('J2')}.`]);
  expect(said('en')[own]).toEqual([`Table 5: it is the permanent table of ${names.short('J2')}.`]);
  expect(said('fr').flat()).toHaveLength(1);
});
