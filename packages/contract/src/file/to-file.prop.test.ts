import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composed, hasHidden, seenText } from '../plain-text.ts';
import { parseFile } from './parse-file.ts';
import type { TournamentFile } from './schema.ts';
import { toFile } from './to-file.ts';

const name = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map(composed)
  .filter((text) => seenText.test(text) && !hasHidden(text));
/** « $0 » is an amount, which is no club. */
const noAmount = name.filter((text) => !/[€$£]/u.test(text));
const maybe = <T>(key: string, values: fc.Arbitrary<T>) =>
  fc.option(values, { nil: undefined }).map((v) => (v === undefined ? {} : { [key]: v }));
const all = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((found) => Object.assign({}, ...found) as object);
const scores = fc.tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 }));

type Format = TournamentFile['format'];

const scrabble: readonly Format[] = ['classique', 'classique-belge', 'combinee'];
const isScrabble = (format: Format): boolean => scrabble.includes(format);

const army = all(
  fc.record({ edition: fc.constantFrom('V3', 'V4'), number: fc.nat({ max: 300 }), name }),
  maybe('from', fc.integer({ min: -3000, max: 0 })),
  maybe('to', fc.integer({ min: 1, max: 1500 })),
);

const playerParts = (format: Format) =>
  all(
    fc.record({ name }),
    maybe('rating', fc.integer({ min: 1, max: 3000 })),
    maybe('provisional', fc.boolean()),
    maybe('duplicateSeries', fc.constantFrom('1A', '4C')),
    maybe('licence', fc.stringMatching(/^[0-9]{1,7}$/)),
    maybe('club', noAmount),
    maybe('federation', fc.constantFrom('FR', 'BE')),
    maybe('birthYear', fc.integer({ min: 1920, max: 2015 })),
    maybe('category', fc.constantFrom('Vermeil', 'Diamant')),
    maybe('pseudonym', noAmount),
    maybe('table', fc.integer({ min: 1, max: 9 })),
    isScrabble(format) ? fc.constant({}) : maybe('army', army),
    isScrabble(format) ? fc.constant({}) : maybe('cohesion', fc.integer({ min: 1, max: 99 })),
    format === 'art-de-la-guerre' ? maybe('spare', fc.boolean()) : fc.constant({}),
  );

const timetable = fc.array(
  all(
    fc.record({
      what: fc.constantFrom('arrival', 'round', 'break', 'final', 'prizes', 'other'),
      at: fc.constantFrom('00:00', '09:30', '14:05', '23:59'),
    }),
    maybe('round', fc.integer({ min: 1, max: 99 })),
    maybe('day', fc.integer({ min: 1, max: 60 })),
    maybe('text', name),
  ),
  { minLength: 1, maxLength: 4 },
);

/** An army that has not lost all; the other one anything. */
const losses = fc
  .tuple(fc.integer({ min: 15, max: 30 }), fc.integer({ min: 15, max: 30 }), fc.nat({ max: 14 }), fc.nat({ max: 40 }))
  .map(([a, b, held, taken]) => [
    { lost: held, total: a },
    { lost: taken, total: b },
  ]);

const wargameEnding = (a: string, b: string): fc.Arbitrary<object> =>
  fc.oneof(
    fc.tuple(fc.constantFrom(a, null), losses).map(([winner, cohesion]) => ({ winner, cohesion })),
    fc
      .tuple(fc.constantFrom(a, b, null), fc.nat({ max: 100 }), fc.nat({ max: 100 }))
      .map(([winner, x, y]) => ({ winner, points: [x, y] })),
  );

const forfeitOrAward = (a: string, b: string): fc.Arbitrary<object> =>
  fc.oneof(
    fc.constantFrom(a, b, 'both').map((forfeit) => ({ forfeit })),
    all(
      fc.constantFrom(a, b).map((awarded) => ({ awarded })),
      maybe('reason', name),
    ),
  );

const gamesEnding = (a: string, b: string): fc.Arbitrary<object> =>
  fc.oneof(
    scores.map((game) => ({ games: [game] })),
    fc.tuple(fc.constantFrom(a, b), scores).map(([awarded, game]) => ({ games: [game], awarded })),
  );

/** How a match of one game may have ended; `a` is its first player. */
function ending(format: Format, a: string, b: string): fc.Arbitrary<object> {
  const common = forfeitOrAward(a, b);
  if (format === 'art-de-la-guerre') return fc.oneof(wargameEnding(a, b), common);
  if (isScrabble(format)) return fc.oneof(gamesEnding(a, b), common);
  const decided = fc.constantFrom(a, b, null).map((winner) => ({ winner }));
  return fc.oneof(gamesEnding(a, b), wargameEnding(a, b), decided, common);
}

const sanctions = (format: Format, ids: readonly string[]) =>
  fc.array(
    fc.oneof(
      all(fc.record({ player: fc.constantFrom(...ids), kind: fc.constant('warning') }), maybe('reason', name)),
      all(
        fc.record({ player: fc.constantFrom(...ids), kind: fc.constant('ruling'), article: fc.constant('8.3') }),
        fc.constantFrom({}, { ruling: 'appeal', choice: 'upheld' }, { ruling: 'pause' }),
        maybe('reason', name),
      ),
      all(
        fc.record({
          player: fc.constantFrom(...ids),
          kind: fc.constant(format === 'art-de-la-guerre' ? 'malus' : 'penalty'),
          points: fc.constantFrom(5, 10),
        }),
        maybe('reason', name),
      ),
      fc.record({ player: fc.constantFrom(...ids), kind: fc.constant('exclusion') }),
      fc.record({
        player: fc.constantFrom(...ids),
        kind: fc.constant(isScrabble(format) ? 'warning' : 'malus'),
        ...(isScrabble(format) ? {} : { points: fc.constantFrom(10, 20) }),
      }),
    ),
    { minLength: 1, maxLength: 2 },
  );

/** A round of everybody in some order: the first `away` absent, then pairs, the odd one exempt. */
function roundOf(format: Format, ids: readonly string[], last: boolean): fc.Arbitrary<object> {
  const shuffled = fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length });
  return fc
    .tuple(shuffled, fc.nat({ max: ids.length - 2 }), maybe('attempt', fc.integer({ min: 2, max: 9 })))
    .chain(([order, away, attempt]) => {
      const absent = order.slice(0, away);
      const playing = order.slice(away);
      const matches = Array.from({ length: Math.ceil(playing.length / 2) }, (_, i) => {
        const [a = '', b] = playing.slice(2 * i, 2 * i + 2);
        if (b === undefined) return fc.constant<object>({ players: [a] });
        const how = ending(format, a, b);
        return all(
          fc.constant({ table: i + 1, players: [a, b] }),
          maybe('starts', fc.constantFrom(a, b)),
          last ? fc.oneof(how, fc.constant({})) : how,
          maybe('counters', fc.constant({ [b]: { bagages: 2 } })),
        );
      });
      const bestOf = format === 'art-de-la-guerre' ? {} : { bestOf: 1 };
      const start = { ...(absent.length === 0 ? {} : { absent }), ...bestOf, ...attempt };
      return fc
        .tuple(fc.tuple(...matches), maybe('sanctions', sanctions(format, ids)))
        .map(([list, sanctioned]) => ({ ...start, matches: list, ...sanctioned }));
    });
}

const pointScale = { win: 3, draw: 1, loss: 0 };
const rating = { category: 2, approved: false };

const settingsOf: Readonly<Record<Format, readonly object[]>> = {
  classique: [{ rounds: 5 }, { repeats: 'avoid', rating }, { spreadCap: 120, openingTables: { 8: [fold(8)] } }],
  'classique-belge': [
    { rounds: 5, repeats: 'avoid' },
    { startsBy: 'letters', rating },
  ],
  combinee: [{ phase1: 7, phase2: 4, phase3: 0, pools: 'plain' }, { drawn: [['p1', null], ['p2']] }, { rating }],
  'art-de-la-guerre': [
    { rounds: 4, firstRound: 'armies' },
    { avoidClubs: [1, 2], scale: 'seed' },
    { avoidClubs: false },
  ],
  'toutes-rondes': [
    { turns: 2, points: pointScale },
    { bestOf: 1, rating },
  ],
  suisse: [
    { rounds: 6, order: 'fold', avoidClubs: true },
    { points: pointScale, forfeitSpread: 60 },
  ],
};

function fold(size: number): number[][] {
  return Array.from({ length: size / 2 }, (_, i) => [i + 1, size - i]);
}

const final = (format: Format) => {
  const players = ['p1', 'p2'];
  const match = { stage: 'final', players, starts: 'p2' };
  const games = [
    [400, 300],
    [200, 300],
    [500, 100],
  ];
  const played = format === 'art-de-la-guerre' ? { winner: 'p1', points: [90, 20] } : { games };
  return fc.constantFrom(
    { players: 4, bestOf: 3, carry: false, thirdPlace: true, matches: [] },
    { players: 2, bestOf: 3, carry: false, thirdPlace: false, lastPlace: 'game', matches: [{ ...match, ...played }] },
    // What may be played depends on the game that is carried: still to be played.
    { players: 2, bestOf: 3, carry: true, thirdPlace: false, matches: [match] },
  );
};

/** Files as the program itself writes them: every optional part of it now and then. */
const filesOf = (format: Format): fc.Arbitrary<TournamentFile> =>
  fc
    .tuple(
      fc.array(playerParts(format), { minLength: 2, maxLength: 9 }),
      fc.nat({ max: 3 }),
      all(
        fc.record({ name, seed: fc.nat() }),
        maybe('event', name),
        maybe('place', name),
        maybe('theme', name),
        maybe('pool', fc.constant('A')),
        maybe('timetable', timetable),
        maybe('charter', fc.array(name, { minLength: 1, maxLength: 3 })),
        maybe('practice', fc.constant(true)),
        maybe('endDate', fc.constant('2026-11-15')),
        maybe('settings', fc.constantFrom(...settingsOf[format])),
        maybe('trophies', fc.constant([{ name: 'Armée la mieux peinte', player: 'p2' }])),
        maybe('final', final(format)),
      ),
    )
    .chain(([parts, count, top]) => {
      const ids = parts.map((_, i) => `p${i + 1}`);
      const orders = fc.shuffledSubarray(
        ids.map((_, i) => i + 1),
        { minLength: ids.length, maxLength: ids.length },
      );
      const rounds = fc.tuple(...Array.from({ length: count }, (_, i) => roundOf(format, ids, i === count - 1)));
      return fc.tuple(orders, rounds, fc.subarray(ids)).map(([order, played, absent]) => {
        const { final: planned, settings, ...rest } = top as { final?: object; settings?: { drawn?: object } };
        // No final before the rounds are in; drawn pools hold everybody.
        const final = planned && !complete(played) ? { ...planned, matches: [] } : planned;
        const pools = settings?.drawn ? { drawn: [ids.slice(0, 4), [...ids.slice(4), null]] } : settings;
        const players = parts.map((part, i) => ({ id: ids[i], ...part, ...(count === 0 ? {} : { order: order[i] }) }));
        return {
          ronde: 1,
          id: 't1',
          revision: 3,
          format,
          date: '2026-11-14',
          ...rest,
          ...(final ? { final } : {}),
          ...(pools ? { settings: pools } : {}),
          players,
          ...(count === 0 ? {} : { rounds: played }),
          ...(absent.length === 0 ? {} : { absent }),
        } as unknown as TournamentFile;
      });
    })
    .map(({ trophies, ...file }) => {
      const out = (file.rounds ?? []).flatMap(({ sanctions = [] }) =>
        sanctions.flatMap(({ kind, player }) => (kind === 'exclusion' ? [player] : [])),
      );
      // Nobody excluded is given one: to-file.test.ts.
      return trophies && !out.includes('p2') ? { trophies, ...file } : file;
    });

function complete(rounds: readonly object[]): boolean {
  const { matches: last = [] } = (rounds.at(-1) ?? {}) as { matches?: readonly { players: readonly string[] }[] };
  const keys = ['games', 'forfeit', 'awarded', 'winner'];
  return last.length > 0 && last.every((match) => match.players.length === 1 || keys.some((key) => key in match));
}

const formats: readonly Format[] = [...scrabble, 'art-de-la-guerre', 'toutes-rondes', 'suisse'];
const files = fc.constantFrom(...formats).chain(filesOf);

function read(input: unknown) {
  const parsed = parseFile(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

test.each(formats)('%s: writing what was read gives the same file, and the same state again', (format) => {
  fc.assert(
    fc.property(filesOf(format), (file) => {
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
    { numRuns: 150 },
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
