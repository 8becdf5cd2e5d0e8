import { expect, test } from 'vitest';
import { type Desk, drawNext, enterAll, games, playNext, registered } from '../fixtures/desk.ts';
import { shaken } from '../fixtures/rounds.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { wargameStandingsOf } from '../fixtures/wargame.ts';
import { prizesOf } from '../prizes/prizes.ts';
import { finalStandings } from '../rating-of/final-places.ts';
import { apply } from '../tournament/log.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import { decide } from './decide.ts';

const firstWins = () => games([400, 350]);
const wargameWin = (_: number, [winner]: readonly [string, string]): MatchResult => ({
  kind: 'points',
  winner,
  points: [100, 10],
});

const tableOne = (d: Desk): readonly [string, string] => {
  const [a = '', b = ''] = d.state().rounds.at(-1)?.matches[0]?.players ?? [];
  return [a, b];
};

const points = (d: Desk, id: string) =>
  wargameStandingsOf({ tournament: d.state(), people: d.people }).rows.find(({ player }) => player === id)?.figures
    .points;

test('situations, excluded: the running match is forfeited, earlier results stand, not drawn any more', () => {
  const d = registered(18);
  playNext(d, firstWins);
  drawNext(d);
  const [a, b] = tableOne(d);
  const before = scrabbleStandingsOf(d.state(), d.people, { after: 1 });
  d.act({ kind: 'sanction', round: 2, player: b, sanction: 'exclusion', article: '10.2' });
  expect(d.state().rounds[1]?.matches[0]?.result).toEqual({ kind: 'forfeit', by: b, games: [] });
  expect(scrabbleStandingsOf(d.state(), d.people, { after: 1 })).toEqual(before);
  const rows = scrabbleStandingsOf(d.state(), d.people, { after: 2 }).rows;
  const pm = (id: string, after: number) =>
    scrabbleStandingsOf(d.state(), d.people, { after }).rows.find(({ player }) => player === id)?.figures.pm ?? 0;
  expect(rows.map(({ player }) => player)).toContain(b);
  expect(pm(a, 2) - pm(a, 1)).toBe(3);
  expect(pm(b, 2) - pm(b, 1)).toBe(0);
  enterAll(d, 2, firstWins);
  d.act({ kind: 'close-round', round: 2 });
  drawNext(d);
  expect(d.state().rounds[2]?.matches.flatMap(({ players }) => players as readonly string[])).not.toContain(b);
  expect(d.ask({ kind: 'sanction', round: 3, player: b, sanction: 'exclusion' })).toEqual({
    code: 'already-excluded',
    player: b,
  });
});

test('ADG, excluded: 0, and 90 to the other', () => {
  const d = registered(8, {}, 42, 'art-de-la-guerre');
  drawNext(d);
  const [a, b] = tableOne(d);
  d.act({ kind: 'sanction', round: 1, player: b, sanction: 'exclusion' });
  expect(points(d, a)).toBe(90);
  expect(points(d, b)).toBe(0);
});

test('ADG, malus: 10 points, shown apart; the other’s score stands; kept when the game is corrected', () => {
  const d = registered(8, {}, 42, 'art-de-la-guerre');
  playNext(d, wargameWin);
  const [a, b] = tableOne(d);
  d.act({ kind: 'sanction', round: 1, player: a, sanction: 'malus', article: '3' });
  expect([points(d, a), points(d, b)]).toEqual([90, 10]);
  const saw = wargameWin(1, [a, b]);
  d.act({ kind: 'record', round: 1, players: [a, b], result: { kind: 'points', winner: a, points: [95, 15] }, saw });
  expect([points(d, a), points(d, b)]).toEqual([85, 15]);
  const sanction = d.state().rounds[0]?.sanctions?.[0];
  if (!sanction) throw new Error('No malus.');
  d.act({ kind: 'lift', round: 1, sanction });
  expect(points(d, a)).toBe(95);
  expect('sanctions' in (d.state().rounds[0] ?? {})).toBe(false);
  expect(d.ask({ kind: 'lift', round: 1, sanction })).toEqual({ code: 'no-such-sanction', player: a, round: 1 });
});

test('a malus needs points that know one, and somebody who was drawn', () => {
  const d = registered(18);
  playNext(d, firstWins);
  expect(d.ask({ kind: 'sanction', round: 1, player: 'J1', sanction: 'malus' })).toEqual({
    code: 'no-malus',
    format: 'classique',
  });
  const e = registered(9, {}, 42, 'art-de-la-guerre');
  e.act({ kind: 'mark', player: 'J9', presence: 'absent' });
  playNext(e, wargameWin);
  expect(e.ask({ kind: 'sanction', round: 1, player: 'J9', sanction: 'malus' })).toEqual({
    code: 'not-drawn',
    player: 'J9',
    round: 1,
  });
});

test('ADG, umpire: a malus has its reason, in words or by its article; a warning need not', () => {
  const d = registered(8, {}, 42, 'art-de-la-guerre');
  playNext(d, wargameWin);
  const [a, b] = tableOne(d);
  const malus = { kind: 'sanction', round: 1, player: a, sanction: 'malus' } as const;
  expect(d.ask(malus)).toEqual({ code: 'malus-unexplained' });
  expect([points(d, a), d.state().rounds[0]?.sanctions]).toEqual([100, undefined]);
  expect(d.ask({ ...malus, note: 'n1' })).toBeNull();
  expect(d.ask({ ...malus, player: b, article: '3' })).toBeNull();
  expect(d.ask({ ...malus, sanction: 'warning' })).toBeNull();
});

test('a malus without a reason that an older log holds is read, and taken back, as ever', () => {
  const d = registered(8, {}, 42, 'art-de-la-guerre');
  playNext(d, wargameWin);
  const [a] = tableOne(d);
  const sanction = { player: a, kind: 'malus' } as const;
  const older = apply(d.state(), { kind: 'sanctioned', round: 1, at: 0, sanction });
  const lifting = decide(older, { kind: 'lift', round: 1, sanction }, d.people);
  expect(older.rounds[0]?.sanctions).toEqual([sanction]);
  expect(lifting).toEqual({ ok: true, value: [{ kind: 'lifted', round: 1, at: 0, sanction }] });
});

test('DAY-10: a penalty of five points leaves its line and moves nothing; the points are in the score', () => {
  const d = registered(18);
  playNext(d, firstWins);
  const before = scrabbleStandingsOf(d.state(), d.people);
  const penalty = { kind: 'sanction', round: 1, player: 'J1', sanction: 'penalty' } as const;
  expect(d.ask(penalty)).toEqual({ code: 'malus-unexplained' });
  const decided = { ruling: 'conduct', choice: 'penalty', article: '8.2' } as const;
  d.act({ ...penalty, ...decided });
  d.act({ ...penalty, ...decided, points: 10 });
  const kept = { player: 'J1', kind: 'penalty', ...decided };
  expect(d.state().rounds[0]?.sanctions).toEqual([
    { ...kept, points: 5 },
    { ...kept, points: 10 },
  ]);
  expect(scrabbleStandingsOf(d.state(), d.people)).toEqual(before);
  d.act({ kind: 'lift', round: 1, sanction: { ...decided, player: 'J1', kind: 'penalty', points: 10 } });
  expect(d.undo(d.log.length)).toBeNull();
  expect(d.undo(d.log.length - 2)).toBeNull();
  expect(d.state().rounds[0]?.sanctions).toHaveLength(1);
});

test('DAY-10: an appeal leaves its line; a penalty needs a score, and somebody who was drawn', () => {
  const d = registered(18);
  drawNext(d);
  const appeal = { kind: 'sanction', round: 1, player: 'J1', sanction: 'ruling', ruling: 'appeal' } as const;
  expect(d.ask(appeal)).toEqual({ code: 'malus-unexplained' });
  expect(d.ask({ ...appeal, choice: 'overturned', article: '8.3' })).toBeNull();
  const e = registered(8, {}, 42, 'art-de-la-guerre');
  playNext(e, wargameWin);
  expect(e.ask({ kind: 'sanction', round: 1, player: 'J1', sanction: 'penalty', article: '8' })).toEqual({
    code: 'no-penalty',
    format: 'art-de-la-guerre',
  });
});

test('an exclusion belongs to the round in play: not to an earlier one, not to a draft', () => {
  const d = registered(18);
  playNext(d, firstWins);
  d.act({ kind: 'draw', round: 2, without: [] });
  expect(d.ask({ kind: 'sanction', round: 2, player: 'J1', sanction: 'exclusion' })?.code).toBe('round-is-draft');
  d.act({ kind: 'sanction', round: 1, player: 'J1', sanction: 'exclusion' });
  // The draft still seats him: it has to be drawn again.
  expect(d.ask({ kind: 'publish', round: 2, attempt: 1 })).toMatchObject({ code: 'draft-outdated', round: 2 });
  d.act({ kind: 'redraw', round: 2, attempt: 1 });
  d.act({ kind: 'publish', round: 2, attempt: 2 });
  expect(d.ask({ kind: 'sanction', round: 1, player: 'J2', sanction: 'exclusion' })).toEqual({
    code: 'not-the-last-round',
    round: 1,
    last: 2,
  });
});

test('warnings of two players in a round are free of each other', () => {
  const d = registered(18);
  drawNext(d);
  d.act({ kind: 'sanction', round: 1, player: 'J1', sanction: 'warning' });
  const seq = d.log.length;
  d.act({ kind: 'sanction', round: 1, player: 'J2', sanction: 'warning', note: 'n1' });
  expect(d.undo(seq)).toBeNull();
  expect(d.state().rounds[0]?.sanctions).toEqual([{ player: 'J2', kind: 'warning', note: 'n1' }]);
});

test('DAY-07: an exclusion takes the trophies back and gives none; undone, they are there again', () => {
  const d = registered(18);
  drawNext(d);
  const trophy = { name: 'Armée la mieux peinte', player: 'J2' };
  d.act({ kind: 'give-trophy', ...trophy });
  d.act({ kind: 'sanction', round: 1, player: 'J2', sanction: 'exclusion' });
  expect('trophies' in d.state()).toBe(false);
  expect(d.ask({ kind: 'give-trophy', ...trophy })).toEqual({ code: 'already-excluded', player: 'J2' });
  expect(d.undo(d.log.length)).toBeNull();
  expect(d.state().trophies).toEqual([trophy]);
});

test('DAY-07: excluded in a final, the match that waits is forfeited; excluded after it was won, the next is the first', () => {
  const d = registered(18, { rounds: 1 });
  playNext(d, shaken(1, 1));
  d.act({ kind: 'open-final', players: 2, bestOf: 1, carry: false, thirdPlace: false });
  d.act({ kind: 'draw-final', set: 0 });
  const [upper, lower] = d.state().final?.matches[0]?.players ?? ['', ''];
  d.act({ kind: 'sanction', round: 1, player: upper, sanction: 'exclusion' });
  expect(d.state().final?.matches[0]?.result).toEqual({ kind: 'forfeit', by: upper, games: [] });
  expect(prizesOf(d.state(), d.people).podium[0]).toEqual({ step: 1, place: 1, players: [lower] });
  expect(d.undo(d.log.length)).toBeNull();
  const won = games([400, 300]);
  d.act({ kind: 'record-final', stage: 'final', players: [upper, lower], result: won, saw: null });
  d.act({ kind: 'sanction', round: 1, player: upper, sanction: 'exclusion' });
  expect(d.state().final?.matches[0]?.result).toEqual(won);
  expect(finalStandings(d.state(), d.people).rows[0]).toMatchObject({ player: upper, rank: 1 });
  expect(prizesOf(d.state(), d.people).podium[0]).toEqual({ step: 1, place: 2, players: [lower] });
});

test('a trophy is given once to each, and taken back', () => {
  const d = registered(3);
  const trophy = { name: 'Armée la mieux peinte', player: 'J2' };
  d.act({ kind: 'give-trophy', ...trophy });
  expect(d.ask({ kind: 'give-trophy', ...trophy })?.code).toBe('trophy-given');
  expect(d.ask({ kind: 'take-trophy', name: 'Autre', player: 'J2' })?.code).toBe('no-such-trophy');
  d.act({ kind: 'remove', player: 'J2' });
  expect('trophies' in d.state()).toBe(false);
});
