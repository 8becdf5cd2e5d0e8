import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import { standingsAt } from '@ronde/views/standings';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import {
  armiesSheet,
  crossTable,
  drawReasons,
  feesSheet,
  matchSlips,
  nameCards,
  newRatings,
  prizewinners,
  roundDetails,
  scoreSheets,
  standingsPaper,
  statisticsSheet,
  tablesByName,
  tablesByNumber,
} from './papers/index.ts';

// SEC-06: the name of a tournament is no path.
test.each([
  ['Open 24/25 : « été »', 'open-24-25-ete-t1-classement.csv'],
  ['..', 'tournoi-t1-classement.csv'],
  ['CON', 'tournoi-con-t1-classement.csv'],
  ['', 'tournoi-t1-classement.csv'],
  ['Œuvre d’Ève', 'oeuvre-d-eve-t1-classement.csv'],
])('%j', (name, expected) => {
  expect(fileName(name, 't1', 'classement', 'csv')).toBe(expected);
});

test('short, and never the same for two tournaments', () => {
  expect(fileName('a'.repeat(300), 't1', 'classement', 'csv').length).toBeLessThanOrEqual(100);
  expect(fileName('Open', 't1', 'classement', 'csv')).not.toBe(fileName('Open', 't2', 'classement', 'csv'));
});

test('every document of a tournament of 31 rounds has a name of its own, in both languages, however long it is called', () => {
  const parsed = parseFile(
    readFileSync(new URL('../../../examples/scrabble-spc-47p-31r.json', import.meta.url), 'utf8'),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  for (const lang of ['fr', 'en'] as const) {
    const printing = { lang, at: '10:42' };
    const days = [
      ...[nameCards, prizewinners, newRatings].map((paper) => paper(tournament, people, printing)),
      feesSheet(tournament, people, [], printing),
      feesSheet(tournament, people, [], printing, { unpaid: true }),
    ];
    const rounds = tournament.rounds.flatMap((_, i) => {
      const after = standingsAt(tournament, people, i + 1);
      return [
        tablesByName(tournament, people, i + 1, printing),
        tablesByNumber(tournament, people, i + 1, printing, { blank: true }),
        matchSlips(tournament, people, i + 1, printing, null),
        scoreSheets(tournament, people, i + 1, printing),
        drawReasons(tournament, people, i + 1, printing),
        standingsPaper(tournament, people, after, printing),
        crossTable(tournament, people, after, printing),
        roundDetails(tournament, people, after, printing),
        statisticsSheet(tournament, people, i + 1, printing),
        armiesSheet(tournament, i + 1, printing),
      ];
    });
    for (const name of ['Open', 'a'.repeat(300)]) {
      const names = [...days, ...rounds].map(({ head }) => fileName(name, 't1', head.what, 'xlsx'));
      expect([rounds.length, new Set(names).size]).toEqual([31 * 10, names.length]);
      expect(Math.max(...names.map((one) => one.length))).toBeLessThanOrEqual(100);
    }
  }
});
