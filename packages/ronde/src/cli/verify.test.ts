import {
  type Command,
  type Creation,
  create,
  type Decision,
  decide,
  type Event,
  engineVersion,
  type MatchResult,
  type Person,
  replay,
} from '@ronde/engine';
import { expect, test } from 'vitest';
import { line } from './test-line.ts';

const people = new Map<string, Person>(
  Array.from({ length: 12 }, (_, i) => [`p${i + 1}`, { name: `NOM${i + 1}` }] as const),
);

/** A log that grows by one decision with each command. */
function newLog(creation: Pick<Creation, 'format' | 'settings'>) {
  const log: Decision[] = [];
  const put = (events: readonly Event[]): void => {
    const seq = log.length + 1;
    log.push({ seq, id: `c${seq}`, at: '2026-11-14T09:00:00.000Z', by: 'CV', events });
  };
  const created = create({ id: 't', name: 'Essai', date: '2026-11-14', seed: 1, ...creation });
  if (!created.ok) throw new Error(created.refusal.code);
  put([created.value]);
  const act = (command: Command): void => {
    const decided = decide(replay(log), command, people);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    put(decided.value);
  };
  return { log, act };
}

function registerAll(act: (command: Command) => void, count: number): void {
  [...people.keys()].slice(0, count).forEach((player, i) => {
    act({ kind: 'register', player, number: i + 1, rating: 1500 - i, presence: 'here' });
  });
}

/** Everything of a round after its draw. */
function playRound(
  { log, act }: ReturnType<typeof newLog>,
  round: number,
  result: (first: string) => MatchResult,
): void {
  act({ kind: 'publish', round, attempt: replay(log).rounds[round - 1]?.attempt ?? 1 });
  for (const { players } of replay(log).rounds[round - 1]?.matches ?? []) {
    const [first, second] = players;
    if (second !== undefined)
      act({ kind: 'record', round, players: [first, second], result: result(first), saw: null });
  }
  act({ kind: 'close-round', round });
}

/** A tournament of two rounds, from its creation to its closing. */
function swissLog(): readonly Decision[] {
  const day = newLog({ format: 'suisse', settings: { rounds: 2 } });
  registerAll(day.act, 9);
  for (const round of [1, 2]) {
    day.act({ kind: 'draw', round, without: [] });
    playRound(day, round, (winner) => ({ kind: 'decided', winner }));
  }
  day.act({ kind: 'close' });
  return day.log;
}

/** The draw of round 1 with the opponents of the first two tables exchanged. */
function exchanged(event: Event): Event {
  if (event.kind !== 'drawn' || event.round !== 1) return event;
  const [one, two, ...rest] = event.content.matches;
  const [a = '', b = ''] = one?.players ?? [];
  const [c = '', d = ''] = two?.players ?? [];
  const tables = [
    { ...one, players: [a, d] },
    { ...two, players: [c, b] },
  ] as const;
  return { ...event, content: { ...event.content, matches: [...tables, ...rest] } };
}

const log = swissLog();
const lines = (decisions: readonly unknown[]): string => decisions.map((one) => JSON.stringify(one)).join('\n');
const verified = async (stdin: string) => JSON.parse((await line(['verify', '-', '--json'], { stdin })).out);

test('today’s engine gives the same: as JSON lines and as a list', async () => {
  const expected = { tournament: 't', decisions: log.length, draws: 2, differences: [] };
  expect(await verified(lines(log))).toEqual(expected);
  expect(await verified(JSON.stringify(log))).toEqual(expected);
  expect((await line(['verify', '-'], { stdin: lines(log) })).out).toMatch(/2\sappariements/);
});

test('tables that it would not have drawn, standings that it would not have given', async () => {
  const other = log.map((decision) => ({ ...decision, events: decision.events.map(exchanged) }));
  const { differences } = await verified(lines(other));
  expect(differences[0]).toMatchObject({ seq: 11, code: 'drawn-otherwise', round: 1, engine: engineVersion });
  const old = lines(other).replaceAll(`"engine":"${engineVersion}"`, '"engine":"0.1.0"');
  expect((await line(['verify', '-'], { stdin: old })).out).toContain('par la version 0.1.0');
  const text = lines(log);
  const digest = text.replace(/"digest":"[0-9a-f]{4}/, '"digest":"0000');
  expect(await verified(digest)).toMatchObject({ differences: [{ seq: log.length, code: 'standings-otherwise' }] });
  expect((await line(['verify', '-'], { stdin: digest })).out).toContain('classement final');
});

test('a dated log names the players of the tables that differ; a log alone has their ids', async () => {
  const other = log.map((decision) => ({ ...decision, events: decision.events.map(exchanged) }));
  const persons = [...people].map(([id, person], i) => ({ id, number: i + 1, ...person }));
  const dated = JSON.stringify({ journal: 1, tournament: 't', people: persons, notes: {}, log: other });
  expect((await line(['verify', '-'], { stdin: dated })).out).toMatch(/NOM\d+ – NOM\d+, NOM\d+ – NOM\d+/);
  expect((await line(['verify', '-'], { stdin: lines(other) })).out).toMatch(/p\d+ – p\d+, p\d+ – p\d+/);
});

test('pools that were drawn twice are those of the second draw', async () => {
  const day = newLog({ format: 'combinee', settings: {} });
  registerAll(day.act, 12);
  day.act({ kind: 'draw', round: 1, without: [] });
  day.act({ kind: 'redraw', round: 1, attempt: 1 });
  playRound(day, 1, () => ({ kind: 'games', games: [[410, 400]] }));
  day.act({ kind: 'draw', round: 2, without: [] });
  expect(await verified(lines(day.log))).toMatchObject({ draws: 3, differences: [] });
});

test.each([
  ['empty', '', 'empty', ''],
  ['no decision', lines([...log.slice(0, 3), { seq: 4 }]), 'decision', '[3]'],
  ['a gap', lines([...log.slice(0, 3), ...log.slice(4)]), 'order', '[3]'],
  ['no creation', lines(log.slice(1).map((one, i) => ({ ...one, seq: i + 1 }))), 'created', '[0]'],
])('%s is no log', async (_, stdin, reason, at) => {
  const ran = await line(['verify', '-', '--json'], { stdin });
  expect(ran.code).toBe(1);
  const { problems } = JSON.parse(ran.out);
  expect(problems[0]).toMatchObject({ code: 'not-a-log', path: at });
  expect(reason).not.toBe('');
  expect(ran.err).not.toContain('undefined');
});

test('a tournament file is no log: it says what it is, and what was expected', async () => {
  const file = JSON.stringify(
    { ronde: 1, name: 'Essai', format: 'classique', date: '2026-11-14', players: [] },
    null,
    2,
  );
  const ran = await line(['verify', '-', '--json'], { stdin: file });
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'not-a-log' }]);
  expect(ran.err).toContain('C’est un fichier de tournoi, pas un journal');
});
