import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '@ronde/engine';
import { expect, test } from 'vitest';

const packages = path.join(import.meta.dirname, '../..');

/** What shows a tournament: every source above this package. */
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

// Each of these was worked out in three to five places, which did not agree.
test('nobody asks the engine what a round was for a player, or what stands at a table', () => {
  expect(where(/\b(ownFigures|roundCell|cellOf)\b[^;]*from '@ronde\/engine/)).toEqual([]);
  expect(where(/\((a, b)\) => a\.table - b\.table\b/)).toEqual([]);
});

test('which standings are shown, and how many rounds are planned, is asked here', () => {
  expect(where(/@ronde\/engine\/tournament\/find[^;]*\bisFinal\b|\bisFinal\b[^;]*@ronde\/engine/)).toEqual([]);
  expect(where(/\bfirstFigure\b/)).toEqual([]);
  expect(where(/\((tournament|t)\.format\)\.plannedRounds\((tournament|t)\)/)).toEqual([]);
});

test('what was ruled, and what a correction is, are told in one place', () => {
  expect(where(/\.(bothForfeit|awardedTo)\b/)).toEqual([]);
  expect(where(/event\.from && event\.to|!event\.from \|\|/)).toEqual([]);
});
