import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import type { FileNotice, FileRefusal } from './problems.ts';

const players = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map((id, i) => ({
  id,
  name: `NOM${i + 1} Prénom`,
  rating: 1800 - 100 * i,
}));
/** p1 to p4 win by 100, 90, 80 and 70: the order of the rounds. */
const rounds = [
  {
    matches: [100, 90, 80, 70].map((by, i) => ({ players: [`p${i + 1}`, `p${i + 5}`], games: [[400 + by, 400]] })),
  },
];
const settings = { rounds: 1 };
const base = { ronde: 1, id: 't', revision: 1, name: 'Essai', format: 'classique', date: '2026-11-14' };
const day = { ...base, players, rounds, settings };

const match = (stage: string, a: string, b: string, more: object = { games: [[400, 300]] }) => ({
  stage,
  players: [a, b],
  ...more,
});
const semis = [match('semi', 'p1', 'p4'), match('semi', 'p2', 'p3')];

function refusals(final: object, more: object = {}): readonly FileRefusal[] {
  const parsed = parseFile({ ...day, ...more, final });
  return parsed.ok ? [] : parsed.refusal;
}
const said = (final: object, more: object = {}) => refusals(final, more).map(({ code, path }) => `${code} ${path}`);
const two = (matches: object[], more: object = {}) => ({ players: 2, bestOf: 1, matches, ...more });
const four = (matches: object[], more: object = {}) => ({ players: 4, bestOf: 1, matches, ...more });

describe('the final', () => {
  test('of two or four, with as many matches as it has', () => {
    expect(said(two([match('final', 'p1', 'p2'), match('third', 'p3', 'p4')], { thirdPlace: true }))).toEqual([]);
    const many = [match('semi', 'p1', 'p4'), match('final', 'p1', 'p2'), match('final', 'p3', 'p4')];
    expect(said(two(many))).toEqual([
      'too-many-of-stage final.matches[0].stage',
      'too-many-of-stage final.matches[2].stage',
    ]);
  });

  test('no stranger, nobody twice', () => {
    const matches = [match('final', 'p1', 'p9'), match('third', 'p1', 'p4')];
    expect(said(two(matches, { thirdPlace: true }))).toEqual([
      'stranger final.matches[0].players[1]',
      'seated-twice final.matches[1].players[0]',
    ]);
  });

  test('as many games as its length, five where three wins are needed', () => {
    const games = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? [300, 400] : [400, 300]));
    const of = (bestOf: number, count: number) =>
      said(two([match('final', 'p1', 'p2', { games: games(count) })], { bestOf }));
    expect(of(5, 5)).toEqual([]);
    expect(of(5, 4)).toEqual(['match-unfinished final.matches[0].games']);
    expect(of(3, 5)).toEqual(['too-many-games final.matches[0].games']);
  });

  test('a length that is missing or none is said once, and nothing is held against it', () => {
    const matches = [match('final', 'p1', 'p2')];
    expect(said({ players: 2, matches })).toEqual(['missing final.bestOf']);
    expect(said({ players: 2, bestOf: 2, matches })).toEqual(['wrong-value final.bestOf']);
    const round = { ...rounds[0], bestOf: 2 };
    expect(said(two([]), { rounds: [round] })).toEqual(['wrong-value rounds[0].bestOf']);
  });

  test('a deciding game for its last place is one game', () => {
    expect(said(two([match('tie', 'p2', 'p3')], { bestOf: 3 }))).toEqual([]);
  });
});

describe('formule belge, their game of the rounds counts where the final carries it', () => {
  const met = [{ players: ['p1', 'p2'], games: [[400, 300]] }];
  const of = (a: string, b: string, games: number[][], carry = true, matches: object[] = met) =>
    said(two([match('final', a, b, { games })], { bestOf: 3, carry }), { rounds: [{ bestOf: 1, matches }] });

  test('as the first of the match, in the order of its players', () => {
    expect(of('p1', 'p2', [[400, 300]])).toEqual([]);
    expect(of('p2', 'p1', [[300, 400]])).toEqual([]);
    expect(of('p1', 'p2', [[300, 400]])).toEqual(['match-unfinished final.matches[0].games']);
    expect(of('p1', 'p2', [[400, 300]], false)).toEqual(['match-unfinished final.matches[0].games']);
    expect(of('p1', 'p3', [[400, 300]])).toEqual(['match-unfinished final.matches[0].games']);
  });

  test('a match given by decision is a meeting, a forfeit is none', () => {
    expect(of('p1', 'p2', [[400, 300]], true, [{ players: ['p1', 'p2'], awarded: 'p1', reason: 'x' }])).toEqual([]);
    const forfeit = [{ players: ['p1', 'p2'], forfeit: 'p2' }];
    expect(of('p1', 'p2', [[400, 300]], true, forfeit)).toEqual(['match-unfinished final.matches[0].games']);
  });
});

describe('a stage follows from the one before', () => {
  test('no final before the rounds are in', () => {
    expect(refusals(two([match('final', 'p1', 'p2')]), { rounds: [] })).toEqual([
      { code: 'final-early', path: 'final.matches[0]', round: null },
    ]);
    const open = [{ matches: [...(rounds[0]?.matches.slice(1) ?? []), { players: ['p1', 'p5'] }] }];
    expect(refusals(two([match('final', 'p1', 'p2')]), { rounds: open })).toEqual([
      { code: 'final-early', path: 'final.matches[0]', round: 1 },
    ]);
  });

  test('with four players, no last match before both semi-finals are played', () => {
    expect(refusals(four([match('final', 'p1', 'p2')]))).toMatchObject([
      { code: 'semis-missing', path: 'final.matches[0].stage', played: 0 },
    ]);
    expect(said(four([semis[0] ?? {}, match('semi', 'p2', 'p3', {}), match('third', 'p3', 'p4')]))).toEqual([
      'semis-missing final.matches[2].stage',
    ]);
  });

  test('the winners play the final, the others for the third place', () => {
    expect(said(four([...semis, match('final', 'p1', 'p2'), match('third', 'p3', 'p4')]))).toEqual([]);
    expect(said(four([...semis, match('final', 'p5', 'p6')]))).toEqual([
      'not-from-semi final.matches[2].players[0]',
      'not-from-semi final.matches[2].players[1]',
    ]);
    expect(said(four([...semis, match('final', 'p1', 'p2'), match('third', 'p3', 'p5')]))).toEqual([
      'not-from-semi final.matches[3].players[1]',
    ]);
  });

  test('who lost his semi-final is let through: it may have been corrected afterwards; never both of one', () => {
    expect(said(four([...semis, match('final', 'p1', 'p3')]))).toEqual([]);
    expect(said(four([...semis, match('final', 'p1', 'p4')]))).toEqual(['not-from-semi final.matches[2].players[1]']);
    const level = [match('semi', 'p1', 'p4', { games: [[400, 400]] }), ...semis.slice(1)];
    expect(said(four([...level, match('final', 'p4', 'p2')]))).toEqual([]);
    expect(said(four([...level, match('final', 'p1', 'p4')]))).toEqual(['not-from-semi final.matches[2].players[1]']);
  });

  test('no match for the third place where it is not played for', () => {
    expect(said(two([match('final', 'p1', 'p2'), match('third', 'p3', 'p4')]))).toEqual([
      'no-third-place final.matches[1].stage',
    ]);
    expect(said(four([...semis, match('third', 'p3', 'p4')], { thirdPlace: false }))).toEqual([
      'no-third-place final.matches[2].stage',
    ]);
  });
});

describe('what can have happened is a warning', () => {
  const warnings = (final: object, more: object = {}): readonly FileNotice[] => {
    const parsed = parseFile({ ...day, ...more, final });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    return parsed.value.warnings;
  };

  test('the rule’s own final: none', () => {
    expect(warnings(two([match('final', 'p2', 'p1')]))).toEqual([]);
    expect(warnings(four([...semis, match('final', 'p1', 'p2'), match('third', 'p3', 'p4')]))).toEqual([]);
  });

  test('others than the first two, or four, and other semi-finals', () => {
    expect(warnings(two([match('final', 'p1', 'p3')]))).toEqual([
      { code: 'final-otherwise', path: 'final.matches[0]', players: ['NOM1 Prénom', 'NOM2 Prénom'] },
    ]);
    expect(warnings(four([match('semi', 'p1', 'p2'), match('semi', 'p3', 'p4')]))).toEqual([
      { code: 'final-otherwise', path: 'final.matches[0]', players: ['NOM1 Prénom', 'NOM4 Prénom'] },
      { code: 'final-otherwise', path: 'final.matches[1]', players: ['NOM2 Prénom', 'NOM3 Prénom'] },
    ]);
  });

  test('a level semi-final that sent the lower placed', () => {
    const level = [match('semi', 'p1', 'p4', { games: [[400, 400]] }), ...semis.slice(1)];
    expect(warnings(four([...level, match('final', 'p4', 'p2')]))).toEqual([
      { code: 'final-otherwise', path: 'final.matches[2]', players: ['NOM1 Prénom', 'NOM2 Prénom'] },
    ]);
  });

  test('a tie for the last place that nothing settles: whoever shares it may play', () => {
    const level = [
      { matches: [100, 90, 90, 70].map((by, i) => ({ ...rounds[0]?.matches[i], games: [[400 + by, 400]] })) },
    ];
    expect(warnings(two([match('final', 'p1', 'p3')]), { rounds: level })).toEqual([]);
    expect(warnings(two([match('final', 'p1', 'p4')]), { rounds: level })).toEqual([
      { code: 'final-otherwise', path: 'final.matches[0]', players: null },
    ]);
  });

  test('fewer rounds than planned', () => {
    expect(warnings(two([match('final', 'p1', 'p2')]), { settings: { rounds: 5 } })).toEqual([
      { code: 'final-before-planned', path: 'final', played: 1, planned: 5 },
    ]);
  });
});
