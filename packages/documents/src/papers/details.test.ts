// What a federation or a club asks of a day: everybody’s rounds, standings by group, licences.
import type { People, Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { standingsAt } from '@ronde/views/standings';
import { expect, test } from 'vitest';
import { standingsSheet } from '../standings-sheet.ts';
import { roundDetails } from './index.ts';

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
