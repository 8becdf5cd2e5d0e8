import { describe, expect, it } from 'vitest';
import { clock, clockInWords, date, dates, longDate } from './dates.ts';
import { counted, decimal, list, ordinal, plural, score, signed } from './numbers.ts';

describe('numbers', () => {
  it('spreads carry their sign', () => expect([44, -44, 0].map(signed)).toEqual(['+44', '\u221244', '0']));
  it('a figure has two decimals at most, the same on every surface', () => {
    expect([221.25, 146.374, 1000, -105, -0.004].map((n) => decimal('fr', n))).toEqual([
      '221,25',
      '146,37',
      '1000',
      '\u2212105',
      '0',
    ]);
    expect(decimal('en', 71.46)).toBe('71.46');
  });
  it('scores stand between non-breaking spaces, and never break after the dash', () => {
    expect(score([451, 407])).toBe('451\u00a0–\u2060\u00a0407');
    expect(score([-12, 407])).toBe('\u221212\u00a0–\u2060\u00a0407');
  });
  it('places', () => {
    expect([1, 2, 21].map((n) => ordinal('fr', n))).toEqual(['1ʳᵉ', '2ᵉ', '21ᵉ']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map((n) => ordinal('en', n))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
      '111th',
    ]);
  });
  it('lists', () => {
    expect(list('fr', ['A', 'B', 'C'])).toBe('A, B et C');
    expect(list('en', ['A', 'B'])).toBe('A and B');
    expect(list('fr', ['A'])).toBe('A');
    expect(list('fr', [])).toBe('');
  });
});

describe('plural', () => {
  const forms = { one: 'table', other: 'tables' };
  it('in French 0 and 1 are singular, in English 1 alone', () => {
    expect([0, 1, 2].map((n) => plural('fr', n, forms))).toEqual(['table', 'table', 'tables']);
    expect([0, 1, 2].map((n) => plural('en', n, forms))).toEqual(['tables', 'table', 'tables']);
  });
  it('a round million has its own form in French, or the other one', () => {
    expect(plural('fr', 1_000_000, { ...forms, many: 'de tables' })).toBe('de tables');
    expect(plural('fr', 1_000_000, forms)).toBe('tables');
  });
  it('a number stays with its noun', () => expect(counted('fr', 5, forms)).toBe('5\u00a0tables'));
});

describe('dates', () => {
  it('are civil: the same day in every time zone', () => {
    expect(longDate('fr', '2026-11-14')).toBe('samedi 14 novembre 2026');
    expect(longDate('en', '2026-11-14')).toBe('Saturday 14 November 2026');
    expect(date('fr', '2027-01-01')).toBe('1ᵉʳ janvier 2027');
  });
  it('last', () => {
    expect(dates('fr', '2026-11-14', '2026-11-15')).toBe('du 14 au 15 novembre 2026');
    expect(dates('fr', '2026-10-31', '2026-11-01')).toBe('du 31 octobre 2026 au 1ᵉʳ novembre 2026');
    expect(dates('en', '2026-11-14', '2026-11-14')).toBe('14 November 2026');
  });
  it('what is no date is given back', () => {
    expect(longDate('fr', '2026-02-30')).toBe('2026-02-30');
    expect(date('fr', 'bientôt')).toBe('bientôt');
  });
  it('times', () => {
    const at = new Date(2026, 10, 14, 9, 5).toISOString();
    expect(clock(at)).toBe('09:05');
    expect(clockInWords('fr', at)).toBe('9\u00a0h\u00a005');
    expect(clockInWords('en', at)).toBe('09:05');
  });
});

it('thousands stand apart from 10 000 on', () => {
  const words = { one: 'mot', other: 'mots' };
  expect(counted('fr', 398866, words)).toBe('398\u202f866\u00a0mots');
  expect(counted('fr', 9999, words)).toBe('9999\u00a0mots');
  expect(counted('en', 1234567, { one: 'word', other: 'words' })).toBe('1,234,567 words');
});
