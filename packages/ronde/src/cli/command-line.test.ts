import { expect, test } from 'vitest';
import { askedFor } from './program.ts';
import { readArgs } from './run.ts';

const lines = [
  ['check', 'a.json'],
  ['check', '--json', 'a.json'],
  ['pair', 'a.json', '--write', '--redraw', '--beyond', '--lang', 'en'],
  ['standings', '--after', '3', '-', '--final', '--json'],
  ['schema'],
];

test.each(lines.map((args) => [args]))('%j: the quick reader and commander agree', (args) => {
  const quick = readArgs(args);
  expect(quick).not.toBeNull();
  expect(askedFor(args, () => undefined, 'fr')).toEqual(quick);
});

test.each([
  [['check']],
  [['check', 'a', 'b']],
  [['check', '-x', 'a']],
  [['check', '--lang', 'de', 'a']],
  [['standings', 'a', '--after']],
  [['--help']],
  [['check', '--toString', 'a']],
])('%j is left to commander', (args) => {
  expect(readArgs(args)).toBeNull();
});
