import { describe, expect, test } from 'vitest';
import { played, type Written } from '../fixtures/played.ts';
import type { People } from '../tournament/people.ts';
import type { Final, Match, Player, Tournament } from '../tournament/state.ts';
import { possiblePlaces } from './possible.ts';

/** `open`: tables of the last round that have no result yet, by number. */
function day(written: Written, open: readonly number[] = [], more: Partial<Tournament> = {}) {
  const { tournament, people } = played(written);
  const last = tournament.rounds.length - 1;
  const rounds = tournament.rounds.map((round, r) => ({
    ...round,
    matches: round.matches.map((match): Match => {
      const { result: _, ...rest } = match;
      return r === last && open.includes(match.table ?? 0) ? rest : match;
    }),
  }));
  return { t: { ...tournament, rounds, ...more } as Tournament, people };
}

/** As `A 1–3`, in the order of the standings; a bound with `?`. */
function said({ t, people }: { readonly t: Tournament; readonly people: People }): string {
  return possiblePlaces(t, people)
    .players.map(({ player, best, worst, exact }) => `${player} ${best}–${worst}${exact ? '' : '?'}`)
    .join(' ');
}

const twoRounds: Written = {
  players: 'A:1800 B:1700 C:1600 D:1500',
  rounds: ['A-D 500-400, B-C 500-400', 'A-B 450-400, C-D 450-400'],
  settings: { rounds: 2 },
};

describe('still possible, the last round', () => {
  test('everything is in: each place is certain', () => {
    expect(said(day(twoRounds))).toBe('A 1–1 B 2–2 C 3–3 D 4–4');
    expect(possiblePlaces(day(twoRounds).t, day(twoRounds).people).roundsLeft).toBe(0);
  });

  test('« BERTHIER a déjà la 1ʳᵉ place »: nobody can reach him', () => {
    const three = { ...twoRounds, settings: { rounds: 3 }, rounds: [...twoRounds.rounds, 'A-C 450-400, B-D 450-400'] };
    // A 9 PM; C 5; B 4 and D 2 are still playing. Second is D too: if he wins by 100, three have 5 PM, have all met,
    // have 4 PPM each, and B and D −50 against C's −100.
    expect(said(day(three, [2]))).toBe('A 1–1 C 2–4 B 2–4 D 2–4');
  });

  test('an event that ends with its fixed rounds counts PPM in its final standings (§9): C took 3 from D, both on 4 PM', () => {
    const seven = {
      players: 'A:1003 B:1002 C:1001 D:1000 E:999 F:998 G:997',
      rounds: ['D-C 0-1, E-B 0-0, F-A 2-0, G exempt', 'G-A 1-0, B-F 1-0, C-E 0-2, D exempt'],
      settings: { rounds: 2 },
    };
    // E has 5 PM; with two double forfeits at the open tables nobody else passes 4.
    expect(said(day(seven, [1, 2]))).toContain('C 2–');
  });

  test('a table counts with its forfeits: who is first however he plays can still lose the place by a no-show', () => {
    const written: Written = {
      players: 'A:1800 B:1700 C:1600 D:1500',
      rounds: ['A-B 410-400, C-D 500-400', 'A exempt, B-C 410-400', 'A-D 400-300, B-C 400-400'],
      settings: { rounds: 3 },
    };
    // B and C have 6 PM, A 6 before his game: any game makes it 7. His no-show leaves three on 6, of whom A and C
    // have not met: Pdep +90, +10, 0. Without him, PPM put B (5) before C (3).
    expect(said(day(written, [1]))).toBe('C 1–3 A 1–2 B 2–3 D 4–4');
  });

  test('the margin decides: a win may not be enough', () => {
    const written: Written = {
      players: 'A:1800 B:1700 C:1600 D:1500',
      rounds: ['A-B 410-400, C-D 405-400', 'A-D 410-400, C-B 400-300'],
      settings: { rounds: 2 },
    };
    // A has 6 PM and +20, C 3 PM and +5; they have not met. 15 points are missing to C.
    expect(said(day(written, [2]))).toMatch(/^A 1–2 C 1–3 /);
    const capped = { ...written, settings: { rounds: 2, spreadCap: 10, forfeitSpread: 10 } };
    expect(said(day(capped, [2]))).toMatch(/^A 1–1 C 2–3 /);
  });

  test('two who have not met are compared by Pdep whatever the open table does between them and a third', () => {
    const { t, people } = day(twoRounds, [1, 2]);
    const lines = possiblePlaces(t, people).players;
    expect(lines.every(({ exact }) => exact)).toBe(true);
    expect(lines.map(({ best }) => best)).toEqual([1, 1, 1, 1]);
  });

  test('a draft is not drawn yet', () => {
    const { t, people } = day(twoRounds, [1, 2]);
    const draft: Tournament = {
      ...t,
      rounds: t.rounds.map((round, i) => (i === 1 ? { ...round, status: 'draft' } : round)),
    };
    expect(possiblePlaces(draft, people).roundsLeft).toBe(1);
    expect(said({ t: draft, people })).toBe(said(day({ ...twoRounds, rounds: twoRounds.rounds.slice(0, 1) })));
  });
});

describe('still possible, before', () => {
  test('nothing is certain at the start', () => {
    expect(said(day({ ...twoRounds, rounds: [] }))).toBe('A 1–4? B 1–4? C 1–4? D 1–4?');
  });

  test('who is out of reach with every round lost is certain', () => {
    const written: Written = {
      players: 'A:1800 B:1700 C:1600 D:1500',
      rounds: ['A-D 500-400, B-C 500-400', 'A-C 500-400, B exempt', 'A-B 500-400, C exempt'],
      settings: { rounds: 4 },
    };
    // A 9 PM, B 7, C 5, D 1; one round is left.
    expect(said(day(written))).toBe('A 1–2? B 1–3? C 2–3? D 4–4?');
  });

  test('who left may come back, the excluded are not drawn any more', () => {
    const written = { ...twoRounds, settings: { rounds: 3 } };
    const { t, people } = day(written);
    const players = t.players.map((player): Player => (player.id === 'B' ? { ...player, left: 2 } : player));
    expect(said({ t: { ...t, players }, people })).toBe(said({ t, people }));
    const rounds = t.rounds.map((round, i) =>
      i === 1 ? { ...round, sanctions: [{ player: 'B', kind: 'exclusion' } as const] } : round,
    );
    expect(said({ t: { ...t, rounds }, people })).toBe('A 1–2? B 2–4? C 1–4? D 2–4?');
  });
});

describe('still possible, with a final (formule belge)', () => {
  const final: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [] };

  test('after the rounds: the two who play it have both places, the others are certain', () => {
    expect(said(day(twoRounds, [], { final }))).toBe('A 1–2 B 1–2 C 3–3 D 4–4');
    expect(said(day(twoRounds, [], { final: { ...final, thirdPlace: true } }))).toBe('A 1–2 B 1–2 C 3–4 D 3–4');
  });

  test('of four: the semi-finals, then what is left of it', () => {
    const four: Final = { ...final, players: 4, thirdPlace: true };
    expect(said(day(twoRounds, [], { final: four }))).toBe('A 1–4 B 1–4 C 1–4 D 1–4');
    const matches: Final['matches'] = [
      { stage: 'semi', players: ['A', 'D'], result: { kind: 'games', games: [[450, 400]] } },
      { stage: 'semi', players: ['B', 'C'], result: { kind: 'games', games: [[400, 450]] } },
    ];
    expect(said(day(twoRounds, [], { final: { ...four, matches } }))).toBe('A 1–2 C 1–2 B 3–4 D 3–4');
  });

  test('a tie for its last place that nobody has settled: all of them may play it', () => {
    const level = { ...twoRounds, rounds: ['A-D 500-400, B-C 490-400', 'A-B 490-400, C-D 480-400'] };
    const tied = { ...level, settings: { rounds: 1 }, rounds: ['A-D 500-400, B exempt, C exempt'] };
    expect(said(day(tied, [], { final }))).toBe('A 1–2 B 1–3 C 1–3 D 4–4');
    const settled = { ...final, lastPlace: 'initial-rank' } as const;
    expect(said(day(tied, [], { final: settled }))).toBe('A 1–2 B 1–2 C 3–3 D 4–4');
  });

  test('before the end: whoever can be in it can win it, and who is certain to be in it has no worse place', () => {
    const three = { ...twoRounds, settings: { rounds: 3 }, rounds: [...twoRounds.rounds, 'A-C 450-400, B-D 450-400'] };
    expect(said(day(three, [2]))).toBe('A 1–1 C 2–4 B 2–4 D 2–4');
    expect(said(day(three, [2], { final }))).toBe('A 1–2 C 1–4 B 1–4 D 1–4');
  });
});
