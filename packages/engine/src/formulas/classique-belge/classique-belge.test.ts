import { describe, expect, test } from 'vitest';
import { played } from '../../fixtures/played.ts';
import { scrabbleStandingsOf } from '../../fixtures/scrabble.ts';
import { initialRanking } from '../../tournament/initial-ranking.ts';
import type { Tournament } from '../../tournament/state.ts';
import { classiqueBelgeFormat } from './draw.ts';

const belgian = (players: string, rounds: readonly string[]) => {
  const { tournament, people } = played({ players, rounds });
  const t: Tournament = { ...tournament, format: 'classique-belge' };
  const rows = (final = true) => scrabbleStandingsOf(t, people, { final }).rows;
  return {
    t,
    people,
    rows,
    pdep: () => Object.fromEntries(rows().map(({ player, figures }) => [player, figures.pdep])),
  };
};

describe('formule-belge: rounds', () => {
  test.each([
    [5, 4],
    [16, 4],
    [17, 5],
    [32, 5],
    [33, 6],
    [64, 6],
    [65, 7],
    [128, 7],
  ])('%i players: %i', (n, rounds) => {
    const { t } = belgian(Array.from({ length: n }, (_, i) => `J${i}:1000`).join(' '), []);
    expect(classiqueBelgeFormat.plannedRounds(t)).toBe(rounds);
  });

  test('at least 4: fewer are played, and said to be fewer than the text asks for', () => {
    const { t } = belgian('A:1000 B:1000 C:1000 D:1000 E:1000 F:1000', []);
    const warned = (rounds: number) => classiqueBelgeFormat.warnings({ ...t, settings: { rounds } })[0];
    expect(warned(3)).toEqual({ code: 'rounds-outside-the-rules', found: 3, rule: 4, players: 6, least: 4 });
    // Up to 16 players the text gives no number but the least.
    expect([warned(4), warned(5)]).toEqual([undefined, undefined]);
  });
});

describe('formule-belge: Pdep are ratings', () => {
  test('the winner scores the higher, the loser the lower, in a draw each his own; they add up', () => {
    const { pdep } = belgian('A:2000 B:1500', ['A-B 400-390', 'A-B 390-400', 'A-B 400-400']);
    expect(pdep()).toEqual({ A: 2000 + 1500 + 2000, B: 1500 + 2000 + 1500 });
  });

  test('win by forfeit the higher, no-show 0; win against X his own; neither came 0', () => {
    const { pdep, rows } = belgian('A:2000 B:1500 C:1000', ['A-B forfeit A, C exempt', 'A-C forfeit both, B exempt']);
    expect(pdep()).toEqual({ A: 0, B: 2000 + 1500, C: 1000 });
    expect(rows().find(({ player }) => player === 'B')?.figures.pm).toBe(6);
  });

  test('two winning games: by match', () => {
    const { tournament, people } = played({
      players: 'A:2000 B:1500',
      rounds: ['A-B 400-390 300-500 400-390'],
      settings: { bestOf: 3 },
    });
    expect(
      scrabbleStandingsOf({ ...tournament, format: 'classique-belge' }, people).rows.map(({ figures }) => figures.pdep),
    ).toEqual([2000, 1500]);
  });
});

describe('formule-belge: PPM', () => {
  // A and B on 4, C and D on 4: A–B and C–D have met; A–C, A–D, B–C, B–D have not all.
  const rounds = ['A-C 400-300, B-D 300-400', 'A-D 300-400, B-C 400-300'];

  test('between rounds only if all tied players have met', () => {
    const { rows } = belgian('A:2000 B:1900 C:1800 D:1700', rounds);
    expect(rows(false).map(({ player, figures: { pm, ppm } }) => [player, pm, ppm])).toEqual([
      ['D', 6, null],
      ['A', 4, null],
      ['B', 4, null],
      ['C', 2, null],
    ]);
  });

  test('in the final standings a pair that has not met counts 2 each', () => {
    const { rows } = belgian('A:2000 B:1900 C:1800 D:1700', rounds);
    expect(
      rows()
        .filter(({ figures }) => figures.pm === 4)
        .map(({ figures }) => figures.ppm),
    ).toEqual([2, 2]);
  });

  test('a pair whose only meeting was a forfeit counts 2 each at the end', () => {
    const { rows } = belgian('A:2000 B:1900', ['A-B forfeit B', 'B exempt']);
    expect(rows().map(({ player, figures: { pm, ppm } }) => [player, pm, ppm])).toEqual([
      ['A', 3, 2],
      ['B', 3, 2],
    ]);
  });
});

describe('formule-belge: the draw', () => {
  test('no fixed tables: thirds from round 1 whatever the number', () => {
    const { t, people } = belgian('A:9 B:8 C:7 D:6 E:5 F:4', []);
    const draw = classiqueBelgeFormat.draw(t, {
      round: 1,
      attempt: 1,
      ranking: initialRanking(t, people),
      absent: new Set(),
    });
    // M = 2, P = 4.
    expect(draw.ok && draw.value.matches.map(({ players }) => players.join(''))).toEqual(['AD', 'BC', 'EF']);
  });

  test('no repair from the bottom: "on garde le match entre A et B"; the proposal is offered', () => {
    // D beats everybody it meets; the fold of the last two who have met is kept.
    const { t, people } = belgian('A:9 B:8 C:7 D:6', ['A-B 400-300, C-D 400-300', 'A-C 400-300, B-D 400-300']);
    const asked = { round: 3, attempt: 1, ranking: initialRanking(t, people), absent: new Set<string>() };
    const draw = classiqueBelgeFormat.draw(t, asked);
    // A 6, B 4, C 4, D 2: A meets the first of the next group he has not met: B and C are met, so D; B–C is new.
    expect(draw.ok && draw.value.matches.map(({ players }) => players.join(''))).toEqual(['AD', 'BC']);
  });
});
