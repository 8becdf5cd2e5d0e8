// What a federation or a club asks of a day: everybody’s rounds, standings by group, licences.
import type { Final, People, Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { standingsAt } from '@ronde/views/standings';
import { expect, test } from 'vitest';
import { standingsSheet } from '../standings-sheet.ts';
import { roundDetails, standingsPaper } from './index.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

/** Formule Classique: 3 PM a win, 2 a draw, 1 a loss, 0 by forfeit; exempt: a win of 50 (§3, §4). */
function day(): { readonly tournament: Tournament; readonly people: People } {
  const { tournament, people } = played({
    players: 'A:2000 B:1500 C:1000',
    rounds: ['A-B 420-380, C exempt', 'B-C 400-400, A exempt', 'A-C 300-500, B exempt'],
  });
  const clubs: Readonly<Record<string, string>> = { A: 'Lyon', B: 'Dijon', C: 'Lyon' };
  const players = tournament.players.map((player) => ({ ...player, club: clubs[player.id] ?? '' }));
  return {
    tournament: { ...tournament, players },
    people: new Map(people)
      .set('A', { name: 'A', licence: '0047123' })
      .set('C', { name: 'C', licence: '9', pseudonym: 'Zed' }),
  };
}

test('everybody’s rounds, one line each, with the total and the place after each', () => {
  const { tournament, people } = day();
  const { sheet } = roundDetails(tournament, people, standingsAt(tournament, people, 3), printing, { licences: true });
  expect(sheet?.columns.map(({ key }) => key)).toEqual([
    'player',
    'licence',
    'round',
    'table',
    'opponent',
    'result',
    'own',
    'against',
    'gained',
    'total',
    'place',
  ]);
  const rows = new Map(sheet?.rows.map(([player, , round, ...row]) => [`${player} ${round}`, row]));
  // A: won, exempt, lost.
  expect(rows.get('A 1')).toEqual([1, 'B', 'V', 420, 380, 3, 3, 2]);
  expect(rows.get('A 2')?.slice(1)).toEqual([null, 'E', null, null, 3, 6, 1]);
  expect(rows.get('A 3')).toEqual([1, 'Zed', 'D', 300, 500, 1, 7, 2]);
  // B: lost, drew, exempt.
  expect(rows.get('B 1')?.slice(2, 7)).toEqual(['D', 380, 420, 1, 1]);
  expect(rows.get('B 2')?.slice(2, 7)).toEqual(['N', 400, 400, 2, 3]);
  // A pseudonym hides the licence, here too.
  expect(sheet?.rows.map(([player, licence]) => `${player} ${licence}`)).toContain('A 0047123');
  expect(JSON.stringify(sheet?.rows)).not.toContain('"9"');
});

test('standings one club after the other, each with its own places; licences only where they are asked for', () => {
  const { tournament, people } = day();
  const standings = standingsAt(tournament, people, 3);
  const sheet = standingsSheet(tournament, people, standings, 'fr', { by: 'club', licences: true });
  expect(sheet.caption).toMatch(/, par club$/);
  const at = (key: string) => sheet.columns.findIndex((column) => column.key === key);
  // C has 3 + 2 + 3, A 3 + 3 + 1, B 1 + 2 + 3.
  expect(
    sheet.rows.map((row) => ['group', 'group-place', 'rank', 'player', 'licence'].map((key) => row[at(key)])),
  ).toEqual([
    ['Dijon', 1, 3, 'B', null],
    ['Lyon', 1, 1, 'Zed', null],
    ['Lyon', 2, 2, 'A', '0047123'],
  ]);
  expect(JSON.stringify(standingsSheet(tournament, people, standings, 'fr'))).not.toContain('0047123');
});

test('a round away has its line, for it counts 10 in the wargame; the points of the lines add up to the total', () => {
  // Away in round 1 and here in round 2: 10 (« Forfait »).
  const { tournament, people } = wargame({ players: 'A B C', rounds: ['A-B 97-13', 'A-C 90-20'] });
  const { sheet } = roundDetails(tournament, people, standingsAt(tournament, people, 2), printing);
  const own = (sheet?.rows ?? []).filter(([player]) => player === 'C').map(([, ...row]) => row);
  expect(own.map(([round, table, opponent, result]) => [round, table, opponent, result])).toEqual([
    [1, null, null, 'A'],
    [2, 1, 'A', 'D'],
  ]);
  expect(own.map((row) => row.slice(6, 8))).toEqual([
    [10, 10],
    [20, 30],
  ]);
});

test('after the last round everybody stands where the rounds left them; the place that a final gives stands behind it', () => {
  const { tournament, people } = day();
  // C has 8 PM, A 7: C is first after the rounds, and loses the final.
  const final: Final = {
    ...{ players: 2, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'game' },
    matches: [{ stage: 'final', players: ['C', 'A'], result: { kind: 'games', games: [[390, 410]] } }],
  };
  const closed: Tournament = { ...tournament, status: 'closed', settings: { rounds: 3 }, final };
  const { sheet } = roundDetails(closed, people, standingsAt(closed, people, 3), printing);
  const places = (sheet?.rows ?? []).map((row) => `${row[0]} ${row[1]} ${row.at(-1)}`);
  expect(places.filter((line) => /^(?:A|Zed) [3F]/.test(line))).toEqual([
    'A 3 2',
    'A Finale 1',
    'Zed 3 1',
    'Zed Finale 2',
  ]);
});

test('the name of the file says that there are licences in it', () => {
  const { tournament, people } = day();
  const standings = standingsAt(tournament, people, 3);
  for (const licences of [true, false])
    expect([
      roundDetails(tournament, people, standings, printing, { licences }).besides,
      standingsPaper(tournament, people, standings, printing, { licences }).besides,
    ]).toEqual(licences ? ['licences', 'licences'] : [undefined, undefined]);
});
