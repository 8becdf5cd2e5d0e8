// docs/rules/textes.md says where each order of a text is done: held to the code here, so that it stays true.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { reachable } from './reachable.mjs';

const page = readFileSync(new URL('../docs/rules/textes.md', import.meta.url), 'utf8');

interface Row {
  readonly says: string;
  readonly where: string;
  /** Files that the row names, with the exports that stand in brackets behind them. */
  readonly files: readonly { readonly file: string; readonly names: readonly string[] }[];
}

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line) && !/^\| (§|titre)/.test(line))
  .map((line) => {
    const [, place = '', says = '', where = ''] = line.split(/ ?\| ?/);
    return {
      says: `${place} · ${says}`,
      where,
      files: [...where.matchAll(/`([^`]+\.tsx?)`((?: \((?:`\w+`(?:, )?)+\))?)/g)].map(named),
    };
  });

function named([, path = '', behind = '']: RegExpMatchArray) {
  const file = /^(ronde|web|documents|contract|language)\//.test(path)
    ? `packages/${path}`
    : `packages/engine/src/${path}`;
  return { file, names: [...behind.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) };
}

let used: ReadonlyMap<string, string>;
beforeAll(async () => {
  used = await reachable();
}, 120_000);

test('every path of the table exists', () => {
  const missing = rows.flatMap(({ files }) =>
    files.filter(({ file }) => !existsSync(new URL(`../${file}`, import.meta.url))),
  );
  expect(rows.length).toBeGreaterThan(90);
  expect(missing).toEqual([]);
});

const sourceOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const exported = 'export (?:async )?(?:function|const)';

/** Proofs, and files that hold nothing but types: no program is made of them. */
const withoutCode = (file: string): boolean => file.includes('.test.') || !new RegExp(exported).test(sourceOf(file));

/** What of a file nobody uses: its name alone where it is all of it, else each function that the row names. */
function idleIn(file: string, names: readonly string[]): readonly string[] {
  if (withoutCode(file)) return [];
  const code = used.get(file);
  if (code === undefined) return [file];
  return names
    .filter((name) => new RegExp(`${exported} ${name}\\b`).test(sourceOf(file)))
    .filter((name) => !new RegExp(`(?:function|var|const) ${name}\\d*\\b`).test(code))
    .map((name) => `${file} ${name}`);
}

test('what a row names is used by the desk, a phone, a page, the server or the command line, not by tests alone', () => {
  const idle = rows.flatMap(({ says, files }) =>
    files.flatMap(({ file, names }) => idleIn(file, names).map((what) => `${says}: ${what}`)),
  );
  expect(idle).toEqual([]);
});

test('what only tests use is found', () => {
  const ofTests = 'packages/ronde/src/cli/test-line.ts';
  expect(idleIn(ofTests, [])).toEqual([ofTests]);
  expect(idleIn('packages/engine/src/rating/pl.ts', [])).toEqual([]);
});

test('a row without code says why, and each that says « plus tard » is listed here', () => {
  const silent = rows.filter(({ where, files }) => files.length === 0 && !/ailleurs|plus tard|pas fait/.test(where));
  expect(silent.map(({ says }) => says)).toEqual([]);
  const later = rows.filter(({ where }) => where.includes('plus tard')).map(({ says }) => says);
  expect(later).toEqual([
    'Forfaits provisoires · pas deux absents contre le même',
    '3.1 · l’autre entame la deuxième, la troisième est redécidée',
    '4, 4.1 · poser, annoncer, tourner, actionner',
    '4.1 · score contestable jusqu’à la signature',
    '7.3 · écrire, transmettre',
    '1 · consultable sur le site, publié chaque année',
    '9 · deux ans, fichier complet, retour',
    'introduction · statistiques des joueurs et des armées',
    'Classement Elo · base des joueurs, pseudonyme gardé',
  ]);
});
