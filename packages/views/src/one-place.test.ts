import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '@ronde/engine';
import { expect, test } from 'vitest';

const packages = path.join(import.meta.dirname, '../..');

/** What shows standings: every source above this package. */
const showers = ['documents', 'ronde', 'web'].flatMap((name) =>
  readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|prop|soak)\./.test(file))
    .map((file) => path.join(name, 'src', file)),
);
const code = (file: string) => readFileSync(path.join(packages, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const where = (pattern: RegExp) => showers.filter((file) => pattern.test(code(file)));

// Who asked the engine, or named a criterion, would have a list of columns of their own, and forget the next one.
test('nobody who shows standings asks for their figures elsewhere than in `figureColumns`', () => {
  expect(where(/\b(rankFigures|columnsIn)\b/)).toEqual([]);
});

test('nobody who shows standings knows a figure by its name', () => {
  const named = Object.keys(figures).join('|');
  expect(where(new RegExp(`\\bfigures\\??\\.(${named})\\b|\\bfigure [!=]== '(${named})'`))).toEqual([]);
});
