import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { season2015 } from '@ronde/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-season-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = fileURLToPath(new URL('../../../../examples/season.json', import.meta.url));
const bars = { joker: 2600, a: 2150, b: 1550 };
const season = { ...season2015, name: '2016-2017', from: '2016-09-01', bars, worldTopTen: ['L 2'] };

function saved(name: string, content: object): string {
  const where = path.join(folder, name);
  writeFileSync(where, JSON.stringify(content));
  return where;
}

const ratings = [3000, 2700, 2300, 1800, 1700, 1580, 1415, 1002];

/** Eight players, a round in which the first of each pair wins by less than the one before. */
function tournament(id: string, date: string, rating: object = {}): string {
  const players = ratings.map((own, i) => ({
    id: `p${i + 1}`,
    name: `NOM ${i + 1}`,
    rating: own,
    licence: `L ${i + 1}`,
  }));
  const pairs = [0, 2, 4, 6].map((i) => ({ players: [`p${i + 1}`, `p${i + 2}`], games: [[500 - i, 400]] }));
  return saved(`${id}.json`, {
    ...{ ronde: 1, id, revision: 1, name: id, format: 'classique', date, players },
    settings: { rounds: 1, rating },
    rounds: [{ matches: pairs }],
  });
}

const json = async (...args: string[]) => JSON.parse((await line([...args, '--json'])).out);
const jokers = (found: { series: { of: string; players: string[] }[] }) =>
  found.series.find(({ of }) => of === 'Joker')?.players;

test('A2: rate and prizes take the bars of the season given beside the file', async () => {
  const file = tournament('given', '2016-11-14');
  // 400 − 100 − 5 × 13 − (100 − 12.5)/2, and two Jokers of eight.
  expect((await json('rate', file)).pjMax).toBe(191.25);
  expect((await json('rate', file, '--season', saved('s.json', season))).pjMax).toBe(197.5);
  expect((await json('rate', file, '--season', saved('list.json', [season2015, season]))).pjMax).toBe(197.5);
  const { series } = await json(
    'prizes',
    file,
    '--season',
    saved('s.json', { ...season, bars: { ...bars, joker: 3100 } }),
  );
  expect(series[0]).toEqual({ of: 'A', place: 1, players: ['p1'] });
});

test('a season that has not begun changes nothing; the file’s own Joker bar stands above every season', async () => {
  const before = tournament('before', '2016-08-31');
  expect((await json('rate', before, '--season', saved('s.json', season))).pjMax).toBe(191.25);
  const barred = tournament('barred', '2016-11-14', { jokerBar: 3001, season });
  expect((await json('rate', barred)).pjMax).toBe(185);
  expect((await json('rate', barred, '--season', example)).pjMax).toBe(185);
  expect(jokers(await json('prizes', barred))).toBeUndefined();
});

test('the season that a file keeps gives the same elsewhere', async () => {
  const kept = tournament('kept', '2026-11-14', { season });
  expect((await json('rate', kept)).pjMax).toBe(197.5);
  expect((await json('history', kept)).steps[0].pjMax).toBe(197.5);
});

test('history: the beginning of a season lifts the world’s first ten, by licence', async () => {
  const [one, two] = [tournament('one', '2016-05-01'), tournament('two', '2016-11-14')];
  const lifted = { ...season, bars: { joker: 2900, a: 2250, b: 1600 } };
  const started = async (...more: string[]) => {
    const { steps } = await json('history', two, one, ...more);
    return steps[1].players.find(({ player }: { player: string }) => player === 'p2').before;
  };
  const earned = (await json('history', one)).ratings.find(
    ({ licence }: { licence: string }) => licence === 'L 2',
  ).rating;
  expect(earned).toBeLessThan(2900);
  expect(await started()).toBe(earned);
  const given = saved('lifted.json', lifted);
  expect(await started('--season', given)).toBe(2900);
  const { lifts } = await json('history', two, one, '--season', given);
  const raised = [{ player: 'p2', name: 'NOM 2', before: earned, after: 2900 }];
  expect(lifts).toEqual([{ season: '2016-2017', date: '2016-09-01', raised }]);
  const { out } = await line(['history', two, one, '--season', given]);
  const lines = out.split('\n').slice(0, 3);
  expect(lines[1]).toContain('début de la saison 2016-2017\u00a0: NOM 2');
  expect(lines[2]).toContain('(2)');
});

test('a file that is no season is refused with its name and every path', async () => {
  const wrong = saved('wrong.json', { ...season, bars: { joker: 2000, a: 2150, b: 1550 }, seuil: 1 });
  const { code, err } = await line(['rate', tournament('x', '2016-11-14'), '--season', wrong, '--lang', 'fr']);
  expect(code).toBe(1);
  expect(err).toContain(`${wrong} · seuil\u00a0: clé inconnue.`);
  const high = saved('high.json', { ...season, bars: { joker: 2000, a: 2150, b: 1550 } });
  expect((await line(['rate', tournament('x', '2016-11-14'), '--season', high, '--lang', 'fr'])).err).toContain(
    'bars.a\u00a0: trouvé 2150\u202f; attendu\u00a0: un nombre entier, de 0 à 1999.',
  );
  expect((await line(['rate', tournament('x', '2016-11-14'), '--season', path.join(folder, 'none.json')])).code).toBe(
    1,
  );
});
