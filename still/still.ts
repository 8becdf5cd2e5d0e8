// `npm run still -- keep` writes down what the program answers today; `npm run still` compares with that, byte by byte.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandAnswers } from './command-answers.ts';
import { givenFiles } from './given-files.ts';
import { serverAnswers } from './server-answers.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const kept = path.join(root, 'build/still/kept');
const now = path.join(root, 'build/still/now');

/** So many differences are told; all of them can be read in the two folders. */
const mostTold = 40;

const keep = process.argv.includes('keep');
const folder = keep ? kept : now;
rmSync(folder, { recursive: true, force: true });
let count = 0;

function compare(): void {
  if (!existsSync(kept)) {
    console.error('Nothing is kept yet: `npm run still -- keep` on the commit to compare with.');
    process.exitCode = 2;
    return;
  }
  const [before, after] = [namesIn(kept), namesIn(now)];
  const differs = [...new Set([...before, ...after])].sort().flatMap((name) => {
    if (!after.has(name)) return [`${name}: is answered no more`];
    if (!before.has(name)) return [`${name}: is new`];
    return difference(name);
  });
  for (const line of differs.slice(0, mostTold)) console.log(line);
  if (differs.length > mostTold) console.log(`… and ${differs.length - mostTold} more`);
  console.log(`\n${after.size} answers, ${differs.length} otherwise than in ${path.relative(root, kept)}`);
  process.exitCode = differs.length > 0 ? 1 : 0;
}

const namesIn = (from: string): ReadonlySet<string> =>
  new Set(
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name))),
  );

/** The first line that is another one. */
function difference(name: string): readonly string[] {
  const [old, fresh] = [kept, now].map((from) => readFileSync(path.join(from, name), 'utf8'));
  if (old === fresh) return [];
  const [oldLines = [], freshLines = []] = [old, fresh].map((text) => text?.split('\n'));
  const at = freshLines.findIndex((line, i) => line !== oldLines[i]);
  const line = at < 0 ? freshLines.length : at;
  return [
    `${name}:${line + 1}`,
    `  - ${shown(oldLines[line], freshLines[line])}`,
    `  + ${shown(freshLines[line], oldLines[line])}`,
  ];
}

/** From a little before the first character that differs. */
function shown(line = '', other = ''): string {
  const at = [...line].findIndex((character, i) => character !== other[i]);
  const from = Math.max(0, (at < 0 ? line.length : at) - 30);
  return `${from > 0 ? '…' : ''}${line.slice(from, from + 120)}`;
}

for (const given of givenFiles())
  for (const answers of [commandAnswers(given), serverAnswers(given)])
    for await (const [name, text] of answers) {
      const file = path.join(folder, given.name, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      count++;
    }
if (keep) console.log(`${count} answers kept in ${path.relative(root, kept)}`);
else compare();
