import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import type { Final, FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import { finalOtherwise } from './final-otherwise.ts';

/** After one round: A +100, B +90, C +80, D +70, then those they beat. */
const { tournament, people } = played({
  players: 'A:1800 B:1700 C:1600 D:1500 E:1400 F:1300 G:1200 H:1100',
  rounds: ['A-E 500-400, B-F 490-400, C-G 480-400, D-H 470-400'],
  settings: { rounds: 1 },
});

const match = (stage: FinalMatch['stage'], a: PlayerId, b: PlayerId, won: PlayerId | null = a): FinalMatch => ({
  stage,
  players: [a, b],
  ...(won && { result: { kind: 'games', games: [won === a ? [400, 300] : [300, 400]] } }),
});

function otherwise(final: Partial<Final>, more: Partial<Tournament> = {}) {
  const whole: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [], ...final };
  return finalOtherwise({ ...tournament, ...more, final: whole }, people);
}

describe('formule belge, “A championship ends with a final of the first two, or of the first four”', () => {
  test('the rule’s own matches, in whatever order, open or played', () => {
    expect(otherwise({ matches: [] })).toEqual([]);
    expect(otherwise({ matches: [match('final', 'B', 'A', null)] })).toEqual([]);
    const four = [match('semi', 'C', 'B'), match('semi', 'A', 'D'), match('third', 'D', 'B'), match('final', 'A', 'C')];
    expect(otherwise({ players: 4, thirdPlace: true, matches: four })).toEqual([]);
  });

  test('others: named with those of the rule', () => {
    expect(otherwise({ matches: [match('final', 'A', 'E')] })).toEqual([{ at: 0, players: ['A', 'B'] }]);
    const third = [match('final', 'A', 'B'), match('third', 'C', 'E')];
    expect(otherwise({ thirdPlace: true, matches: third })).toEqual([{ at: 1, players: ['C', 'D'] }]);
    const semis = [match('semi', 'A', 'D'), match('semi', 'B', 'E')];
    expect(otherwise({ players: 4, matches: semis })).toEqual([{ at: 1, players: ['B', 'C'] }]);
  });

  test('who won his place in deciding games plays it', () => {
    const level = played({
      players: 'A:1800 B:1700 C:1600 D:1500 E:1400 F:1300 G:1200 H:1100',
      rounds: ['A-E 500-400, B-F 490-400, C-G 490-400, D-H 470-400'],
      settings: { rounds: 1 },
    }).tournament;
    const decided = [match('tie', 'B', 'C', 'C'), match('final', 'A', 'C')];
    expect(otherwise({ lastPlace: 'game', matches: decided }, level)).toEqual([]);
    expect(otherwise({ lastPlace: 'initial-rank', matches: decided.slice(1) }, level)).toEqual([
      { at: 0, players: ['A', 'B'] },
    ]);
    expect(otherwise({ matches: [match('final', 'A', 'C')] }, level)).toEqual([]);
    expect(otherwise({ matches: [match('final', 'A', 'D')] }, level)).toEqual([{ at: 0, players: null }]);
  });

  test('a finalist who left afterwards was in it; the next one takes the seat of who left before', () => {
    const without = (id: PlayerId) => ({
      players: tournament.players.map((player) => (player.id === id ? { ...player, left: 1 } : player)),
    });
    expect(otherwise({ matches: [match('final', 'A', 'B')] }, without('A'))).toEqual([]);
    expect(otherwise({ matches: [match('final', 'B', 'C')] }, without('A'))).toEqual([]);
  });

  test('nothing is said while the rounds wait for results', () => {
    const [round] = tournament.rounds;
    const open = { rounds: round ? [{ ...round, matches: [{ players: ['A', 'E'] as const }] }] : [] };
    expect(otherwise({ matches: [match('final', 'C', 'D')] }, open)).toEqual([]);
  });
});
