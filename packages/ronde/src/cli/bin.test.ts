import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const command = path.join(root, 'bin', 'ronde');
const example = path.join(root, 'examples', 'scrabble-e-18p-8r.json');
const env = { PATH: process.env.PATH ?? '', LANG: 'fr_FR.UTF-8' };

const ronde = (args: readonly string[], input = '') =>
  spawnSync(command, args, { cwd: root, env, input, encoding: 'utf8' });

test('the committed command builds itself and answers', () => {
  const ran = ronde(['standings', example, '--final', '--json']);
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(ran.stdout).standings[0]).toEqual({ rank: 1, player: 'P02', pm: 22, ppm: 3, pdep: 439 });
  expect(existsSync(path.join(root, 'packages/ronde/dist/cli.json'))).toBe(true);
});

test('standard input, exit 1 with sentences on standard error', () => {
  const text = readFileSync(example, 'utf8');
  expect(ronde(['check', '-', '--json'], text)).toMatchObject({ status: 0, stderr: '' });
  const ran = ronde(['check', '-'], text.slice(0, -5));
  expect(ran).toMatchObject({ status: 1, stdout: '' });
  expect(ran.stderr).toContain('ligne 1');
});

test('standard input comes once, however often a command looks at its files', () => {
  const closed = path.join(root, 'examples', 'federation', 'open-de-nantes.json');
  const ran = ronde(['federation', 'ratings', '-', '--json'], readFileSync(closed, 'utf8'));
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  expect(ran.stdout).toBe(ronde(['federation', 'ratings', closed, '--json']).stdout);
});

test('whoever stops reading does not make it fail', () => {
  const ran = spawnSync('sh', ['-c', `"${command}" schema | head -c 10; "${command}" check "${example}" | true`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(ran.status).toBe(0);
  expect(ran.stderr).toBe('');
});

test('publish: the command writes the look of its pages into them, whether the web app is built or not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ronde-publish-'));
  expect(ronde(['publish', example, '--out', folder])).toMatchObject({ status: 0, stderr: '' });
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(index).toMatch(/<style>[^<]{2000,}<\/style>/);
  expect(index).not.toContain('@font-face');
});
