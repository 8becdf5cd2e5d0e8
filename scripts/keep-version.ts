// `npm run keep-version`: what this version leaves behind, into `examples/versions/VERSION/`, once, when it is released:
// a data folder, a copy of it, an archive, and what all of them must say in every later version.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: the dependency of the server that writes archives.
import { unzipSync, zipSync } from 'fflate';
import { deskOf, practice } from '../e2e/desk-of.ts';
import { startProgram } from '../e2e/program.ts';
import { sessionOf } from '../e2e/staff.ts';
import { root } from './alone.mjs';
import { serverBundle } from './build.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'packages/ronde/package.json'), 'utf8')) as {
  version: string;
};
const kept = path.join(root, 'examples/versions', version);
if (existsSync(kept)) throw new Error(`${kept} is there already: what a version left behind never changes.`);

const data = mkdtempSync(path.join(tmpdir(), 'ronde-version-'));
mkdirSync(kept, { recursive: true });
const program = await startProgram(data);
try {
  const desk = await deskOf(program, 'Claire');
  for (const round of [1, 2, 3]) await desk.play(round);
  await desk.ask({ kind: 'draw', round: 4, without: [] });
  await desk.ask({ kind: 'publish', round: 4, attempt: 1 });
  await desk.record(4, 1, [512, 388]);
  const headers = { Cookie: `ronde=${await sessionOf(program, 'Claire')}` };
  const at = `${program.address}/api/tournaments/${practice}`;
  const answer = async (url: string) => {
    const found = await fetch(url, { headers });
    if (!found.ok) throw new Error(`${url}: ${await found.text()}`);
    return Buffer.from(await found.arrayBuffer());
  };
  // Papers and pages are made of the rest.
  const inside = Object.entries(unzipSync(await answer(`${at}/archive`))).filter(([name]) => /\.(nd)?json$/.test(name));
  writeFileSync(path.join(kept, 'archive.zip'), zipSync(Object.fromEntries(inside), { level: 9 }));
  writeFileSync(path.join(kept, 'standings.csv'), await answer(`${at}/papers/standings/csv?after=3&lang=fr`));
  writeFileSync(path.join(kept, 'tables.csv'), await answer(`${at}/papers/tables-by-number/csv?round=4&lang=fr`));
} finally {
  await program.kill();
}
const made = spawnSync(
  path.join(root, 'bin/ronde'),
  ['backup', '--to', path.join(kept, 'copy.sqlite'), '--data', data],
  { encoding: 'utf8' },
);
console.log(made.stdout, made.stderr);
// Started once more and asked to stop, it leaves one file; copies and dated logs are made of it.
const once = spawn(process.execPath, [serverBundle, '--data', data, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
once.stdout.on('data', (said: Buffer) => String(said).includes('Ctrl C') && once.kill('SIGTERM'));
once.on('exit', () => {
  mkdirSync(path.join(kept, 'data'));
  cpSync(path.join(data, 'ronde.sqlite'), path.join(kept, 'data/ronde.sqlite'));
  rmSync(data, { recursive: true, force: true });
});
