import { describe, expect, test } from 'vitest';
import { penaltyLine, type RulingInput, rule } from './ruling-effects.ts';
import { rulings } from './rulings.ts';
import { absentAfter, leastTime } from './turn.ts';

const by: Omit<RulingInput, 'keys'> = { against: 1, author: 'arbitre', office: 'arbiter' };

describe('formule-belge, penalties and others (8.2, 9.1 to 9.7)', () => {
  test('9.1: unseen, put back without penalty; once one was seen, 5 points each', () => {
    expect(rule({ ...by, keys: 't1', count: 2 })).toMatchObject({ value: { article: '9.1', points: 0 } });
    expect(rule({ ...by, keys: 't2', count: 2 })).toMatchObject({ value: { article: '9.1', points: 10 } });
  });

  test('every situation of article 9 is in the catalogue, in two keys of its own', () => {
    const articles = new Set(rulings.map((ruling) => ruling.article));
    for (const article of ['9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7', '8.2', '8.3']) {
      expect(articles).toContain(article);
    }
    const keys = rulings.flatMap((ruling) => ruling.choices.map((choice) => ruling.key + choice.key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((two) => /^[a-z][1-9]$/.test(two))).toBe(true);
  });

  test.each([
    ['g4', '9.2', 'lost', 'arbiter'],
    ['g3', '9.2', 'points', 'arbiter'],
    ['j1', '9.3', 'score', 'director'],
    ['j2', '9.3', 'lost', 'director'],
    ['d2', '9.4', 'score', 'arbiter'],
    ['a1', '9.5', 'clock', 'director'],
    ['a3', '9.5', 'forfeit', 'director'],
    ['p1', '9.6', 'clock', 'arbiter'],
    ['q1', '9.7', 'lost', 'arbiter'],
  ] as const)('%s is article %s: %s', (keys, article, kind, office) => {
    expect(rule({ ...by, office, keys })).toMatchObject({ ok: true, value: { article, effect: { kind } } });
  });

  test('8.2: the arbiter warns, takes five points or the game; the director also excludes, with a reason', () => {
    const conduct = rulings.find((ruling) => ruling.code === 'conduct');
    expect(conduct?.choices.map((choice) => choice.effect.kind)).toEqual(['warning', 'points', 'lost']);
    expect(rule({ ...by, keys: 'x1', reason: 'triche' })).toEqual({
      ok: false,
      refusal: { code: 'director-only', article: '8.3' },
    });
    expect(rule({ ...by, keys: 'x1', office: 'director' })).toEqual({ ok: false, refusal: { code: 'reason-missing' } });
    expect(rule({ ...by, keys: 'x1', office: 'director', reason: 'triche' })).toMatchObject({
      value: { effect: { kind: 'exclusion' }, reason: 'triche', author: 'arbitre' },
    });
  });

  test('keys that name nothing are refused', () => {
    expect(rule({ ...by, keys: 'g9' })).toEqual({ ok: false, refusal: { code: 'unknown-ruling', keys: 'g9' } });
    expect(rule({ ...by, keys: '' })).toMatchObject({ refusal: { code: 'unknown-ruling' } });
  });

  test('7.2: points taken are a line of both sheets, with the article', () => {
    const upset = rule({ ...by, keys: 'g3' });
    expect(upset.ok && penaltyLine(upset.value)).toEqual({ kind: 'penalty', by: 1, points: 5, article: '9.2' });
    const restored = rule({ ...by, keys: 'g1' });
    expect(restored.ok && penaltyLine(restored.value)).toBeNull();
  });

  test('9.5: forfeit when half of the time is gone', () => {
    expect(absentAfter(599, leastTime)).toBe('clock-runs');
    expect(absentAfter(600, leastTime)).toBe('forfeit');
  });
});
