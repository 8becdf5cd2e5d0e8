import { describe, expect, test } from 'vitest';
import { commandSchema } from './command.ts';
import { resultSchema, typedResultSchema } from './commands/results.ts';
import { creationBodySchema } from './creation.ts';
import { personSchema } from './person.ts';

const created = (more: object) =>
  creationBodySchema.safeParse({ name: 'Essai', format: 'classique', date: '2026-11-14', ...more }).success;
const accepted = (command: object) => commandSchema.safeParse(command).success;

describe('the desk refuses what a file refuses', () => {
  test('points of the wargame below 0', () => {
    const points = (a: number) => ({ kind: 'points', winner: 'p1', points: [100, a] });
    for (const schema of [resultSchema, typedResultSchema]) {
      expect(schema.safeParse(points(0)).success).toBe(true);
      expect(schema.safeParse(points(-1)).success).toBe(false);
    }
  });

  test('years out of 1900 to 2099, days that do not exist, dates the wrong way round', () => {
    expect(created({})).toBe(true);
    expect(created({ date: '1899-12-31' })).toBe(false);
    expect(created({ date: '2100-01-01' })).toBe(false);
    expect(created({ endDate: '2026-02-30' })).toBe(false);
    expect(created({ endDate: '2026-11-13' })).toBe(false);
    expect(accepted({ kind: 'details', saw: {}, to: { date: '2100-01-01' } })).toBe(false);
  });

  test('blank text; an empty name is the engine’s to refuse, in the reader’s language', () => {
    expect(created({ place: ' ' })).toBe(false);
    expect(created({ name: ' ' })).toBe(true);
    expect(accepted({ kind: 'details', saw: {}, to: { theme: '' } })).toBe(false);
    expect(accepted({ kind: 'register', player: 'p1', club: ' ' })).toBe(false);
    expect(accepted({ kind: 'register', player: ' ' })).toBe(false);
    expect(personSchema.safeParse({ name: 'NOM', licence: '' }).success).toBe(false);
  });

  test('settings of another format, phases that do not fit, pools that nobody drew, tables with a place twice', () => {
    expect(created({ settings: { rounds: 5 } })).toBe(true);
    expect(created({ settings: { turns: 2 } })).toBe(false);
    expect(created({ format: 'combinee', settings: { phase2: 3, phase3: 3 } })).toBe(true);
    expect(created({ format: 'combinee', settings: { phase2: 3, phase3: 4 } })).toBe(false);
    expect(created({ format: 'combinee', settings: { drawn: [['p1']] } })).toBe(false);
    const openingTables = (...pairs: number[][]) => ({
      kind: 'settings',
      saw: {},
      to: { openingTables: { 8: [pairs] } },
    });
    expect(accepted(openingTables([1, 8], [2, 7], [3, 6], [4, 5]))).toBe(true);
    expect(accepted(openingTables([1, 8], [2, 7], [3, 6], [4, 4]))).toBe(false);
  });

  test('an army whose period ends before it begins', () => {
    const army = (from: number, to: number) => ({ edition: 'V4', number: 40, name: 'Alexandre', from, to });
    expect(accepted({ kind: 'register', player: 'p1', army: army(-336, -323) })).toBe(true);
    expect(accepted({ kind: 'register', player: 'p1', army: army(-323, -336) })).toBe(false);
  });
});
