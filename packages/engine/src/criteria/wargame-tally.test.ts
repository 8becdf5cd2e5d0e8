import { describe, expect, test } from 'vitest';
import { wargame, wargameLines } from '../fixtures/wargame.ts';
import { wargameCredits } from './wargame-tally.ts';

const credits = (written: Parameters<typeof wargame>[0], player: string, asked = {}) => {
  const { tournament } = wargame(written);
  const until = { after: tournament.rounds.length, last: tournament.settings.rounds ?? 3, final: false, ...asked };
  return wargameCredits(tournament, until).get(player);
};
const points = (...given: Parameters<typeof credits>) => credits(...given)?.map((credit) => credit.points);

describe('art-de-la-guerre.md, "Forfeit (no-show)"', () => {
  const four = { rounds: 4 };
  // G and H miss round 2; G goes on, H never returns.
  const missed = ['G-H 95-15, C-D 95-15', 'G-C forfeit G, H-D forfeit H', 'G-D 95-15, C exempt', 'G-C 95-15, D exempt'];

  test('FORF-09: both opponents 90, G 10, H 0; totals and sums of opponents use these', () => {
    const written = { players: 'G H C D', rounds: missed, settings: four };
    expect(wargameLines(wargame(written))).toEqual(['1 G 295 805', '2 C 290 800', '3 D 210 600', '4 H 15 505']);
    expect(points(written, 'G')).toEqual([95, 10, 95, 95]);
    expect(points(written, 'H')).toEqual([15, 0, 0, 0]);
    expect(points(written, 'C')).toEqual([95, 90, 90, 15]);
    expect(points(written, 'D')).toEqual([15, 90, 15, 90]);
  });

  test('FORF-09: 10 provisionally while rounds remain and he has not left', () => {
    const written = { players: 'G H C D', rounds: missed.slice(0, 2), settings: four };
    expect(credits(written, 'H')?.[1]).toMatchObject({ kind: 'away', points: 10, provisional: true });
    expect(points(written, 'H', { final: true })).toEqual([15, 0]);
    const gone = { ...written, about: { H: { left: 2 } } };
    expect(points(gone, 'H')).toEqual([15, 0]);
    const settled = { ...written, rounds: missed.slice(0, 3) };
    expect(credits(settled, 'G')?.[1]).toMatchObject({ points: 10, provisional: false });
    expect(credits(settled, 'H')?.map((credit) => credit.provisional)).toEqual([false, true, true]);
  });

  test('in the last round 0, at once', () => {
    const written = { players: 'A B C D', rounds: ['A-B 95-15, C-D 95-15', 'A-C forfeit C, B-D 95-15'] };
    expect(points({ ...written, settings: { rounds: 2 } }, 'C', { last: 2 })).toEqual([95, 0]);
  });

  test('while the last round is being played, who sits in it still has the 10 of the round before', () => {
    const rounds = ['A-B forfeit B, C-D 95-15', 'A-C 95-15, B-D'];
    expect(credits({ players: 'A B C D', rounds }, 'B', { last: 2 })?.[0]).toMatchObject({
      points: 10,
      provisional: true,
    });
    expect(points({ players: 'A B C D', rounds }, 'B', { last: 2, final: true })).toEqual([0, 0]);
  });

  test('an exemption or a win by forfeit is a later round', () => {
    const exempt = { players: 'A B C', rounds: ['A-B forfeit B, C exempt', 'A-C 95-15, B exempt'] };
    expect(points(exempt, 'B', { last: 2 })).toEqual([10, 90]);
    const won = { players: 'A B C D', rounds: ['A-B forfeit B, C-D 95-15', 'B-C forfeit C, A-D 95-15'] };
    expect(points(won, 'B', { last: 2 })).toEqual([10, 90]);
    expect(points(won, 'C', { last: 2 })).toEqual([95, 0]);
  });

  test('FORF-04b: neither came: J7, who comes back, 10; J8, who does not, 0; nobody 90; not met', () => {
    const written = { players: 'J7 J8 A B', rounds: ['J7-J8 forfeit both, A-B 95-15', 'J7-A 95-15, B exempt'] };
    expect(points(written, 'J7', { last: 2 })).toEqual([10, 95]);
    expect(points(written, 'J8', { last: 2 })).toEqual([0, 0]);
    expect(credits(written, 'J7', { last: 2 })?.[0]?.kind).toBe('away');
  });

  test('every opponent that was drawn counts, whether he came or not, for both; an exemption adds nothing', () => {
    const rounds = ['A-B 95-15, C-D forfeit D', 'A-C 95-15, B-D 95-15', 'B exempt, A-D 20-90, C exempt'];
    // D: 10 + 15 + 90 = 115, his opponents C (90 + 15 + 90 = 195), B (15 + 95 + 90 = 200), A (95 + 95 + 20 = 210).
    expect(wargameLines(wargame({ players: 'A B C D', rounds }))).toEqual([
      '1 A 210 510',
      '2 B 200 325',
      '3 C 195 325',
      '4 D 115 605',
    ]);
  });
});

describe('art-de-la-guerre.md, "Known absence" and situations.md', () => {
  test('known absence: as the absent; before a late entry 0', () => {
    const rounds = ['A-B 95-15', 'A-B 95-15', 'A-N 95-15, B exempt'];
    const away = { players: 'A B N', rounds };
    expect(points(away, 'N')).toEqual([10, 10, 15]);
    expect(points({ ...away, about: { N: { from: 2 } } }, 'N')).toEqual([10, 15]);
    expect(points({ ...away, about: { N: { from: 3 } } }, 'N')).toEqual([15]);
  });

  test('back again: nothing credited for the rounds missed but the 10 of the absent; leaving for good: 0', () => {
    const rounds = ['A-B 95-15', 'A exempt', 'A-B 15-95'];
    expect(points({ players: 'A B', rounds }, 'B')).toEqual([15, 10, 95]);
    expect(points({ players: 'A B', rounds: rounds.slice(0, 2), about: { B: { left: 1 } } }, 'B')).toEqual([15]);
  });

  test('the standings after a round do not know who left later', () => {
    const written = { players: 'A B C D', rounds: ['A-B forfeit B, C-D 95-15', 'B-C 95-15, A-D 95-15'] };
    const gone = { ...written, about: { B: { left: 2 } } };
    expect(points(gone, 'B', { after: 1 })).toEqual([10]);
    expect(wargameLines(wargame(gone), { after: 1 })).toEqual(wargameLines(wargame(written), { after: 1 }));
  });
});

describe('art-de-la-guerre.md, "Umpire"', () => {
  const rounds = ['A-B 97-13, C-D 95-15'];

  test('malus: shown apart, the result and the opponent’s score stand; opponents’ totals take it off', () => {
    const sanctions = { 1: [{ player: 'A', kind: 'malus' as const, points: 10, reason: 'liste rendue en retard' }] };
    const written = { players: 'A B C D', rounds, sanctions };
    expect(credits(written, 'A')).toMatchObject([{ points: 97, malus: 10 }]);
    expect(wargameLines(wargame(written))).toEqual(['1 C 95 15', '2 A 87 13', '3 D 15 95', '4 B 13 87']);
  });

  test('malus: kept when the game is corrected', () => {
    const sanctions = { 1: [{ player: 'A', kind: 'malus' as const, reason: '…' }] };
    const corrected = wargame({ players: 'A B C D', rounds: ['A-B 12-98, C-D 95-15'], sanctions });
    expect(wargameLines(corrected)).toContain('4 A 2 98');
  });

  test('malus: a warning costs nothing, several add up, another number is "hors règlement"', () => {
    const sanctions = {
      1: [
        { player: 'A', kind: 'warning' as const },
        { player: 'A', kind: 'malus' as const },
        { player: 'A', kind: 'malus' as const, points: 5 },
      ],
    };
    expect(credits({ players: 'A B C D', rounds, sanctions }, 'A')).toMatchObject([{ points: 97, malus: 15 }]);
  });

  test('game awarded 90–0: counts as met, and as played', () => {
    const written = { players: 'A B C D', rounds: ['A-B awarded B, C-D 95-15'] };
    expect(credits(written, 'A')).toMatchObject([{ kind: 'game', points: 0, opponent: 'B' }]);
    expect(credits(written, 'B')).toMatchObject([{ kind: 'game', points: 90, won: true }]);
  });

  test('exclusion: the running game is a forfeit with 0, earlier results stand, the 10 is never his again', () => {
    const sanctions = { 3: [{ player: 'B', kind: 'exclusion' as const }] };
    const written = {
      players: 'A B C D',
      rounds: ['A-B forfeit B, C-D 95-15', 'B-C 95-15, A-D 95-15', 'B-D forfeit B, A-C 95-15'],
      sanctions,
      settings: { rounds: 4 },
    };
    expect(points(written, 'B')).toEqual([10, 95, 0]);
    expect(points(written, 'D')).toEqual([15, 15, 90]);
    expect(points({ ...written, sanctions: {} }, 'B')).toEqual([10, 95, 10]);
  });
});

test('a spare player is not ranked; his games count for his opponents', () => {
  const written = { players: 'A:1100 B:1000 C:900 S', rounds: ['A-B 95-15, C-S 20-90'], about: { S: { spare: true } } };
  expect(wargameLines(wargame(written))).toEqual(['1 A 95 15', '2 C 20 90', '3 B 15 95']);
});
