import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-history-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Eight players, under other ids in each file, and one round in which the first of each pair wins. */
function event(id: string, date: string, pairs: readonly string[], more: object = {}): string {
  const own = (letter: string): string => `${id}-${letter}`;
  const content = {
    ronde: 1,
    id,
    revision: 1,
    name: `Tournoi ${id}`,
    format: 'art-de-la-guerre',
    date,
    players: letters.map((letter) => ({ id: own(letter), name: `NOM ${letter}`, rating: 1000 })),
    rounds: [
      {
        matches: pairs.map(([a = '', b = '']) => ({ players: [own(a), own(b)], winner: own(a), points: [100, 10] })),
      },
    ],
    ...more,
  };
  const where = path.join(folder, `${id}${'revision' in more ? '-2' : ''}.json`);
  writeFileSync(where, JSON.stringify(content));
  return where;
}

const json = async (...args: string[]) => JSON.parse((await line(['history', ...args, '--json'])).out);
const rest = ['DE', 'FG'];

/** Elo by name, to one decimal. */
const held = ({ ratings }: { ratings: { name: string; rating: number }[] }) =>
  new Map(ratings.map(({ name, rating }) => [name.slice(-1), Math.round(rating * 10) / 10]));

test('RATE-02: A beats B on 10 March, C beats A on the 20th: the same in whatever order they are given', async () => {
  const first = event('T1', '2026-03-10', ['AB', 'CH', ...rest]);
  const second = event('T2', '2026-03-20', ['CA', 'BH', ...rest]);
  const forth = await json(first, second);
  const back = await json(second, first);
  expect(back).toEqual(forth);
  expect(forth.steps.map(({ id, date }: { id: string; date: string }) => `${id} ${date}`)).toEqual([
    'T1 2026-03-10',
    'T2 2026-03-20',
  ]);
  expect(forth.steps[0].players[0]).toMatchObject({ player: 'T1-A', before: 1000, after: 1050 });
  const before = forth.steps[1].players.find(({ player }: { player: string }) => player === 'T2-A').before;
  expect(before).toBe(1050);
  const sum = forth.ratings.reduce((total: number, { rating }: { rating: number }) => total + rating, 0);
  expect(sum).toBeCloseTo(8000, 9);
  expect(held(forth).get('C')).toBeGreaterThan(1095);
});

test('a corrected file counts once, in its newest revision', async () => {
  const first = event('R', '2026-03-10', ['AB', 'CH', ...rest]);
  const corrected = event('R', '2026-03-10', ['BA', 'CH', ...rest], { revision: 2 });
  const found = await json(first, corrected);
  expect(found.steps).toHaveLength(1);
  expect(held(found).get('B')).toBe(1050);
  expect(await json(corrected, first)).toEqual(found);
});

test('the championship of a season, best three, August apart', async () => {
  const files = ['2025-09-01', '2025-10-01', '2026-01-01', '2026-07-31', '2026-08-01'].map((date, i) =>
    event(`S${i}`, date, ['AB', 'CH', ...rest]),
  );
  const { championship } = await json(...files);
  expect(championship.map(({ season }: { season: string }) => season)).toEqual(['2025-2026']);
  expect(championship[0].rows[0].counted).toHaveLength(3);
  expect((await line(['history', ...files])).out).toContain('Championnat 2025-2026');
});

test('in August the text of rate says why nobody has championship points', async () => {
  event('august', '2026-08-08', ['AB', 'CH', ...rest]);
  event('july', '2026-07-08', ['AB', 'CH', ...rest]);
  const said = async (id: string) => (await line(['rate', path.join(folder, `${id}.json`)])).out;
  expect(await said('august')).toContain('En août, entre deux saisons\u00a0: pas de points de championnat.');
  expect(await said('july')).not.toContain('En août');
});

test('the problems of every file, each with its name', async () => {
  const good = event('G', '2026-03-10', ['AB']);
  const ran = await line(['history', good, path.join(folder, 'nowhere.json'), '--json']);
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'file-missing' }]);
});

test('situations, “Rating in the middle of an event”: a preview, marked so', async () => {
  const whole = event('W', '2026-03-10', ['AB', 'CH', ...rest], { settings: { rounds: 1 } });
  const running = event('V', '2026-03-20', ['CA', 'BH', ...rest]);
  const { steps } = await json(whole, running);
  expect(steps.map(({ id, preview }: { id: string; preview?: true }) => [id, preview])).toEqual([
    ['W', undefined],
    ['V', true],
  ]);
  const { out } = await line(['history', whole, running]);
  expect(out).toContain('Tournoi V · Aperçu');
  expect(out).not.toContain('Tournoi W · Aperçu');
});

test('not approved: no Elo, no championship, and whom it alone knows is in no register', async () => {
  const settings = { rounds: 1, rating: { approved: false } };
  const found = await json(event('N', '2026-03-10', ['AB', 'CH', ...rest], { settings }));
  expect(found.steps[0]).toMatchObject({ official: false, why: [{ code: 'not-approved' }] });
  expect(found.steps[0].players[0]).toMatchObject({ before: 1000, after: 1000, championship: null });
  expect(found.ratings).toEqual([]);
  expect((await line(['rate', path.join(folder, 'N.json')])).out).toContain('non homologué');
});
