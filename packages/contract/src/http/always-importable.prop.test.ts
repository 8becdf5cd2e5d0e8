import type { Command, Settings, Tournament } from '@ronde/engine';
import { type Desk, desk } from '@ronde/engine/fixtures/desk';
import { deskAct, perform } from '@ronde/engine/fixtures/random-day';
import { awayNow } from '@ronde/engine/tournament/find';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from '../file/parse-file.ts';
import { toFile } from '../file/to-file.ts';
import { formatSchema } from '../values/formats.ts';
import { commandSchema } from './command.ts';
import { creationBodySchema } from './creation.ts';
import { personSchema } from './person.ts';

// What a hurried or hostile hand sends. Most of it is refused by the schemas; whatever they let through, and the
// engine accepts, has to be a good file.

const words = fc.constantFrom(
  '',
  ' ',
  '\u00a0',
  '\u2028',
  'Lyon',
  'É'.repeat(200),
  'x'.repeat(130),
  ' Nîmes ',
  '4C',
  '9X',
);
const numbers = fc.oneof(fc.constantFrom(-1000, -1, 1.5, 1000, 9999, 10000), fc.constantFrom(0, 1, 3, 24, 110, 999));
const dates = fc.constantFrom(
  '1899-12-31',
  '1900-01-01',
  '2026-11-14',
  '2026-11-15',
  '2026-02-30',
  '2099-12-31',
  '2100-01-01',
);
const some = <T>(values: Record<string, fc.Arbitrary<T>>) => fc.record(values, { requiredKeys: [] });

const army = fc.record(
  { edition: words, number: numbers, name: words, from: numbers, to: numbers },
  { requiredKeys: ['edition', 'number', 'name'] },
);
const facts = some<unknown>({
  rating: numbers,
  provisional: fc.boolean(),
  duplicateSeries: words,
  club: words,
  category: words,
  table: numbers,
  spare: fc.boolean(),
  army,
});
const person = fc.record(
  { name: words, licence: words, federation: words, pseudonym: words, birthYear: fc.constantFrom(1899, 1990, 2101) },
  { requiredKeys: ['name'] },
);
const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })), { maxLength: 4 });
const four = fc.constant([1, 2, 3, 4].map((place) => [place, 9 - place]));
const settings = some<unknown>({
  rounds: numbers,
  spreadCap: numbers,
  forfeitSpread: numbers,
  bestOf: fc.constantFrom(1, 2, 3),
  phase1: fc.constantFrom(5, 6, 7, 9),
  phase2: numbers,
  phase3: numbers,
  repeats: fc.constantFrom('avoid', 'never'),
  turns: fc.constantFrom(0, 1, 2),
  avoidClubs: fc.oneof(fc.boolean(), fc.array(numbers, { maxLength: 2 })),
  openingTables: fc.dictionary(fc.constantFrom('8', '9'), fc.array(fc.oneof(pairs, four), { maxLength: 2 })),
  points: fc.record({ win: numbers, draw: numbers, loss: numbers }),
  rating: some<unknown>({ category: numbers, games: numbers, approved: fc.boolean() }),
  drawn: fc.constant([['nobody']]),
});
const details = some<unknown>({
  name: words,
  date: dates,
  endDate: dates,
  event: words,
  place: words,
  theme: words,
  pool: words,
});
const two = fc.tuple(numbers, numbers);
const losses = fc.record({ lost: numbers, total: numbers });

/** A result of any kind, `a` and `b` being those at the table. */
const results = (a: string, b: string): fc.Arbitrary<object> => {
  const who = fc.constantFrom(a, b, 'nobody', null);
  const games = fc.array(two, { maxLength: 4 });
  return fc.oneof(
    fc.record({ kind: fc.constant('games'), games }),
    fc.record({ kind: fc.constant('forfeit'), by: fc.constantFrom(a, 'both', 'nobody'), games, article: words }),
    fc.record({ kind: fc.constant('awarded'), to: fc.constantFrom(a, 'nobody'), games, article: words }),
    fc.record({ kind: fc.constant('points'), winner: who, points: two }),
    fc.record({ kind: fc.constant('losses'), winner: who, cohesion: fc.tuple(losses, losses) }),
    fc.record({ kind: fc.constant('decided'), winner: who }),
  );
};

/** A command as it may arrive, from what is at the last round's first tables. */
function sent(t: Tournament): fc.Arbitrary<{ readonly command: object; readonly person?: object }> {
  const round = t.rounds.length;
  const tables = t.rounds.at(-1)?.matches.filter(({ players }) => players.length === 2) ?? [];
  const match = tables[0] ?? { players: ['nobody', 'else'] };
  const [a = '', b = ''] = match.players;
  const at = { round, players: [a, b] };
  const saw = ('result' in match && match.result) || null;
  const id = t.players[0]?.id ?? 'nobody';
  const known: Partial<Settings> = t.settings;
  const without = (of: object): object => ({ ...of });
  return fc.oneof(
    fc.record({
      command: facts.map((f) => ({
        kind: 'register',
        player: `S${t.players.length}`,
        presence: 'here',
        ...without(f),
      })),
      person,
    }),
    fc.record({
      command: fc
        .tuple(fc.constantFrom(' ', '\u2028', 'x'.repeat(81)), facts)
        .map(([player]) => ({ kind: 'register', player })),
    }),
    fc.record({ command: facts.map((to) => ({ kind: 'amend', player: id, saw: sawOf(t.players[0] ?? {}, to), to })) }),
    fc.record({ command: settings.map((to) => ({ kind: 'settings', saw: sawOf(known, to), to })) }),
    fc.record({ command: details.map((to) => ({ kind: 'details', saw: {}, to })) }),
    fc.record({ command: results(a, b).map((result) => ({ kind: 'record', ...at, result, saw })) }),
    fc.record({ command: results(a, b).map((result) => ({ kind: 'claim', ...at, by: a, result })) }),
    fc.record({
      command: fc.tuple(results(a, b), words).map(([value, by]) => ({ kind: 'dispute', ...at, value, by })),
    }),
    fc.record({
      command: fc
        .tuple(words, numbers)
        .map(([key, n]) => ({ kind: 'counters', ...at, saw: null, to: { [a]: { [key]: n } } })),
    }),
    fc.record({
      command: fc
        .tuple(fc.constantFrom('warning', 'malus'), numbers, words)
        .map(([sanction, points, article]) => ({ kind: 'sanction', round, player: a, sanction, points, article })),
    }),
    fc.record({ command: words.map((name) => ({ kind: 'give-trophy', name, player: id })) }),
    fc.record({
      command: numbers.map((table) => ({
        kind: 'draw',
        round: round + 1,
        without: awayNow(t),
        beyond: true,
        fixed: [{ players: ['D1', 'D2'], table }],
      })),
    }),
  );
}

function sawOf(now: object, to: object): object {
  return Object.fromEntries(Object.entries(now).filter(([key]) => Object.hasOwn(to, key)));
}

function ask(d: Desk, { command, person: who }: { readonly command: object; readonly person?: object }): boolean {
  const read = commandSchema.safeParse(command);
  if (!read.success) return false;
  const people = personSchema.safeParse(who ?? { name: 'NOM' });
  if (!people.success) return false;
  const asked: Command = read.data.kind === 'register' ? { number: d.people.size + 1, ...read.data } : read.data;
  if (asked.kind === 'register') d.people.set(asked.player, people.data);
  return d.ask(asked) === null;
}

const formats = formatSchema.options;

test.each(formats)('%s: what the desk accepts can be exported and imported', (format) => {
  let accepted = 0;
  let days = 0;
  fc.assert(
    fc.property(
      fc.array(deskAct, { maxLength: 6 }),
      fc.array(fc.integer(), { minLength: 12, maxLength: 12 }),
      (acts, seeds) => {
        const d = desk({}, 42, format);
        days++;
        for (let i = 1; i <= 12; i++)
          d.act({ kind: 'register', player: `D${i}`, number: i, rating: 1000 + i, presence: 'here' });
        perform(d, { act: 'start' });
        for (const [i, seed] of seeds.entries()) {
          const [one] = fc.sample(sent(d.state()), { numRuns: 1, seed });
          if (one && ask(d, one)) accepted++;
          const act = acts[i];
          if (act) perform(d, act);
        }
        const read = parseFile(JSON.stringify(toFile(d.state(), d.people)));
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      },
    ),
    { numRuns: 100, interruptAfterTimeLimit: 20_000 },
  );
  // As many as the time allowed: the law is about what is accepted, so half a command a day at least is.
  expect(accepted).toBeGreaterThan(days / 2);
});

test('what is created at the desk is a file', () => {
  let accepted = 0;
  let sentIn = 0;
  const bodies = fc.record(
    {
      name: words,
      format: fc.constantFrom(...formats),
      date: dates,
      endDate: dates,
      place: words,
      seed: numbers,
      settings,
    },
    { requiredKeys: ['name', 'format', 'date'] },
  );
  fc.assert(
    fc.property(bodies, (body) => {
      sentIn++;
      const created = creationBodySchema.safeParse(body);
      if (!created.success || created.data.name === '') return;
      accepted++;
      const start = { id: 't', seed: 1, settings: {}, players: [], ranking: [], rounds: [], status: 'open' as const };
      const { command: _, expected: __, final, ...rest } = created.data;
      const planned = final && { final: { ...final, matches: [] } };
      const read = parseFile(JSON.stringify(toFile({ ...start, ...rest, ...planned }, new Map())));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    }),
    { numRuns: 4000, interruptAfterTimeLimit: 20_000 },
  );
  expect(accepted).toBeGreaterThan(sentIn / 200);
});
