import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { DeskData } from '../core/queries.ts';
import { deskOf } from './desk.tsx';
import { foldedText, stripGroups, stripSteps } from './strip-steps.ts';

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

/** The rounds of the strip as they are read: « 1–7 » folded, | before another phase. */
function rounds(format: string, settings: object, at: number) {
  const tournament = { ...day(8).state(), format, settings };
  const desk = deskOf('t', { version: 1, slug: 't', tournament, people: [] } as unknown as DeskData);
  const steps = stripSteps(desk);
  return stripGroups(
    desk,
    steps,
    steps.find(({ round }) => round === at),
  )
    .filter(({ steps: [first] }) => first?.round !== undefined)
    .map((group) => {
      const told = group.folded ? foldedText(group.steps) : group.steps.map(({ round }) => round).join(' ');
      return group.apart ? `| ${told}` : told;
    })
    .join(' ');
}

test('Formule Combinée: phases stand apart (1–7 | 8–10 | 11–13); of more than nine rounds those of another phase are folded', () => {
  const long = { phase1: 7, phase2: 3, phase3: 3 };
  expect(rounds('combinee', long, 2)).toBe('| 1 2 3 4 5 6 7 | 8–10 | 11–13');
  expect(rounds('combinee', long, 9)).toBe('| 1–7 | 8 9 10 | 11–13');
  expect(rounds('combinee', { phase1: 5, phase2: 3, phase3: 0 }, 1)).toBe('| 1 2 3 4 5 | 6 7 8');
  // Phase 2 may be longer than a line.
  expect(rounds('combinee', { phase1: 5, phase2: 12, phase3: 2 }, 10)).toBe(
    '| 1–5 | 6 7 8 9 10 11 12 13 14–17 | 18–19',
  );
});

test('up to nine rounds stand side by side; of more, seven around where one is', () => {
  expect(rounds('classique', { rounds: 9 }, 1)).toBe('1 2 3 4 5 6 7 8 9');
  expect(rounds('classique', { rounds: 20 }, 1)).toBe('1 2 3 4 5 6 7 8–20');
  expect(rounds('classique', { rounds: 20 }, 10)).toBe('1–6 7 8 9 10 11 12 13 14–20');
  expect(rounds('classique', { rounds: 10 }, 10)).toBe('1–3 4 5 6 7 8 9 10');
});
