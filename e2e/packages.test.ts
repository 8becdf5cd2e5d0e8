// The two packages as somebody takes them who has not this project: the engine in a script, in a page without a bundler
// and under the compiler; the whole program by `npx ronde` in an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

const run = (program: string, args: readonly string[], cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** An empty folder with one package in it. */
function installed(name: string, file: RegExp): string {
  const at = path.join(folder, name);
  mkdirSync(at);
  writeFileSync(path.join(at, 'package.json'), '{"type":"module","private":true}');
  const packed = readdirSync(folder).find((one) => file.test(one)) ?? '';
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', path.join(folder, packed)],
    at,
  );
  return at;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-packages-'));
  run(process.execPath, [path.join(root, 'scripts/pack.mjs'), 'packages', '--out', folder]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** §8 of the international ranking: the 1803 second of ten over five rounds becomes 2032. */
const example = `
const ratings = [['a', 2923], ['m', 1803], ['c', 1860], ['s1', 2250], ['s4', 1700], ['t4', 1700], ['g', 1580], ['h', 1415], ['i', 1002], ['n', 1000]];
const provisional = ['s1', 's4', 't4', 'n'];
const entries = ratings.map(([player, rating], i) => ({ player, rating, provisional: provisional.includes(player), place: i + 1, drawn: true }));
const second = ratePl({ entries, games: 5 }, season2015).players.find(({ player }) => player === 'm').after;
`;

test('the engine: the ten lines of its page run, its declarations compile, a page without a bundler has it', async () => {
  const at = installed('engine', /^ronde-engine-.*\.tgz$/);
  expect(readdirSync(path.join(at, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@ronde']);
  const page = readFileSync(path.join(at, 'node_modules/@ronde/engine/README.md'), 'utf8');
  const lines = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  writeFileSync(path.join(at, 'ten-lines.js'), lines);
  expect(run(process.execPath, ['ten-lines.js'], at)).toContain('12');
  writeFileSync(
    path.join(at, 'pl.js'),
    `import { ratePl, season2015 } from '@ronde/engine';${example}console.log(second);`,
  );
  expect(run(process.execPath, ['pl.js'], at)).toBe('2032\n');
  writeFileSync(
    path.join(at, 'typed.ts'),
    `import { type Standings, standingsOf, simulate } from '@ronde/engine';
import { decideFederation } from '@ronde/engine/federation/decide';
const made = simulate({ format: 'classique', players: 8, rounds: 1, seed: 1 });
export const rows: Standings['rows'] | null = made.ok ? standingsOf(made.value.tournament, made.value.people).rows : null;
// @ts-expect-error: no such formula.
simulate({ format: 'echecs', players: 8, rounds: 1, seed: 1 });
export const decide: typeof decideFederation = decideFederation;
`,
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  for (const resolution of ['nodenext', 'bundler']) {
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      module,
      '--moduleResolution',
      resolution,
    ];
    run(process.execPath, [tsc, ...options, '--types', '', 'typed.ts'], at);
  }

  const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
  writeFileSync(
    path.join(at, 'index.html'),
    `<p></p><script type="module">import { ratePl, season2015 } from './node_modules/@ronde/engine/index.js';${example}document.querySelector('p').textContent = second;</script>`,
  );
  const server = createServer(({ url = '/' }, answer) => {
    const file = path.join(at, url === '/' ? 'index.html' : url);
    answer.setHeader('Content-Type', types[path.extname(file)] ?? 'text/plain');
    answer.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await launch();
  try {
    const window = await browser.newPage();
    await window.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => window.locator('p').textContent()).toBe('2032');
  } finally {
    await browser.close();
    server.close();
  }
});

test('the whole program, by npx in an empty folder: it answers, and is the command line too', async () => {
  const at = installed('program', /^ronde-\d.*\.tgz$/);
  expect(run('npx', ['--no', 'ronde', '--version'], at)).toMatch(/^\d+\.\d+\.\d+\n$/);
  const bin = path.join(at, 'node_modules/.bin/ronde');
  const child = spawn(bin, ['--port', '0', '--data', path.join(at, 'data'), '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => (printed += String(bytes)));
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('Ronde is ready');
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${address}/bureau`, { headers: { Accept: 'text/html' } })).text()).toContain('<script');
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}, 300_000);
