// One version for the whole program: what is released together says the same, in every package and where it is shown.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programVersion } from '../packages/ronde/src/machine/version.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('every package is of the program’s version, and leans on the others at it', () => {
  for (const name of readdirSync(new URL('../packages', import.meta.url))) {
    const { version, dependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
      version: string;
      dependencies: Record<string, string>;
    };
    expect([name, version]).toEqual([name, programVersion]);
    for (const [other, wanted] of Object.entries(dependencies))
      if (other.startsWith('@ronde/')) expect([name, other, wanted]).toEqual([name, other, programVersion]);
  }
});

test('the change log begins with this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(programVersion);
});
