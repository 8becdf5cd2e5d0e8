import { describe, expect, test } from 'vitest';
import { awayNow } from '../../decide/rounds.ts';
import { type Desk, drawNext, enterAll, games, playNext, registered } from '../../fixtures/desk.ts';
import { haveMetBefore, names, type RequestOver, request, shaken } from '../../fixtures/rounds.ts';
import { scrabbleStandingsOf } from '../../fixtures/scrabble.ts';
import type { Settings } from '../../tournament/settings.ts';
import type { Match, Tournament } from '../../tournament/state.ts';
import { withoutSeat } from '../without-seat.ts';
import { combineeFormat } from './draw.ts';
import { type Phases, phasesOf, roundsInAll, wrongPhases } from './phases.ts';
import { poolsBefore } from './pools.ts';

const desk = (players: number, settings: Settings = {}, seed = 42) => registered(players, settings, seed, 'combinee');
const firstWins = () => games([420, 380]);

/** A draw of the rule alone, beside the desk. */
function drawn(d: Desk, over: RequestOver = {}) {
  const draw = combineeFormat.draw(d.state(), request(d.state(), d.people, over));
  if (!draw.ok) throw new Error(JSON.stringify(draw.refusal));
  return draw.value;
}

const exemptIn = (matches: readonly Match[] = []) =>
  matches.flatMap(({ players }) => (players.length === 1 ? players : []));
const poolsOf = (t: Tournament) => {
  const draw = combineeFormat.draw({ ...t, rounds: [] }, { ...request(t, new Map(), {}), round: 1 });
  if (!draw.ok || !draw.value.pools) throw new Error('No pools.');
  return draw.value.pools;
};

describe('the phases', () => {
  test('5, 3 and 3 rounds when nothing is said; else their sum', () => {
    expect(combineeFormat.plannedRounds(desk(12).state())).toBe(11);
    expect(combineeFormat.plannedRounds(desk(20, { phase1: 9, phase2: 8, phase3: 7 }).state())).toBe(24);
  });

  test.each([
    { phase2: 2, phase3: 0 },
    { phase2: 3, phase3: 4 },
    { phase2: 3, phase3: -1 },
    { phase1: 9, phase2: 8, phase3: 8 },
  ] as const)('phase 2 at least 3, phase 3 at most as many, 24 in all at most: %j refused', (settings) => {
    const d = desk(24, settings);
    const refusal = { code: 'phases-impossible', phase1: 5, ...settings };
    expect(combineeFormat.impossible(d.state())).toEqual(refusal);
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual(refusal);
  });

  test('phase 3 may be left out; what is drawn beyond the plan goes on as the last phase', () => {
    const d = desk(12, { phase3: 0 });
    for (let round = 1; round <= 8; round++) playNext(d, firstWins);
    expect(d.ask({ kind: 'draw', round: 9, without: [] })).toEqual({ code: 'no-planned-round-left', planned: 8 });
    const beyond = drawn(d);
    expect(beyond.warnings).toEqual([{ code: 'beyond-planned', round: 9, planned: 8 }]);
    expect(beyond.matches.filter(haveMetBefore(d.state(), 1))).toEqual([]);
  });
});

describe('phase 1: the number of players', () => {
  test('22 and 7: refused, with the lengths that work and as many rounds in all', () => {
    const d = desk(22, { phase1: 7, phase2: 4, phase3: 1 });
    const refusal = {
      code: 'pools-impossible',
      players: 22,
      phase1: 7,
      suggestions: [
        { phase1: 5, phase2: 6, phase3: 1, pools: [8, 8, 6] },
        { phase1: 9, phase2: 3, phase3: 0, pools: [12, 10] },
      ],
      numbers: [20, 23, 24],
    };
    expect(combineeFormat.impossible(d.state())).toEqual(refusal);
    expect(d.ask({ kind: 'draw', round: 1, without: [] })).toEqual(refusal);
    expect(poolsBefore(d.state(), d.people)).toEqual({ ok: false, refusal });
  });

  test('every suggestion is possible, with as many rounds in all; too few to take from: more', () => {
    const impossible = ([11, 13, 22, 26, 28, 38] as const).map((players) => desk(players).state());
    const lengths = [5, 7, 9].flatMap((phase1) =>
      [3, 4, 6, 9].flatMap((phase2) => [0, 1, 3, 6].map((phase3) => ({ phase1, phase2, phase3 }) as Phases)),
    );
    let suggested = 0;
    for (const settings of lengths.filter((phases) => wrongPhases(phases) === null)) {
      for (const state of impossible) {
        const found = combineeFormat.impossible({ ...state, settings });
        if (found?.code !== 'pools-impossible') continue;
        for (const { pools, ...phases } of found.suggestions) {
          suggested += 1;
          expect(combineeFormat.impossible({ ...state, settings: phases })).toBeNull();
          expect(roundsInAll(phases)).toBe(Math.max(roundsInAll(settings), phases.phase1 + 3));
          expect(pools.reduce((sum, size) => sum + size, 0)).toBe(found.players + (found.players % 2));
        }
      }
    }
    expect(suggested).toBeGreaterThan(50);
  });

  test('fewer than two pools: no suggestion, and from how many it works', () => {
    expect(combineeFormat.impossible(desk(8).state())).toMatchObject({ suggestions: [], numbers: [11, 12] });
  });

  test.each([
    [11, 5, 12],
    [15, 7, 16],
    [19, 9, 20],
  ] as const)('%i players in %i rounds: accepted with X and a warning', (players, phase1, needed) => {
    const d = desk(players, { phase1 });
    expect(combineeFormat.impossible(d.state())).toBeNull();
    expect(combineeFormat.warnings(d.state())).toContainEqual({ code: 'below-the-text', players, needed });
    expect(exemptIn(drawn(d).matches)).toHaveLength(1);
  });

  test('n is those checked in when the pools are made', () => {
    const d = desk(14);
    for (const player of ['J3', 'J9']) d.act({ kind: 'mark', player, presence: 'absent' });
    expect(drawn(d).pools?.map((pool) => pool.length)).toEqual([6, 6]);
    expect(drawn(d).pools?.flat()).not.toContain('J3');
    expect(poolsBefore(d.state(), d.people)).toMatchObject({ ok: true, value: [{ length: 6 }, { length: 6 }] });
  });
});

describe('phase 1: the pools', () => {
  test('before the order is drawn: the snake of the initial ranking, null for X', () => {
    const d = desk(13);
    // 14 places: 8 and 6. Places 7 and 8, in the exact middle, change seats with places 13 and 14.
    expect(poolsBefore(d.state(), d.people)).toEqual({
      ok: true,
      value: [
        ['J1', 'J4', 'J5', null, 'J9', 'J12', 'J7', 'J8'],
        ['J2', 'J3', 'J6', 'J13', 'J10', 'J11'],
      ],
    });
    const plain = poolsBefore({ ...d.state(), settings: { pools: 'plain' } }, d.people);
    expect(plain.ok && plain.value[0]).toEqual(['J1', 'J4', 'J5', 'J8', 'J9', 'J12', 'J13', null]);
  });

  test('the draw keeps who is in which pool, draws the order from the seed, and gives the pools', () => {
    const d = desk(12);
    const { pools = [] } = drawn(d);
    const before = poolsBefore(d.state(), d.people);
    expect(pools.map((pool) => pool.toSorted())).toEqual(before.ok && before.value.map((pool) => pool.toSorted()));
    expect(drawn(desk(12)).pools).toEqual(pools);
    expect(drawn(desk(12, {}, 43)).pools).not.toEqual(pools);
    expect(drawn(d, { attempt: 2 }).pools).not.toEqual(pools);
  });

  test('every round is the circle of each pool; in a pool of NG1 everybody meets everybody once', () => {
    const d = desk(12);
    const pools = poolsOf(d.state());
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    const met = d.state().rounds.flatMap(({ matches }) => matches.map(({ players }) => players.toSorted().join()));
    const due = pools.flatMap((pool) =>
      pool.flatMap((a, i) => pool.slice(i + 1).map((b) => [a ?? '', b ?? ''].sort().join())),
    );
    expect(met.sort()).toEqual(due.sort());
    expect(drawn(d).pools).toBeUndefined();
  });

  test('the reasons name the pool, the circle round and the places', () => {
    const d = desk(16, { phase1: 5 });
    const pools = poolsOf(d.state());
    drawNext(d);
    enterAll(d, 1, firstWins);
    d.act({ kind: 'close-round', round: 1 });
    // Round 2 of a pool of 8 in 5 rounds is its circle's round 3: 1–5 2–4 3–8 6–7.
    const [a, b] = [pools[1]?.[0], pools[1]?.[4]];
    const match = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes(a ?? ''));
    expect(match?.players.toSorted()).toEqual([a, b].sort());
    expect(match?.why?.[0]).toEqual({ step: 'pool', pool: 2, of: 8, round: 3, places: [1, 5], opponent: b });
    expect(match?.why?.at(-1)?.step).toBe('starts');
  });

  test('pools kept in the settings stand, also when one of their players is away in round 1', () => {
    const d = desk(12);
    const kept = [
      ['J12', 'J2', 'J3', 'J4', 'J5', 'J6'],
      ['J7', 'J8', 'J9', 'J10', 'J11', 'J1'],
    ];
    const state = { ...d.state(), settings: { drawn: kept } };
    const draw = combineeFormat.draw(state, request(state, d.people, { absent: new Set(['J12']) }));
    expect(draw.ok && draw.value.pools).toEqual(kept);
    expect(draw.ok && names(draw.value.matches)).toBe('J1-J7 J2-J5 J3-J4 J8-J11 J9-J10 J6');
    const again = combineeFormat.draw(state, request(state, d.people, { attempt: 2 }));
    expect(again.ok && again.value.pools?.map((pool) => pool.toSorted())).toEqual(kept.map((pool) => pool.toSorted()));
    expect(again.ok && again.value.pools).not.toEqual(kept);
  });

  test('the order may be redrawn before the first result', () => {
    const d = desk(12);
    drawNext(d);
    const before = names(d.state().rounds[0]?.matches ?? []);
    d.act({ kind: 'redraw', round: 1, attempt: 1 });
    expect(names(d.state().rounds[0]?.matches ?? [])).not.toBe(before);
    d.act({ kind: 'publish', round: 1, attempt: 2 });
    enterAll(d, 1, firstWins);
    expect(d.ask({ kind: 'redraw', round: 1, attempt: 2 })).toMatchObject({ code: 'round-has-results' });
    d.act({ kind: 'close-round', round: 1 });
    // The later rounds follow the order that was redrawn.
    for (let round = 2; round <= 5; round++) playNext(d, firstWins);
    const met = d.state().rounds.flatMap(({ matches }) => matches.map(({ players }) => players.toSorted().join()));
    expect(new Set(met).size).toBe(30);
  });

  test('leaving before the first result: the pools are made anew', () => {
    const d = desk(14);
    drawNext(d);
    const kept = { ...d.state(), settings: { drawn: poolsOf(d.state()) } };
    d.act({ kind: 'withdraw', player: 'J2', running: 'redraw' });
    const [round] = d.state().rounds;
    expect(round?.matches.flatMap(({ players }) => players as readonly string[])).toHaveLength(13);
    expect(exemptIn(round?.matches)).toHaveLength(1);
    // The settings still hold the old pools: they no longer fit.
    const gone = { ...d.state(), settings: kept.settings, rounds: [] };
    const draw = combineeFormat.draw(gone, { ...request(gone, d.people, {}), attempt: 2 });
    expect(draw.ok && draw.value.pools?.flat()).not.toContain('J2');
    const first = combineeFormat.draw(gone, { ...request(gone, d.people, {}), attempt: 1 });
    expect(first.ok && first.value.pools?.flat()).not.toContain('J2');
    expect(draw.ok && draw.value.matches.map(({ players }) => players)).toEqual(round?.matches.map((m) => m.players));
  });
});

describe('phase 1: X, absences, late entries, leaving', () => {
  test('X’s opponent is exempt, another one each round', () => {
    const d = desk(11);
    const pool = poolsOf(d.state()).find((ids) => ids.includes(null));
    for (let i = 0; i < 5; i++) playNext(d, firstWins);
    const exempt = d.state().rounds.flatMap(({ matches }) => exemptIn(matches));
    expect(exempt.toSorted()).toEqual(pool?.flatMap((id) => id ?? []).sort());
  });

  test('known absence: not drawn, 0 and 0; his opponent is exempt', () => {
    const d = desk(12);
    playNext(d, firstWins);
    const seen = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes('J5'));
    const rival = seen?.players.find((id) => id !== 'J5');
    const before = scrabbleStandingsOf(d.state(), d.people).rows.find(({ player }) => player === 'J5');
    d.act({ kind: 'mark', player: 'J5', presence: 'absent' });
    const round = drawn(d);
    expect(exemptIn(round.matches)).toEqual([rival]);
    expect(round.absent).toEqual(['J5']);
    expect(round.matches.at(-1)?.why?.[0]).toMatchObject({ step: 'pool', opponent: 'J5' });
    playNext(d, firstWins);
    const after = scrabbleStandingsOf(d.state(), d.people).rows.find(({ player }) => player === 'J5');
    expect([after?.figures.pm, after?.figures.pdep]).toEqual([before?.figures.pm, before?.figures.pdep]);
  });

  test('the limit of one win without an opponent does not hold in phase 1', () => {
    const d = desk(11);
    const [twice = ''] = exemptIn(drawn(d).matches);
    playNext(d, firstWins);
    const due = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes(twice));
    d.act({ kind: 'mark', player: due?.players.find((id) => id !== twice) ?? '', presence: 'absent' });
    const round = drawn(d);
    expect(exemptIn(round.matches)).toContain(twice);
    expect(round).toMatchObject({ repeats: 0, warnings: [] });
  });

  test('two absent against each other: 0 and 0, nobody is exempt', () => {
    const d = desk(12);
    const [a = '', b = ''] = drawn(d).matches[0]?.players ?? [];
    const absent = new Set([a, b]);
    const kept = { ...d.state(), settings: { drawn: poolsOf(d.state()) } };
    const draw = combineeFormat.draw(kept, request(kept, d.people, { absent }));
    expect(draw.ok && draw.value.matches).toHaveLength(5);
    expect(draw.ok && exemptIn(draw.value.matches)).toEqual([]);
  });

  test('X’s opponent is absent himself: nobody is exempt', () => {
    const d = desk(11);
    const [alone = ''] = exemptIn(drawn(d).matches);
    const kept = { ...d.state(), settings: { drawn: poolsOf(d.state()) } };
    const draw = combineeFormat.draw(kept, request(kept, d.people, { absent: new Set([alone]) }));
    expect(draw.ok && draw.value.matches.map(({ players }) => players.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('late entry: X’s seat in its pool, with 0 PM for the rounds before', () => {
    const d = desk(11);
    playNext(d, firstWins);
    const alone = drawn(d);
    d.act({ kind: 'register', player: 'N', number: 12, rating: 2000, presence: 'here' });
    const round = drawn(d);
    expect(exemptIn(round.matches)).toEqual([]);
    const [due] = exemptIn(alone.matches);
    expect(round.matches.find(({ players }) => (players as readonly string[]).includes('N'))?.players).toContain(due);
    expect(round.matches.length).toBe(6);
    for (let i = 0; i < 4; i++) playNext(d, firstWins);
    expect(
      d
        .state()
        .rounds.slice(1)
        .flatMap(({ matches }) => exemptIn(matches)),
    ).toEqual([]);
  });

  test('situations: who takes X’s seat in the running round keeps that seat, also where there is another', () => {
    const d = desk(11);
    playNext(d, firstWins);
    const [alone = ''] = exemptIn(drawn(d).matches);
    const inPool = poolsOf(d.state()).find((pool) => !pool.includes(null)) ?? [];
    d.act({ kind: 'withdraw', player: inPool[0] ?? '' });
    drawNext(d);
    const other = exemptIn(d.state().rounds[1]?.matches).find((id) => id !== alone) ?? '';
    d.act({ kind: 'register', player: 'N', number: 12, rating: 2000, presence: 'here' });
    const played = (t: Tournament): Tournament => ({
      ...t,
      players: t.players.map((player) => (player.id === 'N' ? { ...player, from: 2 } : player)),
      rounds: t.rounds.map((round) => ({
        ...round,
        status: 'closed',
        matches: round.matches.map((match) =>
          match.players[0] === other && match.players.length === 1
            ? { players: [other, 'N'], table: 6, result: firstWins() }
            : { ...match, ...(match.players.length === 2 && { result: firstWins() }) },
        ),
      })),
    });
    const state = played(d.state());
    for (let i = 0; i < 3; i++) {
      const draw = combineeFormat.draw(state, request(state, d.people, {}));
      if (!draw.ok) throw new Error(draw.refusal.code);
      // N meets only those of the pool in which somebody left.
      const match = draw.value.matches.find(({ players }) => (players as readonly string[]).includes('N'));
      expect(match?.players.every((id) => id === 'N' || inPool.includes(id))).toBe(true);
    }
  });

  test('a no-show is a forfeit, and not a meeting', () => {
    const d = desk(12);
    drawNext(d);
    const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
    enterAll(d, 1, (_, players) => (players[0] === a ? { kind: 'forfeit', by: b, games: [] } : firstWins()));
    d.act({ kind: 'close-round', round: 1 });
    const rows = scrabbleStandingsOf(d.state(), d.people).rows;
    expect(rows.find(({ player }) => player === a)).toMatchObject({ figures: { pm: 3, pdep: 50 } });
    expect(rows.find(({ player }) => player === b)).toMatchObject({ figures: { pm: 0, pdep: -50 } });
    // Everything else of the pools is played: the two are the only ones of one pool who may meet in phase 2.
    for (let round = 2; round <= 5; round++) playNext(d, shaken(1, round));
    const only = { ...request(d.state(), d.people, {}), absent: new Set(awayNow(d.state())) };
    const others = poolsOf(d.state()).find((pool) => pool.includes(a)) ?? [];
    const away = d
      .state()
      .players.map(({ id }) => id)
      .filter((id) => !others.includes(id));
    const draw = combineeFormat.draw(d.state(), { ...only, absent: new Set(away) });
    expect(draw.ok && draw.value.repeats).toBe(2);
    expect(draw.ok && draw.value.matches.map(({ players }) => players.toSorted().join())).toContain(
      [a, b].sort().join(),
    );
  });

  test('late entry without a seat: waits for phase 2, is said and is in no match', () => {
    const d = desk(12);
    playNext(d, firstWins);
    d.act({ kind: 'register', player: 'N', number: 13, rating: 2000, presence: 'here' });
    const round = drawn(d);
    expect(round.warnings).toEqual([{ code: 'no-seat', round: 2, player: 'N', until: 'phase-2' }]);
    expect(withoutSeat(d.state(), 2)).toEqual({ players: ['N'], free: 0, until: 'phase-2' });
    expect(withoutSeat(d.state(), phasesOf(d.state().settings).phase1 + 1)).toBeNull();
    expect(round.absent).toEqual(['N']);
    expect(round.matches.flatMap(({ players }) => players as readonly string[])).not.toContain('N');
    expect(round.matches).toHaveLength(6);
    for (let i = 0; i < 4; i++) playNext(d, firstWins);
    expect(drawn(d).matches.flatMap(({ players }) => players as readonly string[])).toContain('N');
  });

  test('leaving after the first result: the seat is X’s; the next late entry takes it', () => {
    const d = desk(12);
    playNext(d, firstWins);
    const due = drawn(d).matches.find(({ players }) => (players as readonly string[]).includes('J5'));
    const rival = due?.players.find((id) => id !== 'J5');
    d.act({ kind: 'withdraw', player: 'J5' });
    expect(exemptIn(drawn(d).matches)).toEqual([rival]);
    d.act({ kind: 'register', player: 'N', number: 13, rating: 2000, presence: 'here' });
    expect(withoutSeat(d.state(), 2)).toEqual({ players: ['N'], free: 1, until: 'phase-2' });
    const filled = drawn(d).matches;
    expect(exemptIn(filled)).toEqual([]);
    expect(filled.find(({ players }) => (players as readonly string[]).includes('N'))?.players).toContain(rival);
  });

  test('who comes back takes his seat again; if it is taken he waits', () => {
    const d = desk(12);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J5' });
    playNext(d, firstWins);
    d.act({ kind: 'return', player: 'J5' });
    expect(drawn(d).warnings).toEqual([]);
    expect(exemptIn(drawn(d).matches)).toEqual([]);
    d.act({ kind: 'withdraw', player: 'J5' });
    d.act({ kind: 'register', player: 'N', number: 13, rating: 2000, presence: 'here' });
    playNext(d, firstWins);
    d.act({ kind: 'return', player: 'J5' });
    expect(drawn(d).warnings).toEqual([{ code: 'no-seat', round: 4, player: 'J5', until: 'phase-2' }]);
    expect(drawn(d).matches.flatMap(({ players }) => players as readonly string[])).toContain('N');
  });

  test('excluded: not drawn any more, his seat is X’s', () => {
    const d = desk(12);
    playNext(d, firstWins);
    const [round] = d.state().rounds;
    if (!round) throw new Error('No round.');
    const state = { ...d.state(), rounds: [{ ...round, sanctions: [{ player: 'J5', kind: 'exclusion' as const }] }] };
    const draw = combineeFormat.draw(state, request(state, d.people, {}));
    expect(draw.ok && exemptIn(draw.value.matches)).toHaveLength(1);
    expect(draw.ok && draw.value.matches.flatMap(({ players }) => players as readonly string[])).not.toContain('J5');
  });
});

describe('phases 2 and 3', () => {
  test('PAIR-06: 12 players, two pools of 6: six rounds of phase 2 without a repeat, whatever the results', () => {
    for (let salt = 1; salt <= 12; salt++) {
      const d = desk(12, { phase2: 6, phase3: 0 }, salt);
      expect(combineeFormat.warnings(d.state())).toEqual([]);
      for (let round = 1; round <= 11; round++) {
        expect(drawn(d).repeats).toBe(0);
        playNext(d, shaken(salt, round));
      }
      const met = d.state().rounds.flatMap(({ matches }) => matches.map(({ players }) => players.toSorted().join()));
      expect(new Set(met).size).toBe(66);
    }
  });

  test('PAIR-06: a seventh is accepted with a warning; when it comes everybody is drawn and the repeats are said', () => {
    const d = desk(12, { phase2: 7, phase3: 0 });
    expect(combineeFormat.warnings(d.state())).toEqual([{ code: 'repeats-unavoidable', phase: 2, rounds: 7, free: 6 }]);
    for (let round = 1; round <= 11; round++) playNext(d, shaken(3, round));
    const seventh = drawn(d);
    expect(seventh.matches).toHaveLength(6);
    expect(seventh).toMatchObject({ repeats: 6, warnings: [{ code: 'repeats-left', repeats: 6, fewest: 6 }] });
    expect(seventh.matches.every(({ why }) => why?.some(({ step }) => step === 'repeat'))).toBe(true);
    playNext(d, firstWins);
    expect(d.state().status).toBe('open');
  });

  test('phase 2 is drawn from the standings, first against second; results and meetings of phase 1 are kept', () => {
    const d = desk(12);
    for (let round = 1; round <= 5; round++) playNext(d, shaken(5, round));
    const [first] = scrabbleStandingsOf(d.state(), d.people).rows;
    const round = drawn(d);
    expect(round.matches[0]?.players[0]).toBe(first?.player);
    expect(round.matches.filter(haveMetBefore(d.state(), 1))).toEqual([]);
    expect(round.matches[0]?.why?.[0]).toMatchObject({ step: 'turn', place: 1, pm: first?.figures.pm });
  });

  test('phase 3: only its own meetings count: the first two meet though they have met before', () => {
    const d = desk(12);
    for (let round = 1; round <= 8; round++) playNext(d, shaken(5, round));
    const order = scrabbleStandingsOf(d.state(), d.people).rows.map(({ player }) => player);
    expect(names(drawn(d).matches)).toBe([0, 2, 4, 6, 8, 10].map((i) => `${order[i]}-${order[i + 1]}`).join(' '));
    expect(drawn(d).repeats).toBe(0);
    playNext(d, shaken(5, 9));
    expect(drawn(d).matches.filter(haveMetBefore(d.state(), 9))).toEqual([]);
  });

  test('for X the wins without an opponent of all phases count', () => {
    const d = desk(13, { phase2: 3, phase3: 3 });
    for (let round = 1; round <= 11; round++) playNext(d, shaken(7, round));
    const exempt = d
      .state()
      .rounds.slice(5)
      .flatMap(({ matches }) => exemptIn(matches));
    const inPools = d
      .state()
      .rounds.slice(0, 5)
      .flatMap(({ matches }) => exemptIn(matches));
    expect(new Set([...exempt, ...inPools]).size).toBe(11);
  });

  test('unless all present have had one: the lowest of those with fewest may', () => {
    const d = desk(11, { phase2: 6, phase3: 2 });
    for (let round = 1; round <= 11; round++) playNext(d, shaken(2, round));
    expect(drawn(d).repeats).toBe(drawn(d).matches.filter(haveMetBefore(d.state(), 12)).length + 1);
    playNext(d, shaken(2, 12));
    // Eleven players have had X in eleven rounds; the twelfth falls to the last of the standings after it.
    const order = scrabbleStandingsOf(d.state(), d.people, { after: 11 }).rows;
    const counts = d
      .state()
      .rounds.slice(0, 11)
      .flatMap(({ matches }) => exemptIn(matches));
    expect(new Set(counts).size).toBe(11);
    expect(exemptIn(d.state().rounds[11]?.matches)).toEqual([order.at(-1)?.player]);
  });
});

test('points and standings as in Formule Classique, kept through the phases: PPM over all meetings', () => {
  const d = desk(12);
  for (let round = 1; round <= 11; round++) playNext(d, shaken(5, round));
  const { rows, ties } = scrabbleStandingsOf(d.state(), d.people);
  expect(rows.reduce((sum, { figures }) => sum + (figures.pm ?? 0), 0)).toBe(11 * 6 * 4);
  const twice = ties.find(({ meetings, players }) => players.length === 2 && meetings.length > 1);
  expect(twice?.meetings.map(({ round }) => round).filter((round) => round <= 8)).toHaveLength(1);
  const [first] = twice?.players ?? [];
  const points = twice?.meetings.map((meeting) => meeting.points[meeting.players.indexOf(first ?? '')] ?? 0) ?? [];
  expect(rows.find(({ player }) => player === first)?.figures.ppm).toBe(points.reduce((sum, n) => sum + n, 0));
});

test('CORR-03: the draw of phase 2 is taken back, the last result of phase 1 put right, and all is as if it had been', () => {
  const played = (last: 'wrong' | 'right') => {
    const d = desk(12);
    for (let round = 1; round <= 4; round++) playNext(d, shaken(4, round));
    drawNext(d);
    enterAll(d, 5, (table) => (table === 1 && last === 'wrong' ? games([300, 500]) : games([500, 300 + table])));
    d.act({ kind: 'close-round', round: 5 });
    return d;
  };
  const d = played('wrong');
  const right = played('right');
  drawNext(d);
  expect(d.state().rounds).toHaveLength(6);
  const [a = '', b = ''] = d.state().rounds[4]?.matches[0]?.players ?? [];
  d.act({ kind: 'cancel-round', round: 6, losing: 0 });
  d.act({ kind: 'record', round: 5, players: [a, b], result: games([500, 301]), saw: games([300, 500]) });
  expect(scrabbleStandingsOf(d.state(), d.people)).toEqual(scrabbleStandingsOf(right.state(), right.people));
  // The last result of phase 1 draws nothing by itself.
  expect(right.state().rounds).toHaveLength(5);
  drawNext(d);
  drawNext(right);
  expect(d.state()).toEqual(right.state());
});

describe('a round half made by hand', () => {
  const byHand = (...tables: string[]): readonly Match[] =>
    tables.map((text) => ({ players: text.split('-') as [string] | [string, string] }));

  test('in a pool: the two opponents left over meet, the other tables are the circle’s', () => {
    const d = desk(12);
    const [one, two, ...others] = drawn(d).matches;
    const [a = '', b = ''] = one?.players ?? [];
    const [c = '', e = ''] = two?.players ?? [];
    const round = drawn(d, { made: byHand(`${a}-${c}`) });
    const shown = round.matches.map(({ players }) => players.toSorted().join());
    expect(shown).toContain([a, c].sort().join());
    expect(shown).toContain([b, e].sort().join());
    for (const { players } of others) expect(shown).toContain(players.toSorted().join());
  });

  test('in a pool with an odd number: an exemption by hand leaves nobody else exempt', () => {
    const d = desk(11);
    const round = drawn(d);
    const [alone = ''] = exemptIn(round.matches);
    const player = round.matches[0]?.players[0] ?? '';
    const made = drawn(d, { made: byHand(player) });
    expect(exemptIn(made.matches)).toEqual([player]);
    expect(made.matches.flatMap(({ players }) => players as readonly string[])).toHaveLength(11);
    expect(made.matches.flatMap(({ players }) => players as readonly string[])).toContain(alone);
  });

  test('a late entry without a seat can be given a table by hand', () => {
    const d = desk(12);
    playNext(d, firstWins);
    d.act({ kind: 'register', player: 'N', number: 13, rating: 2000, presence: 'here' });
    const round = drawn(d, { made: byHand('N-J4') });
    expect(round.warnings).toEqual([]);
    expect(round.matches.flatMap(({ players }) => players as readonly string[]).toSorted()).toHaveLength(13);
    expect(exemptIn(round.matches)).toHaveLength(1);
  });

  test('in phase 2: the rest by the rule; twice at a table, or an odd rest, is refused', () => {
    const d = desk(12);
    for (let round = 1; round <= 5; round++) playNext(d, shaken(5, round));
    const order = scrabbleStandingsOf(d.state(), d.people).rows.map(({ player }) => player);
    const made = byHand(`${order[0]}-${order[11]}`);
    const round = drawn(d, { made });
    expect(round.matches.flatMap(({ players }) => players as readonly string[]).toSorted()).toEqual(order.toSorted());
    expect(round.matches.filter(({ why }) => why?.[0]?.step === 'by-hand')).toHaveLength(1);
    const ask = (tables: readonly Match[]) => {
      const draw = combineeFormat.draw(d.state(), request(d.state(), d.people, { made: tables }));
      return draw.ok ? null : draw.refusal.code;
    };
    expect(ask(byHand('J1-J2', 'J2-J3'))).toBe('plays-twice');
    expect(ask(byHand('J1'))).toBe('odd-rest');
    expect(ask(byHand('J1', 'J2'))).toBeNull();
  });
});

test('the same draw from an untouched copy of the state: nothing hangs on what the desk keeps beside it', () => {
  const d = desk(13);
  for (let round = 1; round <= 3; round++) playNext(d, shaken(9, round));
  const copy: Tournament = JSON.parse(JSON.stringify(d.state()));
  const kept = { ...copy, settings: { ...copy.settings, drawn: poolsOf(d.state()) } };
  const asked = request(copy, d.people, { absent: new Set(awayNow(copy)) });
  expect(combineeFormat.draw(kept, asked)).toEqual(combineeFormat.draw(d.state(), asked));
});
