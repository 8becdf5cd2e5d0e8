// More rounds than opponents: repeats are counted by meetings, so they are spread over all pairs.
import { describe, expect, test } from 'vitest';
import { awayNow } from '../decide/rounds.ts';
import { type Desk, enterAll, registered } from '../fixtures/desk.ts';
import { request, shaken } from '../fixtures/rounds.ts';
import { tryEveryRound } from '../matching/trials/every-round.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FormatId, Match } from '../tournament/state.ts';
import { formatOf } from './draws.ts';

const players = 8;
const rounds = 40;
const places = Array.from({ length: players }, (_, i) => i);

/** How often each two have met, by number. */
type Counts = readonly (readonly number[])[];

function countsOf(d: Desk): Counts {
  const pairs = d.state().rounds.flatMap(({ matches }) => matches.map((match) => match.players.map(numberOf)));
  return places.map((a) =>
    places.map((b) => pairs.filter((pair) => a !== b && pair.includes(a) && pair.includes(b)).length),
  );
}

const numberOf = (id: string): number => Number(id.slice(1)) - 1;

const again = (counts: Counts, matches: readonly Match[]): number =>
  matches.reduce((sum, { players: [a, b = a] }) => sum + (counts[numberOf(a)]?.[numberOf(b)] ?? 0), 0);

/** The fewest repeats of any complete round, by trying every one. */
function fewest(counts: Counts): number {
  const met = counts.map((own) => new Map(own.map((times, other) => [other, times])));
  return tryEveryRound({ met }, () => places).cost[0];
}

type Played = (salt: number, round: number) => (table: number, players: readonly [string, string]) => MatchResult;

const wargame: Played = (salt, round) => (table, pair) => {
  const first = (table * 37 + round * 53 + salt * 29) % 5 < 3;
  return { kind: 'points', winner: pair[first ? 0 : 1], points: first ? [90, 20] : [20, 90] };
};

const formulas: readonly (readonly [string, FormatId, Settings, Played])[] = [
  ['classique, avoid', 'classique', { repeats: 'avoid' }, shaken],
  ['Belgium, avoid', 'classique-belge', { repeats: 'avoid' }, shaken],
  ['suisse', 'suisse', {}, shaken],
  ['suisse, fold', 'suisse', { order: 'fold' }, shaken],
  ['art de la guerre', 'art-de-la-guerre', {}, wargame],
];

describe.each(formulas)('8 players, 40 rounds: %s', (_, format, settings, results) => {
  test.each([1, 2])('results %i: every round has the fewest repeats, and no pair meets far more often', (salt) => {
    const d = registered(players, { ...settings, rounds }, 42, format);
    for (let round = 1; round <= rounds; round++) {
      const before = countsOf(d);
      const draw = formatOf(format).draw(d.state(), request(d.state(), d.people, {}));
      if (!draw.ok) throw new Error(draw.refusal.code);
      // Fixed rounds go by their tables; nobody has met in them.
      expect(again(before, draw.value.matches)).toBe(fewest(before));
      expect(draw.value.repeats).toBe(fewest(before));
      // A round of all possible ones taken at random has each pair once in n − 1: the best has no more than the mean.
      expect(fewest(before)).toBeLessThanOrEqual(Math.floor(((round - 1) * players) / 2 / (players - 1)));
      d.act({ kind: 'draw', round, without: awayNow(d.state()) });
      d.act({ kind: 'publish', round, attempt: 1 });
      enterAll(d, round, results(salt, round));
      d.act({ kind: 'close-round', round });
    }
    // 40 rounds of 4 tables over 28 pairs: 5 or 6 each, but for the last few rounds.
    const counts = countsOf(d).flatMap((own, a) => own.filter((__, b) => b > a));
    expect(counts.reduce((sum, times) => sum + times, 0)).toBe(160);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([5, 6]);
  });
});
