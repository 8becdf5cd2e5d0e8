import type { Decision, Event } from '@ronde/engine';
import { expect, test } from 'vitest';
import { allSentences } from './index.ts';

const decided = (...events: readonly object[]): Decision =>
  ({ seq: 1, at: '2026-11-28T10:00:00.000Z', by: 'Claire', events: events as readonly Event[] }) as Decision;

const result = (round: number, match: number) => ({ kind: 'result', round, match, from: null, to: { kind: 'games' } });
const day = [
  decided({ kind: 'registered', player: { id: 'p1' } }, { kind: 'registered', player: { id: 'p2' } }),
  ...[1, 2].flatMap((round) => [
    decided({ kind: 'drawn', round }),
    decided({ kind: 'published', round }),
    ...[0, 1, 2].map((match) => decided(result(round, match))),
    // A correction is the same result.
    decided({ ...result(round, 0), from: { kind: 'games' } }),
    decided({ kind: 'round-closed', round }),
  ]),
  decided({ kind: 'presence', player: 'p1' }),
  // With the forfeit of the running round.
  decided({ kind: 'left', player: 'p2', from: null, to: 2 }, result(2, 1)),
  decided({ kind: 'closed' }),
];

test('what goes is counted in words that a director would miss: a corrected table is one result', () => {
  expect(allSentences.fr().gone(day)).toBe(
    '2\u00a0inscriptions, 2\u00a0rondes, 6\u00a0résultats, 1\u00a0départ, la clôture et 1\u00a0autre décision',
  );
  expect(allSentences.en().gone(day)).toBe(
    '2 registrations, 2 rounds, 6 results, 1 withdrawal, the closing and 1 other decision',
  );
  expect(allSentences.fr('art-de-la-guerre').gone(day.slice(1))).toMatch(/^2\u00a0tours, /);
});
