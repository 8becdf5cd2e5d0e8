import { standingsOf, type Tournament } from '@ronde/engine';
import { drawNext, games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { matchSlips, scoreSheets, standingsPaper, tablesByName, tablesByNumber } from '../papers/index.ts';
import { objectsOf, streamsOf, tags } from './test-pdf.ts';
import { toPdf } from './to-pdf.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

/** Round 1 of so many players published; `names` for the first of them. */
function hall(players: number, names: readonly string[] = []) {
  const desk = registered(players);
  drawNext(desk);
  const people = new Map([...desk.people].map(([id], i) => [id, { name: names[i] ?? `NOM${i + 1} Ada` }]));
  return { tournament: desk.state(), people };
}

const pagesOf = (pdf: Buffer): number => Number(/\/Type\s*\/Pages[\s\S]*?\/Count (\d+)/.exec(objectsOf(pdf))?.[1]);

test('UI-01: 40 players, one page by name with each of them once, one by number with 20 lines', () => {
  const { tournament, people } = hall(40);
  const byName = toPdf(tablesByName(tournament, people, 1, printing));
  const byNumber = toPdf(tablesByNumber(tournament, people, 1, printing));
  // 40 rows and a header; 20 rows and a header.
  expect([pagesOf(byName), tags(byName, 'TR')]).toEqual([1, 41]);
  expect([pagesOf(byNumber), tags(byNumber, 'TR')]).toEqual([1, 21]);
});

test('§11: 60 names a page, 25 tables a page, 4 slips a page, a score sheet each', () => {
  const { tournament, people } = hall(60);
  const of = (players: Tournament, round = 1) => pagesOf(toPdf(tablesByName(players, people, round, printing)));
  expect(of(tournament)).toBe(1);
  expect(pagesOf(toPdf(tablesByName(hall(62).tournament, hall(62).people, 1, printing)))).toBe(2);
  const fifty = hall(50);
  expect(pagesOf(toPdf(tablesByNumber(fifty.tournament, fifty.people, 1, printing)))).toBe(1);
  expect(pagesOf(toPdf(tablesByNumber(hall(54).tournament, hall(54).people, 1, printing)))).toBe(2);
  const slips = hall(23);
  const address = (table: number) => `http://localhost/t/x/table/${table}`;
  expect(pagesOf(toPdf(matchSlips(slips.tournament, slips.people, 1, printing, address)))).toBe(3);
  expect(pagesOf(toPdf(scoreSheets(slips.tournament, slips.people, 1, printing)))).toBe(22);
});

test('a long list repeats its header, and a name on two lines is not cut', () => {
  const long = Array.from({ length: 130 }, (_, i) => `TOUSSAINT-DESROCHES DE LA TOUR ${i} Marie-Christine`);
  const { tournament, people } = hall(130, long);
  const pdf = toPdf(tablesByNumber(tournament, people, 1, printing));
  expect(pagesOf(pdf)).toBe(3);
  // To a reader of screens a repeated header is decoration: the tags hold it once, its line (0.8 pt) is on each page.
  expect(tags(pdf, 'THead')).toBe(1);
  expect(streamsOf(pdf).filter((page) => /\b0?\.8 w\b/.test(page))).toHaveLength(3);
});

test('tagged, its language said, every font inside, names of any script', () => {
  const names = [
    'ИВАНОВ Пётр',
    'ΠΑΠΠΑΣ Νίκος',
    'حداد سامي',
    'כהן דוד',
    'ქავთარაძე ნინო',
    'ŁUKASIK Zoë',
    'NGUYỄN Ánh',
    '#eval(1) $x$ *b* @n',
  ];
  const { tournament, people } = hall(8, names);
  const text = objectsOf(toPdf(tablesByName(tournament, people, 1, printing)));
  expect(text).toMatch(/\/MarkInfo/);
  expect(text).toMatch(/\/StructTreeRoot/);
  expect(text).toMatch(/\/Lang\s*\(fr/);
  const descriptors = text.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0;
  expect(text.match(/\/FontFile[23]\b/g)).toHaveLength(descriptors);
  for (const font of ['Inter', 'NotoSansArabic', 'NotoSansHebrew', 'NotoSansGeorgian']) expect(text).toContain(font);
});

test('the standings, with 12 rounds, lie on their side', () => {
  const desk = registered(26, { rounds: 12 });
  for (let i = 0; i < 12; i++) playNext(desk, (table) => games([400 + table, 380]));
  const people = new Map([...desk.people].map(([id]) => [id, { name: id }]));
  const paper = standingsPaper(desk.state(), people, standingsOf(desk.state(), people), printing);
  expect(paper.landscape).toBe(true);
  expect(objectsOf(toPdf(paper))).toMatch(/\/MediaBox\s*\[\s*0 0 841/);
});

test('so do those whose rounds tell who it was, where places are shared', () => {
  const desk = registered(26, { rounds: 6 });
  for (let i = 0; i < 6; i++) playNext(desk, (table) => games([400 + table, 380]));
  const people = new Map([...desk.people].map(([id], i) => [id, { name: `NOM${i + 1} Ada` }]));
  const standings = standingsOf(desk.state(), people);
  if (standings.kind !== 'scrabble') throw new Error(standings.kind);
  const sideways = (rank: (i: number) => number) => {
    const rows = standings.rows.map((row, i) => ({ ...row, rank: rank(i) }));
    return standingsPaper(desk.state(), people, { ...standings, rows }, printing).landscape ?? false;
  };
  expect(sideways((i) => i + 1)).toBe(false);
  expect(sideways(() => 1)).toBe(true);
});
