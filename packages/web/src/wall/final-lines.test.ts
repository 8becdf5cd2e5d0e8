import type { FinalMatch } from '@ronde/engine';
import { namesIn } from '@ronde/language';
import { expect, test } from 'vitest';
import { finalLines, isPlayed } from './final-lines.ts';
import { wallSentences } from './sentences.ts';
import { playersNamed, stateOf } from './test-state.ts';
import type { FinalState } from './wall-state.ts';

const players = playersNamed('ODIN Ada', 'TOUSSAINT Bo', 'WAGNER Cy', 'LEROY Di');
const terms = { players: 4, bestOf: 3, carry: false, thirdPlace: true } as const;
type Score = FinalState['scores'][number];

const lines = (
  matches: readonly FinalMatch[],
  scores: readonly Score[],
  format: 'classique' | 'art-de-la-guerre' = 'classique',
) =>
  finalLines(
    stateOf({ format, players }).head,
    { ...terms, matches, scores: [...scores] },
    wallSentences.fr(format),
    namesIn(players),
  );
const none: Score = { carried: null, wins: [0, 0], winner: null };

test('who starts stands first, with the games and their count on the same side', () => {
  const games = [
    [400, 380],
    [350, 360],
    [420, 410],
  ] as const;
  const match: FinalMatch = { stage: 'final', players: ['1', '2'], starts: '2', result: { kind: 'games', games } };
  expect(lines([match], [{ carried: null, wins: [2, 1], winner: '1' }])).toMatchObject([
    {
      players: ['2', '1'],
      starter: '2',
      played: true,
      figures: ['1', '2'],
      notes: ['380\u00a0–\u2060\u00a0400, 360\u00a0–\u2060\u00a0350, 410\u00a0–\u2060\u00a0420'],
      winner: '1',
    },
  ]);
});

test('a single game tells its scores, and nothing beside them', () => {
  const match: FinalMatch = { stage: 'tie', players: ['1', '2'], result: { kind: 'games', games: [[451, 407]] } };
  expect(lines([match], [{ carried: null, wins: [1, 0], winner: '1' }])).toMatchObject([
    { figures: ['451', '407'], notes: [], starter: null },
  ]);
});

test('formule belge, finals: their game of the rounds counts before the first one is played', () => {
  const match: FinalMatch = { stage: 'final', players: ['1', '2'] };
  expect(lines([match], [{ carried: [0, 1], wins: [0, 1], winner: null }])).toMatchObject([
    { figures: ['0', '1'], played: false, notes: ['partie jouée pendant les rondes\u00a0: TOUSSAINT'] },
  ]);
});

test('a forfeit invents no score; the wargame has its two scores', () => {
  const forfeit: FinalMatch = { stage: 'final', players: ['1', '2'], result: { kind: 'forfeit', by: '1', games: [] } };
  expect(lines([forfeit], [{ ...none, winner: '2' }])).toMatchObject([{ figures: null, notes: ['forfait d’ODIN'] }]);
  const won: FinalMatch = {
    stage: 'final',
    players: ['1', '2'],
    result: { kind: 'points', winner: '2', points: [14, 96] },
  };
  expect(lines([won], [{ ...none, winner: '2' }], 'art-de-la-guerre')).toMatchObject([
    { figures: ['14', '96'], notes: [], winner: '2' },
  ]);
});

test('formule belge, finals: a semi-final that is drawn says who goes on, a final that the order stays', () => {
  const level = (stage: FinalMatch['stage']): FinalMatch => ({
    ...{ stage, players: ['1', '2'] },
    result: { kind: 'games', games: [[400, 400]] },
  });
  expect(lines([level('semi'), level('final')], [none, none]).map(({ notes }) => notes)).toEqual([
    ['égalité\u00a0: le classement des rondes décide'],
    ['égalité\u00a0: la meilleure place après les rondes joue la finale'],
  ]);
});

test('the final stands above the semi-finals; it is played with its last result', () => {
  const semi = (one: string, two: string): FinalMatch => ({
    ...{ stage: 'semi', players: [one, two] },
    result: {
      kind: 'games',
      games: [
        [400, 300],
        [410, 300],
      ],
    },
  });
  const semis = [semi('1', '4'), semi('2', '3')];
  const state = (matches: readonly FinalMatch[]) => ({ ...terms, matches, scores: [] });
  expect(isPlayed(state(semis))).toBe(false);
  const last: FinalMatch = { stage: 'final', players: ['1', '2'] };
  expect(lines([...semis, last], [none, none, none]).map(({ stage }) => stage)).toEqual(['final', 'semi', 'semi']);
  expect(isPlayed(state([...semis, last]))).toBe(false);
  expect(isPlayed(state([...semis, { ...last, result: { kind: 'decided', winner: '1' } }]))).toBe(true);
});

test('a match of several games tells those that are over, and who starts the one in play', () => {
  const running = { games: [[402, 455]] } as const;
  const match: FinalMatch = { stage: 'final', players: ['1', '2'], starts: '2', running };
  const more = { ...running, games: [...running.games, [420, 388]], third: '1' } as const;
  expect(lines([match], [none])).toMatchObject([
    { players: ['2', '1'], starter: '1', played: false, figures: ['1', '0'], notes: ['455\u00a0–\u2060\u00a0402'] },
  ]);
  expect(lines([{ ...match, running: more }], [none])).toMatchObject([{ starter: '1', figures: ['1', '1'] }]);
});
