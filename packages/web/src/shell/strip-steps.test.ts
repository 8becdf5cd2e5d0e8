import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { DeskData } from '../core/queries.ts';
import { deskOf } from './desk.tsx';
import { stripSteps } from './strip-steps.ts';

function day(players: number) {
  const desk = director();
  for (let i = 1; i <= players; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  return desk;
}

function strip(desk: ReturnType<typeof day>) {
  const people = [...desk.people].map(([id, person], i) => ({ id, number: i + 1, ...person }));
  const view = { version: 1, slug: 't', tournament: desk.state(), people } as unknown as DeskData;
  return stripSteps(deskOf('t', view)).map(({ key, state, detail }) => [key, state, detail?.kind ?? null]);
}

test('before the first draw: the planned rounds lie ahead', () => {
  expect(strip(day(18))).toEqual([
    ['registration', 'now', null],
    ...[1, 2, 3, 4, 5].map((n) => [`round-${n}`, 'ahead', null]),
    ['closing', 'ahead', null],
  ]);
});

test('a draft, then results that come in', () => {
  const desk = day(18);
  desk.act({ kind: 'draw', round: 1, without: [] });
  expect(strip(desk)[1]).toEqual(['round-1', 'now', 'draft']);
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(strip(desk).slice(0, 2)).toEqual([
    ['registration', 'done', null],
    ['round-1', 'now', 'results'],
  ]);
});

test('Formule Combinée deals its pools before round 1; a final that is planned stands before the closing', () => {
  const view = (tournament: object) =>
    ({ version: 1, slug: 't', tournament: { ...day(8).state(), ...tournament }, people: [] }) as unknown as DeskData;
  const keys = (tournament: object) => stripSteps(deskOf('t', view(tournament))).map(({ key }) => key);
  expect(keys({ format: 'combinee' }).slice(0, 3)).toEqual(['registration', 'pools', 'round-1']);
  const final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [] };
  expect(keys({ final }).slice(-3)).toEqual(['round-5', 'final', 'closing']);
  expect(keys({}).slice(-2)).toEqual(['round-5', 'closing']);
});
