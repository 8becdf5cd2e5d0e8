import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { line } from './test-line.ts';

const golden = (name: string) => new URL(`../../../documents/src/results/golden/${name}`, import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'ronde-results-'));
const at = (name: string) => join(folder, name);

test('results: a division of tsh becomes a tournament file, whose standings are those of its scores', async () => {
  const { code, out } = await line([
    'results',
    golden('tsh.t'),
    '--format',
    'classique',
    '--date',
    '2015-11-22',
    '--out',
    at('a.json'),
  ]);
  expect(code).toBe(0);
  expect(out).toContain(`4 joueurs et 3 rondes écrits dans ${at('a.json')}.`);
  expect(out).toContain('- Ronde 3\u00a0: le fichier ne dit pas contre qui Périer, Ana a perdu par forfait');
  const standings = await line(['standings', at('a.json'), '--final', '--json']);
  expect(JSON.parse(standings.out).standings.map(({ pm, pdep }: { pm: number; pdep: number }) => [pm, pdep])).toEqual([
    [8, 69],
    [7, 76],
    [5, 5],
    [3, -150],
  ]);
});

test('results: the tournament goes out as AUPAIR and as tsh, comes in and goes out the same', async () => {
  for (const [as, end] of [
    ['tsh', 't'],
    ['aupair', 'TOU'],
  ] as const) {
    await line(['results', at('a.json'), '--as', as, '--out', at(`one.${end}`)]);
    await line(['results', at(`one.${end}`), '--format', 'classique', '--out', at('back.json')]);
    const { code } = await line(['results', at('back.json'), '--as', as, '--out', at(`two.${end}`)]);
    expect(code).toBe(0);
    expect(readFileSync(at(`two.${end}`))).toEqual(readFileSync(at(`one.${end}`)));
  }
});

test('results: the wargame’s workbook goes out as xlsx and is read back, whatever its ending', async () => {
  await line([
    'simulate',
    'art-de-la-guerre',
    '--players',
    '12',
    '--rounds',
    '4',
    '--seed',
    '7',
    '--out',
    at('adg.json'),
  ]);
  await line(['results', at('adg.json'), '--as', 'workbook', '--out', at('adg.xlsx')]);
  const { code, out } = await line(['results', at('adg.xlsx'), '--out', at('adg-back.json'), '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([0, { source: 'workbook', players: 12, rounds: 4, adjustments: [] }]);
  const of = async (name: string) =>
    JSON.parse((await line(['standings', at(name), '--final', '--json'])).out).standings.map(
      ({ rank, points, opponents }: Record<string, number>) => [rank, points, opponents],
    );
  expect(await of('adg-back.json')).toEqual(await of('adg.json'));
  const tsh = await line(['results', at('adg.json'), '--as', 'tsh', '--out', at('no.t')]);
  expect([tsh.code, tsh.err]).toEqual([1, 'Ce format ne connaît que des parties de Scrabble.\n']);
});

test('results: what is defective is refused with its line, and nothing is written', async () => {
  writeFileSync(at('bad.TOU'), readFileSync(golden('aupair.TOU'), 'utf8').replace('407   1', '407   3'));
  const { code, out } = await line(['results', at('bad.TOU'), '--out', at('bad.json'), '--json']);
  expect([code, JSON.parse(out).problems[0]]).toMatchObject([1, { code: 'opponents-disagree', path: 'ligne 4' }]);
  expect((await line(['results', at('bad.TOU')])).code).toBe(2);
  expect((await line(['results', at('nobody.t'), '--out', at('bad.json')])).code).toBe(1);
});
