import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

// SEC-06: the name of a tournament is no path.
test.each([
  ['Open 24/25 : « été »', 'open-24-25-ete-t1-classement.csv'],
  ['..', 'tournoi-t1-classement.csv'],
  ['CON', 'tournoi-con-t1-classement.csv'],
  ['', 'tournoi-t1-classement.csv'],
  ['Œuvre d’Ève', 'oeuvre-d-eve-t1-classement.csv'],
])('%j', (name, expected) => {
  expect(fileName(name, 't1', 'classement', 'csv')).toBe(expected);
});

test('short, and never the same for two tournaments', () => {
  expect(fileName('a'.repeat(300), 't1', 'classement', 'csv').length).toBeLessThanOrEqual(100);
  expect(fileName('Open', 't1', 'classement', 'csv')).not.toBe(fileName('Open', 't2', 'classement', 'csv'));
});
