import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { line } from './test-line.ts';

test('publish: the pages of a real tournament in a folder, read by themselves', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ronde-publish-')), 'site');
  const file = new URL('../../../../examples/scrabble-e-18p-8r.json', import.meta.url).pathname;
  const { code, out } = await line(['publish', file, '--out', folder]);
  // First page, standings, grid, players, prizes; 8 rounds, standings after each, 18 cards; in two languages.
  const pages = 2 * (5 + 8 + 8 + 18);
  expect([code, out]).toEqual([0, `${pages} pages écrites dans ${folder}. La première est index.html.\n`]);
  expect(readdirSync(folder).length + readdirSync(join(folder, 'en')).length).toBe(pages + 1);
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(index).toContain('href="classement.html"');
  expect(index).toContain('href="en/index.html"');
  expect(readFileSync(join(folder, 'en/index.html'), 'utf8')).toContain('href="../index.html"');
});

test('publish: without a folder nothing is written; where there is a file of that name, it says so', async () => {
  const file = new URL('../../../../examples/scrabble-e-18p-8r.json', import.meta.url).pathname;
  expect((await line(['publish', file])).code).toBe(2);
  const taken = join(mkdtempSync(join(tmpdir(), 'ronde-publish-')), 'taken');
  writeFileSync(taken, 'mine');
  const { code, err } = await line(['publish', file, '--out', taken]);
  expect([code, readFileSync(taken, 'utf8')]).toEqual([1, 'mine']);
  expect(err).toContain(taken);
});

test('publish: a club’s own front page is not replaced, and nothing is written; pages of Ronde are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-publish-'));
  const file = new URL('../../../../examples/scrabble-e-18p-8r.json', import.meta.url).pathname;
  writeFileSync(join(folder, 'index.html'), '<title>Club de Lyon</title>');
  const { code, err } = await line(['publish', file, '--out', folder]);
  expect(code).toBe(1);
  expect(err).toContain(`${join(folder, 'index.html')} n’est pas une page de Ronde`);
  expect(readdirSync(folder)).toEqual(['index.html']);
  const own = join(folder, 'tournoi');
  expect((await line(['publish', file, '--out', own])).code).toBe(0);
  expect((await line(['publish', file, '--out', own])).code).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'publish, simulate: a folder of the system is refused with a sentence',
  async () => {
    const file = new URL('../../../../examples/scrabble-e-18p-8r.json', import.meta.url).pathname;
    const years = ['simulate', 'federation', '--people', '20', '--tournaments', '2', '--seed', '1'];
    for (const command of [['publish', file], years]) {
      const { code, err } = await line([...command, '--out', '/proc/foo']);
      expect([code, err]).toEqual([1, 'Écriture impossible\u00a0: /proc/foo (ENOENT). Rien n’a changé.\n']);
    }
  },
);
