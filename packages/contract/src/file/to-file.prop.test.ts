import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import type { TournamentFile } from './schema.ts';
import { toFile } from './to-file.ts';

const name = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((text) => /\S/u.test(text) && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text));
const maybe = <T>(key: string, values: fc.Arbitrary<T>) =>
  fc.option(values, { nil: undefined }).map((v) => (v === undefined ? {} : { [key]: v }));
const all = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((found) => Object.assign({}, ...found) as object);
const scores = fc.tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 }));

const playerParts = all(
  fc.record({ name }),
  maybe('rating', fc.integer({ min: 1, max: 3000 })),
  maybe('provisional', fc.boolean()),
  maybe('duplicateSeries', fc.constantFrom('1A', '4C')),
  maybe('licence', fc.stringMatching(/^[0-9]{1,7}$/)),
  maybe('club', name),
  maybe('federation', fc.constantFrom('FR', 'BE')),
  maybe('birthYear', fc.integer({ min: 1920, max: 2015 })),
  maybe('category', fc.constantFrom('Vermeil', 'Diamant')),
  maybe('pseudonym', name),
);

/** How a match of one game may have ended; `a` is its first player. */
const ending = (a: string, b: string): fc.Arbitrary<object> =>
  fc.oneof(
    scores.map((game) => ({ games: [game] })),
    fc.constantFrom(a, b, 'both').map((forfeit) => ({ forfeit })),
    all(
      fc.constantFrom(a, b).map((awarded) => ({ awarded })),
      maybe('reason', name),
      maybe(
        'games',
        scores.map((game) => [game]),
      ),
    ),
  );

/** A round of everybody in some order: the first `away` absent, then pairs, the odd one exempt. */
function roundOf(ids: readonly string[], last: boolean): fc.Arbitrary<object> {
  const shuffled = fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length });
  return fc
    .tuple(shuffled, fc.nat({ max: ids.length - 2 }), maybe('attempt', fc.integer({ min: 2, max: 9 })))
    .chain(([order, away, attempt]) => {
      const absent = order.slice(0, away);
      const playing = order.slice(away);
      const matches = Array.from({ length: Math.ceil(playing.length / 2) }, (_, i) => {
        const [a = '', b] = playing.slice(2 * i, 2 * i + 2);
        if (b === undefined) return fc.constant<object>({ players: [a] });
        const result = last ? fc.oneof(ending(a, b), fc.constant({})) : ending(a, b);
        return all(fc.constant({ table: i + 1, players: [a, b] }), maybe('starts', fc.constantFrom(a, b)), result);
      });
      const start = { ...(absent.length === 0 ? {} : { absent }), bestOf: 1, ...attempt };
      return fc.tuple(...matches).map((list) => ({ ...start, matches: list }));
    });
}

/** Files as the program itself writes them: every optional part of it now and then. */
const files: fc.Arbitrary<TournamentFile> = fc
  .tuple(
    fc.array(playerParts, { minLength: 2, maxLength: 9 }),
    fc.nat({ max: 3 }),
    all(
      fc.record({ name, seed: fc.nat() }),
      maybe('event', name),
      maybe('place', name),
      maybe('theme', name),
      maybe('pool', fc.constant('A')),
      maybe('endDate', fc.constant('2026-11-15')),
      maybe(
        'settings',
        fc.constantFrom({ rounds: 5 }, { repeats: 'avoid', rating: { category: 2 } }, { spreadCap: 120 }),
      ),
    ),
  )
  .chain(([parts, count, top]) => {
    const ids = parts.map((_, i) => `p${i + 1}`);
    const orders = fc.shuffledSubarray(
      ids.map((_, i) => i + 1),
      { minLength: ids.length, maxLength: ids.length },
    );
    const rounds = fc.tuple(...Array.from({ length: count }, (_, i) => roundOf(ids, i === count - 1)));
    return fc.tuple(orders, rounds, fc.subarray(ids)).map(([order, played, absent]) => {
      const players = parts.map((part, i) => ({ id: ids[i], ...part, ...(count === 0 ? {} : { order: order[i] }) }));
      const file = { ronde: 1, id: 't1', revision: 3, format: 'classique', date: '2026-11-14', ...top, players };
      return {
        ...file,
        ...(count === 0 ? {} : { rounds: played }),
        ...(absent.length === 0 ? {} : { absent }),
      } as unknown as TournamentFile;
    });
  });

function read(input: unknown) {
  const parsed = parseFile(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

test('writing what was read gives the same file, and the same state again', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { tournament, people } = read(file);
      const written = toFile(tournament, people, 3);
      const sortedAbsent = {
        ...file,
        ...(file.absent === undefined ? {} : { absent: ids(file).filter((id) => file.absent?.includes(id)) }),
      };
      expect(written).toEqual(sortedAbsent);
      const again = read(JSON.stringify(written));
      expect(again.tournament).toEqual(tournament);
      expect(again.people).toEqual(people);
    }),
    { numRuns: 300 },
  );
});

/** Those away are written in the order of the players. */
const ids = (file: TournamentFile): string[] => file.players.map(({ id }) => id);

test('every cut of a good file is refused without a crash', () => {
  fc.assert(
    fc.property(files, fc.nat(), (file, at) => {
      const text = JSON.stringify(file);
      expect(parseFile(text.slice(0, at % text.length)).ok).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('any JSON value at any place is refused or read, never a crash', () => {
  fc.assert(
    fc.property(files, fc.jsonValue(), fc.nat(), (file, value, at) => {
      const keys = Object.keys(file);
      const key = keys[at % keys.length] ?? 'name';
      const text = JSON.stringify({
        ...file,
        [key]: value,
        players: [...file.players, value],
        rounds: [...(file.rounds ?? []), value],
      });
      expect(parseFile(text).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});
