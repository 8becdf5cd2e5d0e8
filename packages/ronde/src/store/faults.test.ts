import { expect, it } from 'vitest';
import { faultOf, isWorthAgain } from './faults.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '57P01', '57P03', '53300'])('%s: the database is away', (code) => {
  expect(faultOf(coded(code))).toBe('store-away');
});

it('an address of several names that all refuse is away', () => {
  expect(faultOf(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('store-away');
});

it('a lock that is not given back is busy', () => {
  expect(faultOf(new Error('database is locked'))).toBe('store-busy');
  expect(faultOf(coded('55P03'))).toBe('store-busy');
});

it.each(['40001', '40P01'])('%s: transactions that met and gave way are busy', (code) => {
  expect(faultOf(coded(code))).toBe('store-busy');
});

it('a bug, a missing file, a broken rule of the tables are neither', () => {
  for (const error of [new TypeError('x is undefined'), coded('ENOENT'), coded('23514'), 'text'])
    expect(faultOf(error)).toBeNull();
});

it('two transactions that met are worth another attempt', () => {
  expect(isWorthAgain(coded('40001'))).toBe(true);
  expect(isWorthAgain(coded('ECONNREFUSED'))).toBe(false);
});
