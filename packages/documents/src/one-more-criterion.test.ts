import { type Criterion, criteria, figures, type PointsCriterion, type RankFigure, reasonsOf } from '@ronde/engine';
import type { PointsTally } from '@ronde/engine/criteria/tally';
import { played } from '@ronde/engine/fixtures/played';
import { pointsStandings } from '@ronde/engine/standings/points-standings';
import { allSentences, type Because, type Figures, namesOf, standingsReason } from '@ronde/language';
import * as en from '@ronde/language/en/criteria';
import * as fr from '@ronde/language/fr/criteria';
import { figureColumns } from '@ronde/views/figure-columns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crossTable } from './papers/index.ts';
import { standingsSheet } from './standings-sheet.ts';

// One file: matches won the hard way, without an exemption.
const id = 'essai' as 'wins';
const essai = {
  id,
  column: { of: 'points', onlyWhereKnown: true, leftOutWhereNarrow: true, width: 0.05 },
  value: ({ wins, freeWins }, place) => (wins[place] ?? 0) - (freeWins[place]?.length ?? 0),
} as const satisfies Criterion<PointsTally>;

// Two records, one a language.
const named = { head: 'Ess.', long: 'Essai' };
const told: Because['wins'] = (values) => values && `essai : ${values[0]} contre ${values[1]}`;

type Open = Record<string, unknown>;
const lists: readonly (readonly [Open, unknown])[] = [
  [figures as unknown as Open, essai],
  ...[fr, en].flatMap(({ figureLabels: heads, because }: { figureLabels: Figures; because: Because }) => [
    [heads as unknown as Open, named] as const,
    [because as unknown as Open, told] as const,
  ]),
];
beforeAll(() => {
  for (const [list, line] of lists) list[id] = line;
});
afterAll(() => {
  for (const [list] of lists) delete list[id];
});

const byId = criteria as unknown as Record<PointsCriterion, Criterion<PointsTally> & { id: PointsCriterion }>;

test('a criterion is a file and two sentences: every sheet has its column, and « Pourquoi ? » says what it decided', () => {
  const { tournament: made, people } = played({
    players: 'A:9 B:8 C:7',
    rounds: ['A exempt, B-C 400-380'],
  });
  const tournament = { ...made, format: 'suisse' as const };
  const standings = pointsStandings(tournament, {
    ranking: ['A', 'B', 'C'],
    after: 1,
    final: true,
    criteria: [byId.points, essai],
  });
  expect(standings.rows.map(({ player }) => player)).toEqual(['B', 'A', 'C']);
  const sheet = standingsSheet(tournament, people, standings, 'fr');
  const at = sheet.columns.findIndex(({ key }) => key === (id as RankFigure));
  expect(sheet.columns[at]).toMatchObject({ header: 'Ess.', title: 'Essai', kind: 'number' });
  expect(sheet.rows.map((row) => row[at])).toEqual([1, 0, 0]);
  const grid = crossTable(tournament, people, standings, { lang: 'fr', at: '10:42' }).sheet;
  expect(grid?.columns.at(-1)).toMatchObject({ key: id, header: 'Ess.' });
  expect(grid?.rows.map((row) => row.at(-1))).toEqual([1, 0, 0]);
  // What desk, wall, phone, pages and commands show: none has a list of its own (`views/one-place.test.ts`).
  const columns = figureColumns(standings, allSentences.fr().ui.standings, 'suisse');
  expect(columns.map(({ key, wide, text }) => [key, wide, text('B')]).at(-1)).toEqual([id, true, '1']);
  expect(sheet.notes?.join(' ')).toContain('Ess.\u00a0: essai.');
  const [reason] = reasonsOf(standings);
  if (!reason) throw new Error('A and B have the same points.');
  const asked = { standings, names: namesOf(people, tournament.players), format: tournament.format };
  expect(standingsReason(allSentences.fr(), reason, asked).lines).toContain('Essai : 1 contre 0.');
});
