import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';

test.each([
  ['LEFÈVRE Zoé;2618;Lyon', ['LEFÈVRE Zoé', '2618', 'Lyon']],
  ['Emma, 1500, Lille', ['Emma', '1500', 'Lille']],
  ['AUBIN\t1210\tNantes', ['AUBIN', '1210', 'Nantes']],
  ['"DUPONT, Jean";1500;"Club ""des Mots""; Lyon"', ['DUPONT, Jean', '1500', 'Club "des Mots"; Lyon']],
  ['"DUPONT, Jean",1500', ['DUPONT, Jean', '1500']],
  ['"AUBIN Colette"', ['AUBIN Colette']],
  ['AUBIN;;Nantes', ['AUBIN', '', 'Nantes']],
  ['AUBIN;', ['AUBIN', '']],
  ['L’"autre" club', ['L’"autre" club']],
  ['', ['']],
])('%s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells);
});

test('a quote that nobody closes', () => {
  expect(cellsOf('"DUPONT Jean;1500')).toBeNull();
});
