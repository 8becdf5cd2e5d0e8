import { describe, expect, test } from 'vitest';
import { type Wargame, type WrittenWargame, wargame } from '../../fixtures/wargame.ts';
import { initialRanking } from '../../tournament/initial-ranking.ts';
import type { Match, PlayerId } from '../../tournament/state.ts';
import { formatOf } from '../draws.ts';
import type { Draw, DrawRequest } from '../formula.ts';
import { artDeLaGuerreFormat } from './draw.ts';

function draw({ tournament, people }: Wargame, more: Partial<DrawRequest> = {}): Draw {
  const ranking = initialRanking(tournament, people);
  const request = { round: tournament.rounds.length + 1, attempt: 1, ranking, absent: new Set<PlayerId>(), ...more };
  const drawn = artDeLaGuerreFormat.draw(tournament, request);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.refusal));
  return drawn.value;
}

/** "P1–P3 P2–P4", in the order of the higher placed. */
const names = (matches: readonly Match[]): string =>
  matches
    .map(({ players }) => players.join('–'))
    .sort()
    .join(' ');
const drawn = (written: WrittenWargame, more: Partial<DrawRequest> = {}) => names(draw(wargame(written), more).matches);
const why = (matches: readonly Match[], player: PlayerId) =>
  matches.find(({ players }) => (players as readonly PlayerId[]).includes(player))?.why;

/** P1… Pn with falling Elo; the first ones of the list have that club. */
const field = (n: number, clubs: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: n }, (_, i) => `P${i + 1}:${2000 - 10 * i}${clubs[i + 1] ? `@${clubs[i + 1]}` : ''}`).join(' ');

describe('art-de-la-guerre.md, "Pairing", round 1', () => {
  test('by Elo, halves A and B: the first of A against the first of B', () => {
    expect(drawn({ players: field(8) })).toBe('P1–P5 P2–P6 P3–P7 P4–P8');
  });

  test('no Elo is 1000; equal Elo by name', () => {
    expect(drawn({ players: 'D:1000 C B:999 A:1001' })).toBe('A–D C–B');
  });

  test('the exempt is removed first: the lowest', () => {
    const { matches } = draw(wargame({ players: field(9) }));
    expect(names(matches)).toBe('P1–P5 P2–P6 P3–P7 P4–P8 P9');
    expect(matches.at(-1)).toEqual({ players: ['P9'], why: [{ step: 'exempt', player: 'P9', wins: 0 }] });
  });

  test('clubs are avoided: A_i looks at B_i, the rest of B after it, then before it, then the rest of A', () => {
    expect(drawn({ players: field(8, { 1: 'x', 5: 'x' }) })).toBe('P1–P6 P2–P7 P3–P8 P4–P5');
    expect(drawn({ players: field(8, { 4: 'x', 8: 'x' }) })).toBe('P1–P5 P2–P6 P3–P8 P4–P7');
    expect(drawn({ players: field(4, { 1: 'x', 3: 'x', 4: 'x' }) })).toBe('P1–P2 P3–P4');
  });

  test('its steps: whom the upper half looks at, who was passed over, where the opponent was found', () => {
    const { matches } = draw(wargame({ players: field(8, { 4: 'x', 8: 'x' }) }));
    expect(why(matches, 'P1')).toEqual([{ step: 'halves', player: 'P1', half: 'upper', place: 1, opponent: 'P5' }]);
    expect(why(matches, 'P3')).toEqual([
      { step: 'halves', player: 'P3', half: 'upper', place: 3, opponent: 'P7' },
      { step: 'ahead', opponent: 'P7', forces: 'club' },
      { step: 'down', opponent: 'P8' },
    ]);
  });

  test('a B left over follows the order of the ranking', () => {
    const { matches } = draw(wargame({ players: field(4, { 1: 'x', 3: 'x', 4: 'x' }) }));
    expect(why(matches, 'P4')?.slice(0, 1)).toEqual([
      { step: 'halves', player: 'P3', half: 'lower', place: 1, opponent: 'P4' },
    ]);
  });

  test('or by lot, from the seed: the same seed the same round, another attempt another lot', () => {
    const lot = wargame({ players: field(16), settings: { firstRound: 'lot' } });
    expect(draw(lot)).toEqual(draw(lot));
    const rounds = [1, 2, 3, 4].map((attempt) => names(draw(lot, { attempt }).matches));
    expect(new Set(rounds).size).toBe(4);
    expect(new Set(rounds).has(drawn({ players: field(16) }))).toBe(false);
    expect(why(draw(lot).matches, 'P1')?.[0]?.step).toBe('lot');
  });

  test('by lot too, clubs are avoided', () => {
    const clubs = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((i) => [i, 'x']));
    for (const attempt of [1, 2, 3, 4, 5]) {
      const lot = wargame({ players: field(16, clubs), settings: { firstRound: 'lot' } });
      expect(draw(lot, { attempt }).sameClub).toBe(0);
    }
  });

  test('or nearest in history: the least sum of differences of the mid dates, clubs apart', () => {
    const army = (from: number) => ({ army: { edition: 'V4', number: 1, name: 'x', from, to: from + 10 } });
    const about = { P1: army(-300), P2: army(1100), P3: army(-310), P4: army(1066), P5: {}, P6: army(400) };
    const written = { players: field(6), about, settings: { firstRound: 'armies' as const } };
    // P5 has no dates: the mean of the others, 396.2.
    const { matches } = draw(wargame(written));
    expect(names(matches)).toBe('P1–P3 P2–P4 P5–P6');
    expect(why(matches, 'P2')).toEqual([{ step: 'armies', player: 'P2', opponent: 'P4', years: 34 }]);
    const together = { ...written, players: field(6, { 1: 'x', 3: 'X' }) };
    expect(draw(wargame(together))).toMatchObject({ sameClub: 0 });
    // P1–P5 and P3–P6, or P1–P6 and P3–P5, add up to the same: P5 is nearer to P1.
    expect(names(draw(wargame(together)).matches)).toBe('P1–P5 P2–P4 P3–P6');
  });

  test('before it is drawn and in the draw, whose army has no dates is said; by Elo or lot nothing is', () => {
    const army = (dates: object) => ({ army: { edition: 'V4', number: 1, name: 'x', ...dates } });
    const about = { P1: army({ from: -300 }), P2: army({ to: 1100 }), P3: army({}), P4: {}, P5: {} };
    const written = { players: field(5), about, settings: { rounds: 3, firstRound: 'armies' as const } };
    const said = ({ tournament }: Wargame) =>
      formatOf('art-de-la-guerre')
        .warnings(tournament)
        .filter(({ code }) => code === 'armies-undated');
    expect(said(wargame(written))).toEqual([{ code: 'armies-undated', players: ['P3', 'P4', 'P5'], dated: 2 }]);
    // P5, the lowest, is exempt: their army is compared to nobody's.
    expect(draw(wargame(written)).warnings).toEqual([{ code: 'armies-undated', players: ['P3', 'P4'], dated: 2 }]);
    const drawn = wargame({ ...written, rounds: ['P1-P2,P3-P4,P5'] });
    expect(said(drawn)).toEqual([]);
    expect(said(wargame({ ...written, settings: { rounds: 3 } }))).toEqual([]);
    const away = { ...about, P3: { presence: 'absent' as const } };
    expect(said(wargame({ ...written, about: away }))).toMatchObject([{ players: ['P4', 'P5'] }]);
  });
});

describe('art-de-la-guerre.md, "Pairing", later rounds', () => {
  // P1…P8 in this order, nobody of them has met: everybody won by forfeit or was absent against outsiders.
  const ranking = (rounds: number, clubs: Readonly<Record<number, string>>, planned: number): WrittenWargame => {
    const players = Array.from({ length: 8 }, (_, i) => `P${i + 1}${clubs[i + 1] ? `@${clubs[i + 1]}` : ''}`);
    const outsiders = Array.from({ length: 8 }, (_, i) => `Z${i + 1}`);
    const games = outsiders.map((id, i) => `P${i + 1}-${id} ${100 - i}-${10 + i}`).join(', ');
    const about = Object.fromEntries(outsiders.map((id) => [id, { left: 1 }]));
    return {
      players: [...players, ...outsiders].join(' '),
      rounds: [games, ...Array.from({ length: rounds - 1 }, () => 'Z1-Z2 forfeit both')].slice(0, rounds),
      settings: { rounds: planned },
      about,
    };
  };
  const clubs = { 1: 'Alpha', 2: 'Alpha', 5: 'Delta', 6: 'Delta', 3: 'a', 4: 'b', 7: 'c', 8: 'd' };
  const apart = 'P1–P3 P2–P4 P5–P7 P6–P8';
  const free = 'P1–P2 P3–P4 P5–P6 P7–P8';

  test.each([
    ['(a) round 2 of 3', 1, 3, apart],
    ['(b) round 3 of 3', 2, 3, free],
    ['(c) round 4 of 5', 3, 5, free],
    ['(d) round 3 of 5', 2, 5, apart],
  ])('PAIR-05 %s', (_, rounds, planned, expected) => {
    expect(drawn(ranking(rounds, clubs, planned))).toBe(expected);
  });

  test('PAIR-05: never the same opponent twice, not even to respect a club: accepted with a warning', () => {
    const written: WrittenWargame = {
      players: 'A@x B@x C D',
      rounds: ['A-C 95-15, B-D 95-15', 'A-D 95-15, B-C 95-15'],
      settings: { rounds: 4, avoidClubs: [1, 2, 3] },
    };
    const round = draw(wargame(written));
    expect(round).toMatchObject({ repeats: 0, sameClub: 1 });
    expect(names(round.matches)).toBe('A–B C–D');
    expect(round.warnings).toEqual([{ code: 'same-club-left', round: 3, sameClub: 1 }]);
    expect(why(round.matches, 'A')).toEqual([
      { step: 'turn-on-points', player: 'A', place: 1, points: 190 },
      { step: 'club', opponent: 'B' },
      { step: 'met', opponent: 'C', rounds: [1] },
      { step: 'met', opponent: 'D', rounds: [2] },
      { step: 'same-club', opponent: 'B' },
    ]);
  });

  test('tables of one club are counted only where clubs are avoided', () => {
    expect(draw(wargame(ranking(2, clubs, 3)))).toMatchObject({ sameClub: 0, warnings: [] });
  });

  test('everybody has met: the repeats that are left are marked and said', () => {
    const round = draw(wargame({ players: 'A B', rounds: ['A-B 95-15'] }));
    expect(round).toMatchObject({ repeats: 1, warnings: [{ code: 'repeats-left', repeats: 1, fewest: 1 }] });
    expect(why(round.matches, 'A')?.at(-1)).toEqual({ step: 'repeat', opponent: 'B', rounds: [1] });
  });

  test('who is exempt, or plays the spare player, is settled first: the repeats left are those of the others', () => {
    const written: WrittenWargame = {
      players: 'A B C',
      rounds: ['A-B 95-15, C exempt', 'A-C 95-15, B exempt', 'B-C 95-15, A exempt'],
      settings: { rounds: 4 },
    };
    // One table again, and somebody is exempt again.
    expect(draw(wargame(written)).warnings).toEqual([
      { code: 'repeats-left', repeats: 2, fewest: 2, settled: 'exempt' },
    ]);
    const spare = draw(wargame({ ...written, players: 'A B C S', about: { S: { spare: true } } }));
    expect(spare.warnings).toEqual([{ code: 'repeats-left', repeats: 1, fewest: 1, settled: 'spare' }]);
  });

  test('a round beyond the planned ones is said; until it is drawn, the absent of the last one may still come', () => {
    const written = { players: 'A B C D', rounds: ['A-B 95-15, C-D 95-15'], settings: { rounds: 1 } };
    expect(draw(wargame(written)).warnings).toEqual([{ code: 'beyond-planned', round: 2, planned: 1 }]);
  });
});

describe('BYE-02: 9 players, round 3 of 4, ranking P1…P9, no pair below has been played', () => {
  const first = 'P1-P8 95=1, P2-P7 90=60, P3-P6 85=70, P4-P5 80=75';
  const second = 'P1-P7 95=60, P2-P9 90=0, P3-P5 85=75, P4-P6 80=70, P8 exempt';
  const players = 'P9 P8 P7 P6 P5 P4 P3 P2 P1';
  const settings = { rounds: 4 };

  test('P9 was exempt in round 1, P8 in round 2: exempt P7', () => {
    const round = draw(wargame({ players, settings, rounds: [`${first}, P9 exempt`, second] }));
    expect(names(round.matches)).toBe('P1–P2 P3–P4 P5–P6 P7 P8–P9');
    expect(why(round.matches, 'P7')).toEqual([
      { step: 'not-exempt', player: 'P9', rounds: [1] },
      { step: 'not-exempt', player: 'P8', rounds: [2] },
      { step: 'exempt', player: 'P7', wins: 0 },
    ]);
  });

  test('variant: only P8 was exempt before: exempt P9', () => {
    expect(drawn({ players, settings, rounds: [first, second] })).toBe('P1–P2 P3–P4 P5–P6 P7–P8 P9');
  });
});

describe('situations.md, "A round half made by hand"', () => {
  const made = (text: string): Match => {
    const [a = '', b] = text.split('–');
    return b === undefined ? { players: [a] } : { players: [a, b], table: 4 };
  };

  test('the fixed tables stand, the rest is drawn by the rule among the others', () => {
    const { matches } = draw(wargame({ players: field(8) }), { made: [made('P1–P2')] });
    expect(names(matches)).toBe('P1–P2 P3–P6 P4–P7 P5–P8');
    expect(matches.find(({ players }) => players[0] === 'P1')).toMatchObject({ table: 4, why: [{ step: 'by-hand' }] });
  });

  test('an odd rest makes one exempt; with exemptions by hand it is refused', () => {
    expect(drawn({ players: field(9) }, { made: [made('P1–P2')] })).toBe('P1–P2 P3–P6 P4–P7 P5–P8 P9');
    const nine = wargame({ players: field(9) });
    const request = {
      round: 1,
      attempt: 1,
      ranking: initialRanking(nine.tournament, nine.people),
      absent: new Set<string>(),
    };
    const refused = artDeLaGuerreFormat.draw(nine.tournament, { ...request, made: [made('P1'), made('P2')] });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'odd-rest', present: 9, exempt: 2, left: 7 } });
  });

  test('a spare player at a table made by hand fills no other hole', () => {
    const about = { S: { spare: true } };
    const { matches } = draw(wargame({ players: `${field(8)} S:1500`, about }), { made: [made('P1–S')] });
    expect(names(matches)).toBe('P1–S P2–P5 P3–P6 P4–P7 P8');
  });
});

describe('art-de-la-guerre.md, "a named spare player fills the hole"', () => {
  const about = { S: { spare: true } };

  test('with an odd number he plays whoever would be exempt; with an even one he waits', () => {
    const { matches } = draw(wargame({ players: `${field(9)} S:3000`, about }));
    expect(names(matches)).toBe('P1–P5 P2–P6 P3–P7 P4–P8 P9–S');
    expect(matches.at(-1)).toMatchObject({ table: 5, why: [{ step: 'spare', player: 'P9', spare: 'S' }] });
    expect(drawn({ players: `${field(8)} S`, about })).toBe('P1–P5 P2–P6 P3–P7 P4–P8');
  });

  test('never the same player twice: the lowest who has not met him', () => {
    const rounds = ['A-B 95-15, C-S 15-95'];
    const { matches, repeats } = draw(wargame({ players: 'A B C S', rounds, about }), {});
    expect(names(matches)).toBe('A–C B–S');
    expect(repeats).toBe(0);
    expect(why(matches, 'B')?.[0]).toEqual({ step: 'not-exempt', player: 'C', rounds: [1] });
  });

  test('away, he fills nothing', () => {
    expect(drawn({ players: `${field(9)} S`, about }, { absent: new Set(['S']) })).toContain('P4–P8 P9');
  });

  test('excluded, he is not drawn any more: somebody is exempt again', () => {
    const { matches } = draw(
      wargame({
        players: 'A B C S',
        rounds: ['A-B 95-15, C-S forfeit S'],
        sanctions: { 1: [{ player: 'S', kind: 'exclusion' }] },
        about,
      }),
      {},
    );
    // C has had a win without an opponent; B, with 15 points, is the lowest of the others.
    expect(names(matches)).toBe('A–C B');
  });
});

test('excluded, gone and away players are not drawn', () => {
  const written: WrittenWargame = {
    players: field(8),
    rounds: ['P1-P5 95-15, P2-P6 95-15, P3-P7 95-15, P4-P8 95-15'],
    sanctions: { 1: [{ player: 'P1', kind: 'exclusion' }] },
    about: { P2: { left: 1 } },
  };
  const round = draw(wargame(written), { absent: new Set(['P3']) });
  expect(round.matches.flatMap(({ players }) => players as readonly string[]).sort()).toEqual([
    'P4',
    'P5',
    'P6',
    'P7',
    'P8',
  ]);
  expect(round.absent).toEqual(['P3']);
});

describe('art-de-la-guerre.md, "Validity and advice"', () => {
  const warnings = (written: WrittenWargame) => {
    const { tournament } = wargame(written);
    return formatOf('art-de-la-guerre').warnings(tournament);
  };

  test.each([
    [8, 3],
    [11, 3],
    [12, 4],
    [17, 4],
    [18, 5],
    [40, 5],
  ])('%i players: %i rounds when not said', (n, rounds) => {
    expect(artDeLaGuerreFormat.plannedRounds(wargame({ players: field(n) }).tournament)).toBe(rounds);
    expect(
      artDeLaGuerreFormat.plannedRounds(
        wargame({ players: `${field(n)} S`, about: { S: { spare: true } } }).tournament,
      ),
    ).toBe(rounds);
  });

  test('official: at least 8; a spare player is in no number', () => {
    expect(warnings({ players: field(8) })).toEqual([]);
    expect(warnings({ players: `${field(7)} S`, about: { S: { spare: true } } })).toEqual([
      { code: 'not-official', why: { code: 'too-few-players', found: 7, needed: 8 } },
      { code: 'players-advised', rounds: 3, players: 7, least: 8, most: 10, atMost: 12, best: 8 },
    ]);
  });

  test('official as it stands: whoever is marked absent and has played nothing is no player of it; late is', () => {
    const away = (presence: 'absent' | 'late' | 'expected') =>
      warnings({ players: field(8), about: { P8: { presence } } });
    expect(away('late')).toEqual([]);
    expect(away('expected')).toEqual([]);
    expect(away('absent')).toMatchObject([
      { code: 'not-official', why: { code: 'too-few-players', found: 7, needed: 8 } },
      { code: 'players-advised', players: 7 },
    ]);
    // Who has played a game counts, wherever they are now.
    const rounds = ['P1-P5 97-13, P2-P6 97-13, P3-P7 97-13, P4-P8 97-13'];
    expect(warnings({ players: field(8), rounds, about: { P8: { presence: 'absent' } } })).toEqual([]);
  });

  test('official: no club above half; exactly half is valid', () => {
    const members = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [`P${i + 1}`, { club: i % 2 ? 'Épée' : 'EPEE ' }]));
    expect(warnings({ players: field(8), about: members(4) })).toEqual([]);
    expect(warnings({ players: field(8), about: members(5) })).toMatchObject([
      { code: 'not-official', why: { members: 5, players: 8 } },
    ]);
  });

  test('once the rounds are over only those who played a game count', () => {
    const rounds = ['P1-P2 95-15, P3-P4 95-15, P5-P6 95-15, P7-P8 forfeit P8'];
    expect(warnings({ players: field(8), rounds, settings: { rounds: 3 } })).toEqual([]);
    const over = {
      players: field(8),
      rounds: [rounds[0] ?? '', 'P1-P3 95-15', 'P2-P4 95-15'],
      settings: { rounds: 3 },
    };
    expect(warnings(over)).toContainEqual({
      code: 'not-official',
      why: { code: 'too-few-players', found: 6, needed: 8 },
    });
  });

  test('3, 4 or 5 rounds, others: a warning; advised numbers; pools of at most 24', () => {
    expect(warnings({ players: field(8), settings: { rounds: 6 } })).toEqual([
      { code: 'rounds-outside-the-rules', found: 6, rule: 5, players: 8 },
    ]);
    expect(warnings({ players: field(12), settings: { rounds: 3 } })).toEqual([]);
    expect(warnings({ players: field(13), settings: { rounds: 3 } })).toMatchObject([
      { code: 'players-advised', best: 8 },
    ]);
    expect(warnings({ players: field(11), settings: { rounds: 4 } })).toMatchObject([
      { code: 'players-advised', best: 16 },
    ]);
    expect(warnings({ players: field(25), settings: { rounds: 5 } })).toEqual([
      { code: 'pool-advised', players: 25, most: 24 },
    ]);
    expect(warnings({ players: field(37), settings: { rounds: 5 } })).toMatchObject([
      { code: 'players-advised', atMost: 36, best: 32 },
      { code: 'pool-advised' },
    ]);
  });

  test('clubs avoided in other rounds than the rule’s, and what the arbiter should see again', () => {
    const settings = { rounds: 3, avoidClubs: false };
    expect(warnings({ players: field(8), settings })).toEqual([
      { code: 'clubs-outside-the-rules', found: [], rule: [1, 2] },
    ]);
    const rounds = ['P1-P2 97-14, P3-P4 95-15, P5-P6 95-15, P7-P8 95-15'];
    const sanctions = { 1: [{ player: 'P1', kind: 'malus' as const, points: 20, reason: '…' }] };
    expect(warnings({ players: field(8), rounds, sanctions })).toEqual([
      { code: 'points-do-not-add-up', round: 1, players: ['P1', 'P2'], found: 111, rule: 110 },
      { code: 'malus-outside-the-rules', round: 1, player: 'P1', found: 20, rule: 10 },
    ]);
  });

  test('two are enough to play', () => {
    expect(artDeLaGuerreFormat.impossible(wargame({ players: 'A B' }).tournament)).toBeNull();
    expect(
      artDeLaGuerreFormat.impossible(wargame({ players: 'A S', about: { S: { spare: true } } }).tournament),
    ).toEqual({
      code: 'too-few-players',
      present: 1,
      needed: 2,
    });
  });
});
