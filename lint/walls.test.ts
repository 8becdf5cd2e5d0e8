import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
let house = '';

const isDirectoryOrRules = (place: string): boolean => !path.extname(place) || place.endsWith('.grit');

/** A house of its own with the same rules, so that a forbidden file never stands in the real one. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'ronde-walls-'));
  cpSync(path.join(root, 'biome.json'), path.join(house, 'biome.json'));
  cpSync(path.join(root, 'lint'), path.join(house, 'lint'), { recursive: true, filter: isDirectoryOrRules });
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the lint says of a text, were it a file of the engine: the exit code, then the sentences. */
function lintOf(text: string, file = 'packages/engine/src/pairing/try.ts'): string {
  const place = path.join(house, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  const args = ['lint', '--vcs-enabled=false', '--colors=off', file];
  const biome = spawnSync(path.join(root, 'node_modules/.bin/biome'), args, { cwd: house, encoding: 'utf8' });
  rmSync(place);
  return `${biome.status}\n${biome.stdout}\n${biome.stderr}`;
}

describe('the engine’s walls', () => {
  test.each([
    [
      'the file system',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');\n",
      'depends on nothing',
    ],
    ['a built-in by its short name', "import fs from 'fs';\nexport const text = fs;\n", 'depends on nothing'],
    ['another package of npm', "import * as z from 'zod';\nexport const text = z;\n", 'depends on nothing'],
    [
      'another room of the house',
      "import { allSentences } from '@ronde/language';\nexport const text = allSentences;\n",
      'depends on nothing',
    ],
    ['the clock', 'export const now = new Date();\n', 'no clock'],
    ['chance of its own', 'export const roll = Math.random();\n', 'no chance of its own'],
    ['a function whose last bit differs', 'export const e = Math.exp(1);\n', 'no chance of its own'],
    ['a power', 'export const e = 10 ** 0.5;\n', 'last bit'],
    ['the machine’s language', "export const order = new Intl.Collator('fr');\n", 'language must not change a rule'],
    [
      'a comparison in the machine’s language',
      "export const order = 'a'.localeCompare('b');\n",
      'language must not change a ranking',
    ],
    ['what surrounds it', 'export const all = globalThis;\n', 'reads nothing from its surroundings'],
    ['a function of Math by a hidden name', "export const roll = Math['random']();\n", 'Name the function of Math'],
  ])('%s is refused', (_, text, said) => {
    expect(lintOf(text)).toContain(said);
  });

  test('its own files and exact arithmetic are let through', () => {
    const text = "import { ok } from '../base/result.ts';\n\nexport const x = ok(Math.floor(Math.sqrt(2)));\n";
    expect(lintOf(text)).toMatch(/^0\n/);
  });

  test('the walls are the engine’s: the program may look at the clock', () => {
    expect(lintOf('export const now = new Date();\n', 'packages/ronde/src/http/try.ts')).toMatch(/^0\n/);
  });
});

test('a file of more than 250 lines is refused', () => {
  const long = Array.from({ length: 251 }, (_, i) => `export const line${i} = ${i};`).join('\n');
  expect(lintOf(`${long}\n`)).toContain('noExcessiveLinesPerFile');
});

test('rows of the database are iterated in one place, which holds their statement', () => {
  const text = 'export const rows = (statement: { iterate(): unknown }) => statement.iterate();\n';
  expect(lintOf(text, 'packages/ronde/src/copies/try.ts')).toContain('holds the statement');
  expect(lintOf(text, 'packages/ronde/src/copies/each-row.ts')).toMatch(/^0\n/);
});
