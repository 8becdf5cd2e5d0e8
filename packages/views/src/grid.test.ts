import { rankFigures, standingsOf } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { allSentences } from '@ronde/language';
import { expect, test } from 'vitest';
import { figureColumns } from './figure-columns.ts';
import { finalsOfAll, gridOf, meetingName } from './grid.ts';
import { marksOn, sanctionsOf } from './sanctions.ts';

const { tournament, people } = wargame({
  players: 'A:1100 B:1000 C:900 D:1000',
  rounds: ['A-B 97-13,C-D 45=45', 'A-C 20-90,B-D forfeit D'],
  sanctions: {
    1: [{ player: 'A', kind: 'malus' }],
    2: [
      { player: 'A', kind: 'malus', points: 5 },
      { player: 'D', kind: 'exclusion' },
    ],
  },
});

test('the cross table reads from the side of its row; a forfeit has no figures', () => {
  const grid = gridOf(tournament, 2);
  expect(grid.get('A')?.get('B')).toEqual([
    {
      round: 1,
      match: tournament.rounds[0]?.matches[0],
      opponent: 'B',
      cell: { kind: 'win', opponent: 'B', forfeited: false },
      figures: [97, 13],
    },
  ]);
  expect(grid.get('B')?.get('A')?.[0]).toMatchObject({ cell: { kind: 'loss' }, figures: [13, 97] });
  expect(grid.get('D')?.get('C')?.[0]).toMatchObject({ cell: { kind: 'draw' } });
  expect(grid.get('D')?.get('B')?.[0]).toMatchObject({ cell: { kind: 'forfeit' }, figures: null });
  expect(grid.get('A')?.get('D')).toBeUndefined();
  expect(gridOf(tournament, 1).get('A')?.get('C')).toBeUndefined();
});

test('each formula has a column for each figure that decides, with its name in full', () => {
  const games = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] });
  const { standings: ui } = allSentences.fr().ui;
  for (const format of ['classique', 'classique-belge', 'combinee', 'toutes-rondes', 'suisse'] as const) {
    const standings = standingsOf({ ...games.tournament, format }, games.people);
    const columns = figureColumns(standings, ui, format);
    expect(columns.map(({ key }) => key)).toEqual(rankFigures(standings));
    expect(columns.every(({ head, long }) => head && long)).toBe(true);
  }
  const swiss = figureColumns(standingsOf({ ...games.tournament, format: 'suisse' }, games.people), ui, 'suisse');
  expect(swiss.map(({ head, text }) => [head, text('C'), text('A')])).toEqual([
    ['Pts', '2', '2'],
    ['V', '1', '1'],
    ['Adv.', '0', '0'],
    ['Écart', '+100', '+90'],
  ]);
  // Where it is narrow, what decides last is there all the same.
  expect(swiss.filter(({ wide }) => !wide).map(({ key }) => key)).toEqual(['points', 'opponents', 'spread']);
  expect(swiss[1]?.long).toBe('Victoires, exemptions et victoires par forfait comprises');
});

test('standings by points have their own columns; only round robin and Swiss count wins', () => {
  const { standings: ui } = allSentences.fr('art-de-la-guerre').ui;
  const standings = standingsOf(tournament, people);
  const columns = figureColumns(standings, ui, 'art-de-la-guerre');
  expect(columns.map(({ head }) => head)).toEqual(['Pts', 'Adv.']);
  expect(columns[0]?.text('A')).toBe('102');
  const swiss = standingsOf({ ...tournament, format: 'suisse' }, people);
  expect(figureColumns(swiss, ui, 'suisse').map(({ head }) => head)).toEqual(['Pts', 'V', 'Adv.']);
});

test('what the arbiter decided stands beside the name, maluses added up', () => {
  const given = sanctionsOf(tournament, 2);
  expect(marksOn(given, 'A', 10)).toEqual([{ kind: 'malus', off: 15, times: 2 }]);
  expect(marksOn(given, 'D', 10)).toEqual([{ kind: 'exclusion', off: 0, times: 1 }]);
  expect(marksOn(sanctionsOf(tournament, 1), 'A', 10)).toEqual([{ kind: 'malus', off: 10, times: 1 }]);
  expect(marksOn(given, 'B', 10)).toEqual([]);
});

test('the matches of the final stand in the grid once all rounds are counted, named as such', () => {
  const day = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-C 400-300,B-D 410-300'] }).tournament;
  const result = { kind: 'games', games: [[390, 420]] } as const;
  const matches = [
    { stage: 'final', players: ['A', 'B'], result } as const,
    { stage: 'third', players: ['C', 'D'] } as const,
  ];
  const t = { ...day, final: { players: 2, bestOf: 1, carry: false, thirdPlace: true, matches } as const };
  expect(gridOf(t, 1).get('A')?.get('B')).toMatchObject([{ round: null, cell: { kind: 'loss' }, figures: [390, 420] }]);
  // No result yet: it is not in the grid, and is known to be played.
  expect(gridOf(t, 1).get('C')?.get('D')).toBeUndefined();
  expect(finalsOfAll(t).get('C')).toMatchObject([{ cell: { kind: 'awaited' } }]);
  expect(gridOf(t, 0).get('A')).toBeUndefined();
  const { standings } = allSentences.fr().ui;
  expect([1, null].map((round) => meetingName(round, standings, 'fr'))).toEqual(['R1', 'finale']);
});
