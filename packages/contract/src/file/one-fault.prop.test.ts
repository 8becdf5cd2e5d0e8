import { type FormatId, formats, simulate } from '@ronde/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';

type Path = readonly (string | number)[];
type Json = Record<string, unknown>;

/** A tournament in play, with more in it than a simulation has: absences, a sanction, dates, a final. */
function fileOf(format: FormatId): Json {
  const simulated = simulate({ format, players: 13, rounds: 3, seed: 5 });
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.refusal));
  const { tournament, people } = simulated.value;
  const file = JSON.parse(JSON.stringify(toFile(tournament, people))) as Json;
  const [first] = file.rounds as Json[];
  if (first) first.sanctions = [{ player: 'p1', kind: 'warning' }];
  const before = { ...file, endDate: file.date, trophies: [{ name: 'Coupe', player: 'p1' }] };
  return format.startsWith('classique') ? { ...before, final: { players: 2, bestOf: 3, matches: [] } } : before;
}

/** Every place of a value: the list of its keys, each once with all that is below it. */
function places(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [path, ...keys.flatMap((key) => places(Reflect.get(value, key), [...path, key]))];
}

function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(root) ? [...root] : { ...(root as Json) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value));
  return copy;
}

/** What can hardly stand anywhere in a file: texts that are none, numbers out of all bounds, objects and lists. */
const wrong: readonly unknown[] = ['\u0007', '', 'x'.repeat(5000), -100000, 1e9, 1.25, {}, [[]]];

describe('one fault of shape is one problem', () => {
  for (const format of Object.keys(formats) as FormatId[]) {
    test(format, () => {
      const file = fileOf(format);
      expect(parseFile(file)).toMatchObject({ ok: true });
      const all = places(file).filter(({ length }) => length > 0);
      fc.assert(
        fc.property(fc.constantFrom(...all), fc.constantFrom(...wrong), (path, value) => {
          const read = parseFile(withValue(file, path, value));
          if (read.ok) return;
          // An object of another shape lacks each of its keys: all of them are told, and nothing that follows.
          const told = read.refusal.filter(({ code }) => code !== 'missing');
          const missing = read.refusal.length - told.length;
          expect(told.length + Math.min(missing, 1), JSON.stringify([path, value, read.refusal])).toBe(1);
        }),
        { numRuns: 150 },
      );
    });
  }

  test('a key that is misspelt is told once, though what it says is missing', () => {
    const { players, ...rest } = fileOf('classique');
    const read = parseFile({ ...rest, plyers: players });
    expect(read).toMatchObject({ ok: false, refusal: [{ code: 'unknown-key', path: 'plyers', near: 'players' }] });
  });

  test('a long text where the list of players should be is one problem, whoever plays', () => {
    const read = parseFile({ ...fileOf('classique'), players: 'x'.repeat(5000) });
    expect(read).toMatchObject({ ok: false, refusal: [{ code: 'wrong-type', path: 'players' }] });
    expect(read.ok || read.refusal.length).toBe(1);
  });

  test('a date that is none says nothing of the other one', () => {
    const read = parseFile({ ...fileOf('classique'), date: '2099-13-45' });
    expect(read).toMatchObject({ ok: false, refusal: [{ code: 'wrong-value', path: 'date' }] });
    expect(read.ok || read.refusal.length).toBe(1);
  });

  test('a stranger at a table is told, not that who starts is another one', () => {
    const file = fileOf('classique');
    const read = parseFile(withValue(file, ['rounds', 2, 'matches', 0, 'players'], ['p98', 'p99']));
    expect(read.ok || read.refusal.map(({ code }) => code)).toEqual(['stranger', 'stranger']);
  });

  test('two faults that have nothing to do with each other are both told', () => {
    const shape = { ...fileOf('classique'), place: 17, endDate: 'demain' };
    expect(parseFile(shape)).toMatchObject({
      ok: false,
      refusal: [{ path: 'endDate' }, { code: 'wrong-type', path: 'place' }],
    });
    const sense = { ...fileOf('classique'), endDate: '1999-01-01', absent: ['nobody'] };
    expect(parseFile(sense)).toMatchObject({
      ok: false,
      refusal: [
        { code: 'ends-before', path: 'endDate' },
        { code: 'stranger', path: 'absent[0]' },
      ],
    });
  });
});
