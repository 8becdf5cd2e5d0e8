import { expect, test } from 'vitest';
import { found } from './palette.tsx';
import type { PaletteEntry } from './use-entries.ts';

const line = (text: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: text,
  kind: 'page',
  text,
  run: () => {},
  ...more,
});
const entries = [
  line('Classement', { first: true }),
  line('Clore la ronde 3', { first: true }),
  line('LEFÈVRE Zoé', { kind: 'player', beside: 'n° 7' }),
  line('DE LEFEUVRE Marc', { kind: 'player', beside: 'n° 12' }),
  line('Table 7 · N’DIAYE – ŒUVRARD', { kind: 'table' }),
  line('Ronde 7'),
];
const texts = (typed: string) => found(entries, typed).map(({ text }) => text);

test('accents, case and ligatures are ignored; a beginning comes before a middle', () => {
  expect(texts('lefe')).toEqual(['LEFÈVRE Zoé', 'DE LEFEUVRE Marc']);
  expect(texts('oeuv')).toEqual(['Table 7 · N’DIAYE – ŒUVRARD']);
  expect(texts('n diaye')).toEqual(['Table 7 · N’DIAYE – ŒUVRARD']);
});

test('every word must be there, in any order', () => {
  expect(texts('zoe lef')).toEqual(['LEFÈVRE Zoé']);
  expect(texts('table oeuvrard')).toEqual(['Table 7 · N’DIAYE – ŒUVRARD']);
  expect(texts('lefevre paul')).toEqual([]);
});

test('a whole number comes before one that only begins so, and a table before anything else', () => {
  expect(texts('7')).toEqual(['Table 7 · N’DIAYE – ŒUVRARD', 'LEFÈVRE Zoé', 'Ronde 7']);
  expect(texts('1')).toEqual(['DE LEFEUVRE Marc']);
});

test('nothing typed: what is done every day, nobody’s name', () => {
  expect(texts('  ')).toEqual(['Classement', 'Clore la ronde 3']);
});
