import type { Person, Round, Tournament } from '@ronde/engine';
import { describe, expect, test } from 'vitest';
import { allSentences } from './index.ts';
import { namesOf } from './names.ts';
import { rulingLines } from './ruling-lines.ts';

const round: Round = {
  status: 'closed',
  absent: [],
  bestOf: 1,
  attempt: 1,
  matches: [
    { table: 1, players: ['a', 'b'], result: { kind: 'awarded', to: 'b', games: [[300, 200]], article: '9.3' } },
    { table: 2, players: ['c', 'd'], result: { kind: 'forfeit', by: 'd', games: [], article: '9.5' } },
    { table: 3, players: ['e', 'f'], result: { kind: 'forfeit', by: 'f', games: [] } },
    { table: 4, players: ['g', 'h'], result: { kind: 'games', games: [[400, 395]] } },
  ],
  sanctions: [
    { player: 'g', kind: 'warning', ruling: 'conduct', choice: 'warning', article: '8.2' },
    { player: 'g', kind: 'penalty', points: 5, ruling: 'excess-tiles', choice: 'seen', article: '9.1' },
    { player: 'h', kind: 'ruling', ruling: 'appeal', choice: 'overturned', article: '8.3' },
    { player: 'd', kind: 'exclusion', article: '8.3' },
  ],
};
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const tournament: Tournament = {
  id: 't',
  name: 'Essai',
  format: 'classique',
  date: '2026-11-14',
  seed: 1,
  settings: {},
  players: ids.map((id, i) => ({ id, number: i + 1, presence: 'here', from: 1 })),
  ranking: ids,
  rounds: [round],
  status: 'open',
};
const people = new Map<string, Person>(ids.map((id) => [id, { name: `${id.toUpperCase()}NOM Ada` }]));
const lines = (lang: 'fr' | 'en') =>
  rulingLines(tournament, namesOf(people, tournament.players), allSentences[lang](), 1);

/** With plain spaces. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe('every decision of the arbiter has its line', () => {
  test('matches given, forfeits that were ruled, sanctions, penalties, rulings; not who merely did not come', () => {
    expect(lines('fr').map(({ line }) => plain(line))).toEqual([
      'Ronde 1, table 1 : ANOM – BNOM, partie donnée à BNOM (300 – 200) (article 9.3)',
      'Ronde 1, table 2 : CNOM – DNOM, forfait de DNOM (article 9.5)',
      'GNOM Ada : avertissement (article 8.2, comportement), ronde 1',
      'GNOM Ada : pénalité de 5 points (article 9.1, lettres tirées en trop), ronde 1',
      'HNOM Ada : décision (article 8.3, appel d’une décision de l’arbitre : la décision de l’arbitre est annulée), ronde 1',
      'DNOM Ada : exclusion (article 8.3), ronde 1',
    ]);
    expect(lines('en')[4]?.line).toMatch(/^HNOM Ada: ruling \(article 8\.3, appeal .*: .*\), round 1$/);
  });

  test('a warning and a ruling are between the arbiter and the players', () => {
    expect(lines('fr').map(({ told }) => told)).toEqual([true, true, false, true, false, true]);
  });

  test('whom it is about', () => {
    const about = (id: string) => lines('fr').filter(({ players }) => players.includes(id)).length;
    expect([about('a'), about('b'), about('d'), about('e'), about('g')]).toEqual([1, 1, 2, 0, 2]);
  });
});
