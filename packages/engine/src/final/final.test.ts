import { describe, expect, test } from 'vitest';
import { played, type Written } from '../fixtures/played.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { standingsAfter } from '../rating-of/final-places.ts';
import type { GameScore, MatchResult } from '../tournament/match-result.ts';
import type { Final, FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import { finalOutcome, impossibleInFinal } from './final-outcome.ts';
import { finalPlaces } from './final-places.ts';
import { impossibleFinal, nextFinalMatches } from './next-matches.ts';

/** After one round: A 3 PM +100, B +90, C +80, D +70, then those they beat, from the last: H −70 … E −100. */
const eight: Written = {
  players: 'A:1800 B:1700 C:1600 D:1500 E:1400 F:1300 G:1200 H:1100',
  rounds: ['A-E 500-400, B-F 490-400, C-G 480-400, D-H 470-400'],
  settings: { rounds: 1 },
};

const games = (...scores: GameScore[]): MatchResult => ({ kind: 'games', games: scores });

function withFinal(written: Written, final: Partial<Final>) {
  const { tournament, people } = played(written);
  const whole: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [], ...final };
  const t: Tournament = { ...tournament, final: whole };
  return { t, people, final: whole };
}

type Day = ReturnType<typeof withFinal>;

/** The next matches as text, or the refusal. */
function next({ t, people }: Pick<Day, 't' | 'people'>) {
  const made = nextFinalMatches(t, people);
  return made.ok ? made.value.map(({ stage, players }) => `${stage} ${players.join('–')}`) : made.refusal;
}

/** Places after the final, as `1 A`, in order. */
function places({ t, people }: Pick<Day, 't' | 'people'>): string {
  const found = finalPlaces(t, standingsOf(t, people, { final: true }));
  return [...found].map(([id, place]) => `${place} ${id}`).join(' ');
}

const match = (
  stage: FinalMatch['stage'],
  players: readonly [PlayerId, PlayerId],
  result?: MatchResult,
): FinalMatch => ({ stage, players, ...(result && { result }) });

const asDrawn = '1 A 2 B 3 C 4 D 5 H 6 G 7 F 8 E';

describe('formule belge, “A championship ends with a final”', () => {
  test('of the first two: the match is set up once, with who starts', () => {
    const day = withFinal(eight, { bestOf: 3 });
    const made = nextFinalMatches(day.t, day.people);
    expect(made).toMatchObject({ ok: true, value: [{ stage: 'final', players: ['A', 'B'] }] });
    if (!made.ok) return;
    expect(['A', 'B']).toContain(made.value[0]?.starts);
    expect(next(withFinal(eight, { matches: made.value }))).toEqual([]);
  });

  test('a draw of letters leaves who starts open', () => {
    const day = withFinal({ ...eight, settings: { rounds: 1, startsBy: 'letters' } }, {});
    const made = nextFinalMatches(day.t, day.people);
    expect(made.ok && made.value[0] && 'starts' in made.value[0]).toBe(false);
  });

  test('of the first four: 1–4 and 2–3, then the final and the third place', () => {
    expect(next(withFinal(eight, { players: 4, thirdPlace: true }))).toEqual(['semi A–D', 'semi B–C']);
    const semis = [match('semi', ['A', 'D'], games([400, 450])), match('semi', ['B', 'C'], games([450, 400]))];
    expect(next(withFinal(eight, { players: 4, thirdPlace: true, matches: semis }))).toEqual([
      'final B–D',
      'third A–C',
    ]);
    expect(next(withFinal(eight, { players: 4, matches: semis }))).toEqual(['final B–D']);
    expect(next(withFinal(eight, { players: 4, matches: [match('semi', ['A', 'D'])] }))).toEqual(['semi B–C']);
    expect(next(withFinal(eight, { players: 4, matches: semis.slice(0, 1) }))).toEqual(['semi B–C']);
  });

  test('the first two may play it with a third place, between the next two', () => {
    expect(next(withFinal(eight, { thirdPlace: true }))).toEqual(['final A–B', 'third C–D']);
  });

  test('a level semi-final is won by the higher placed after the rounds', () => {
    const semis = [match('semi', ['A', 'D'], games([400, 400])), match('semi', ['B', 'C'], games([400, 450]))];
    const day = withFinal(eight, { players: 4, thirdPlace: true, matches: semis });
    expect(next(day)).toEqual(['final A–C', 'third B–D']);
    const set = withFinal(eight, { players: 4, matches: [...semis, match('final', ['A', 'C'], games([300, 301]))] });
    expect(places(set)).toBe('1 C 2 A 3 B 4 D 5 H 6 G 7 F 8 E');
  });

  test('who leaves after the semi-finals are set up plays the rest of it on paper: he forfeits', () => {
    const { t, people } = withFinal(eight, {
      players: 4,
      thirdPlace: true,
      matches: [match('semi', ['A', 'D'], games([400, 300])), match('semi', ['B', 'C'], games([400, 300]))],
    });
    const gone = (id: PlayerId): Tournament => ({
      ...t,
      players: t.players.map((player) => (player.id === id ? { ...player, left: 1 } : player)),
    });
    expect(next({ t: gone('D'), people })).toEqual(['final A–B', 'third C–D']);
    expect(next({ t: gone('A'), people })).toEqual(['final A–B', 'third C–D']);
  });

  test('who left is not in it: the next one takes the seat, and its places', () => {
    const { t, people } = withFinal(eight, {});
    const left = { ...t, players: t.players.map((player) => (player.id === 'A' ? { ...player, left: 1 } : player)) };
    expect(next({ t: left, people })).toEqual(['final B–C']);
    const final = { ...left.final, matches: [match('final', ['B', 'C'], games([400, 401]))] };
    expect(places({ t: { ...left, final } as Tournament, people })).toBe('1 C 2 B 3 A 4 D 5 H 6 G 7 F 8 E');
  });
});

describe('formule belge, “The final orders the places that it plays for and leaves the others”', () => {
  const semis = [match('semi', ['A', 'D'], games([400, 450])), match('semi', ['B', 'C'], games([450, 400]))];

  test('before and without it, the places are those of the rounds', () => {
    expect(places(played2(eight))).toBe(asDrawn);
    expect(places(withFinal(eight, {}))).toBe(asDrawn);
    expect(places(withFinal(eight, { matches: [match('final', ['A', 'B'])] }))).toBe(asDrawn);
    expect(places(withFinal(eight, { players: 4, matches: [match('semi', ['A', 'D'], games([1, 2]))] }))).toBe(asDrawn);
    expect(places(withFinal(eight, { matches: [match('third', ['C', 'D'], games([1, 2]))] }))).toBe(asDrawn);
  });

  test('what is shown after all the rounds stands in the order of the final, and earlier standings do not', () => {
    const two: Written = { ...eight, rounds: [...eight.rounds, 'A-B 400-300, C-D 400-300, E-F 400-300, G-H 400-300'] };
    const { t, people } = withFinal(two, { matches: [match('final', ['A', 'B'], games([1, 2]))] });
    const order = (after: number, final: boolean) =>
      standingsAfter(t, people, { after, final }).rows.map(({ rank, player }) => `${rank} ${player}`);
    expect(order(2, true).slice(0, 2)).toEqual(['1 B', '2 A']);
    expect(order(2, false).slice(0, 1)).toEqual(['1 A']);
    expect(order(1, true).slice(0, 2)).toEqual(['1 A', '2 B']);
  });

  test('of two: the places 1 and 2', () => {
    const day = withFinal(eight, { matches: [match('final', ['A', 'B'], games([400, 450]))] });
    expect(places(day)).toBe('1 B 2 A 3 C 4 D 5 H 6 G 7 F 8 E');
  });

  test('of four, without a match for the third place: those who lost a semi-final keep the order of the rounds', () => {
    const day = withFinal(eight, { players: 4, matches: [...semis, match('final', ['B', 'D'], games([400, 450]))] });
    expect(places(day)).toBe('1 D 2 B 3 A 4 C 5 H 6 G 7 F 8 E');
  });

  test('of four, with it', () => {
    const matches = [
      ...semis,
      match('final', ['B', 'D'], { kind: 'forfeit', by: 'D', games: [] }),
      match('third', ['A', 'C'], { kind: 'awarded', to: 'C', games: [] }),
    ];
    expect(places(withFinal(eight, { players: 4, thirdPlace: true, matches }))).toBe('1 B 2 D 3 C 4 A 5 H 6 G 7 F 8 E');
  });

  test('after the semi-finals: the two who won, then the two who lost', () => {
    expect(places(withFinal(eight, { players: 4, matches: semis }))).toBe('1 B 2 D 3 A 4 C 5 H 6 G 7 F 8 E');
  });

  test('shared places below it stay shared; who lost it takes a place of his own', () => {
    const level = { ...eight, rounds: ['A-E 500-400, B-F 490-400, C-G 490-400, D-H 490-400'] };
    const day = withFinal(level, { matches: [match('final', ['A', 'B'], games([400, 450]))] });
    expect(places(day)).toBe('1 B 2 A 3 C 3 D 5 F 5 G 5 H 8 E');
  });
});

describe('situations, “Excluded”: he keeps line and place, and the places of the others do not move', () => {
  const without = (id: PlayerId, { t, people }: Day) => {
    const sanction = { kind: 'exclusion', player: id, reason: 'conduite' } as const;
    return { t: { ...t, rounds: t.rounds.map((round) => ({ ...round, sanctions: [sanction] })) }, people };
  };
  const semis = [match('semi', ['B', 'E'], games([400, 450])), match('semi', ['C', 'D'], games([450, 400]))];

  test('a final of two orders the places that its players held', () => {
    const day = withFinal(eight, { matches: [match('final', ['B', 'C'], games([400, 450]))] });
    expect(places(without('A', day))).toBe('1 A 2 C 3 B 4 D 5 H 6 G 7 F 8 E');
    expect(places(without('D', day))).toBe('1 C 2 B 3 A 4 D 5 H 6 G 7 F 8 E');
    expect(places(without('G', day))).toBe('1 C 2 B 3 A 4 D 5 H 6 G 7 F 8 E');
  });

  test('a final of four, with and without the third place', () => {
    const four = [match('semi', ['B', 'H'], games([400, 450])), match('semi', ['C', 'D'], games([450, 400]))];
    const final = match('final', ['C', 'H'], games([400, 450]));
    const day = withFinal(eight, { players: 4, matches: [...four, final] });
    expect(places(without('A', day))).toBe('1 A 2 H 3 C 4 B 5 D 6 G 7 F 8 E');
    const third = match('third', ['B', 'D'], games([400, 450]));
    const whole = withFinal(eight, { players: 4, thirdPlace: true, matches: [...four, final, third] });
    expect(places(without('A', whole))).toBe('1 A 2 H 3 C 4 D 5 B 6 G 7 F 8 E');
    expect(places(without('G', withFinal(eight, { players: 4, matches: semis })))).toBe(
      '1 C 2 E 3 B 4 D 5 A 6 G 7 H 8 F',
    );
  });

  test('with a place that is shared', () => {
    const level = { ...eight, rounds: ['A-E 500-400, B-F 500-400, C-G 490-400, D-H 480-400'] };
    const day = withFinal(level, { matches: [match('final', ['B', 'C'], games([400, 450]))] });
    expect(places(without('A', day))).toBe('1 A 1 C 3 B 4 D 5 H 6 G 7 E 7 F');
  });

  test('who is excluded in the final has the places of the final', () => {
    const day = withFinal(eight, { matches: [match('final', ['A', 'B'], games([450, 400]))] });
    expect(places(without('A', day))).toBe(asDrawn);
  });
});

describe('formule belge, “A tie for the last place of the final”', () => {
  const tied = { ...eight, rounds: ['A-E 500-400, B-F 490-400, C-G 490-400, D-H 490-400'] };

  test('the director is asked', () => {
    expect(next(withFinal(tied, {}))).toEqual({ code: 'final-tie', place: 2, players: ['B', 'C', 'D'], seats: 1 });
  });

  test('three who share it in a final of four have a seat each', () => {
    expect(next(withFinal(tied, { players: 4 }))).toEqual(['semi A–D', 'semi B–C']);
  });

  test('the higher initial rank', () => {
    expect(next(withFinal(tied, { lastPlace: 'initial-rank' }))).toEqual(['final A–B']);
  });

  test('a deciding game, whoever wins it; with three tied the winner plays the next', () => {
    expect(next(withFinal(tied, { lastPlace: 'game' }))).toEqual(['tie C–D']);
    const first = match('tie', ['C', 'D'], games([400, 450]));
    expect(next(withFinal(tied, { lastPlace: 'game', matches: [match('tie', ['C', 'D'])] }))).toEqual([]);
    expect(next(withFinal(tied, { lastPlace: 'game', matches: [first] }))).toEqual(['tie B–D']);
    const second = match('tie', ['B', 'D'], games([400, 450]));
    const settled = withFinal(tied, { lastPlace: 'game', matches: [first, second] });
    expect(next(settled)).toEqual(['final A–D']);
    const over = match('final', ['A', 'D'], games([400, 450]));
    expect(places(withFinal(tied, { lastPlace: 'game', matches: [first, second, over] }))).toBe(
      '1 D 2 A 3 B 3 C 5 F 5 G 5 H 8 E',
    );
  });

  test('a level deciding game leaves the seat to the higher initial rank', () => {
    const two = { ...eight, rounds: ['A-E 500-400, B-F 490-400, C-G 490-400, D-H 470-400'] };
    expect(next(withFinal(two, { matches: [match('tie', ['B', 'C'], games([400, 400]))] }))).toEqual(['final A–B']);
  });

  test('it is one game, whatever the length of the final', () => {
    const day = withFinal(tied, { bestOf: 3, lastPlace: 'game' });
    const table = { round: 2, table: 1, players: ['C', 'D'] } as const;
    expect(impossibleInFinal(day.t, match('tie', ['C', 'D']), games([400, 450]), table)).toBeNull();
    expect(impossibleInFinal(day.t, match('final', ['C', 'D']), games([400, 450]), table)).toMatchObject({
      code: 'bad-games',
    });
  });
});

describe('formule belge, “their earlier game of the rounds counts”', () => {
  const four: Written = {
    players: 'A:1800 B:1700 C:1600 D:1500',
    rounds: ['A-B 400-450, C-D 450-400', 'A-C 500-400, B-D 500-400'],
    settings: { rounds: 2 },
  };
  const carrying = { bestOf: 3, carry: true } as const;

  test('who won it leads by a game, and needs one more of two winning games', () => {
    const day = withFinal(four, carrying);
    expect(next(day)).toEqual(['final B–A']);
    const final = match('final', ['B', 'A'], games([450, 400]));
    expect(finalOutcome(day.t, final)).toEqual({ carried: [1, 0], wins: [2, 0], winner: 'B' });
    const table = { round: 3, table: 1, players: ['B', 'A'] } as const;
    expect(impossibleInFinal(day.t, final, games([450, 400]), table)).toBeNull();
    expect(impossibleInFinal(day.t, final, games([400, 450]), table)).toMatchObject({ code: 'bad-games' });
    expect(impossibleInFinal(day.t, final, games([400, 450], [400, 450]), table)).toBeNull();
    expect(impossibleInFinal(day.t, final, games([450, 400], [400, 450]), table)).toMatchObject({ code: 'bad-games' });
  });

  test('the other needs two, and then it counts for nothing', () => {
    const { t } = withFinal(four, carrying);
    const final = match('final', ['B', 'A'], games([400, 450], [400, 450]));
    expect(finalOutcome(t, final)).toEqual({ carried: [1, 0], wins: [1, 2], winner: 'A' });
  });

  test('first to three: with it, two more', () => {
    const { t } = withFinal(four, { bestOf: 5, carry: true });
    const final = match('final', ['B', 'A'], games([450, 400], [400, 450], [450, 400]));
    expect(finalOutcome(t, final)).toEqual({ carried: [1, 0], wins: [3, 1], winner: 'B' });
    expect(
      impossibleInFinal(t, final, final.result ?? games(), { round: 3, table: 1, players: ['B', 'A'] }),
    ).toBeNull();
  });

  test('a forfeit in the rounds is no game, a draw is one that nobody won, and those who have not met begin at 0–0', () => {
    const forfeit = withFinal({ ...four, rounds: ['A-B forfeit A, C-D 450-400'] }, carrying);
    expect(finalOutcome(forfeit.t, match('final', ['B', 'A'])).carried).toBeNull();
    const drawn = withFinal({ ...four, rounds: ['A-B 400-400, C-D 450-400'] }, carrying);
    expect(finalOutcome(drawn.t, match('final', ['B', 'A'])).carried).toEqual([0, 0]);
    expect(finalOutcome(drawn.t, match('final', ['A', 'D'])).carried).toBeNull();
  });

  test('of two meetings the last one counts', () => {
    const twice = withFinal({ ...four, rounds: [...four.rounds, 'A-B 450-400, C-D 450-400'] }, carrying);
    expect(finalOutcome(twice.t, match('final', ['A', 'B'])).carried).toEqual([1, 0]);
  });

  test('without `carry` it does not', () => {
    const { t } = withFinal(four, { bestOf: 3 });
    expect(finalOutcome(t, match('final', ['B', 'A'])).carried).toBeNull();
  });
});

describe('a final that can’t be, or not yet', () => {
  const asked = (final: Partial<Final>, written = eight) => next(withFinal(written, final));

  test('a game of the rounds that would decide a match of one game', () => {
    expect(asked({ carry: true })).toEqual({ code: 'final-impossible', why: 'carry', bestOf: 1 });
  });

  test('several games where results are not counted in games', () => {
    const { t, final } = withFinal(eight, { bestOf: 3 });
    const wargame: Tournament = { ...t, format: 'art-de-la-guerre' };
    expect(impossibleFinal(wargame, final)).toEqual({ code: 'final-impossible', why: 'length', bestOf: 3 });
    expect(impossibleFinal(wargame, { ...final, bestOf: 1 })).toBeNull();
  });

  test('fewer players than it has places', () => {
    const two = { players: 'A B C', rounds: ['A-B 400-300, C exempt'], settings: { rounds: 1 } };
    expect(asked({ thirdPlace: true }, two)).toEqual({ code: 'too-few-players', present: 3, needed: 4 });
    expect(asked({}, two)).toEqual(['final A–C']);
  });

  test('none, before anything was played, before the last round, before its last result', () => {
    const { tournament, people } = played(eight);
    expect(nextFinalMatches(tournament, people)).toEqual({ ok: false, refusal: { code: 'no-final' } });
    expect(asked({}, { ...eight, rounds: [] })).toEqual({ code: 'nothing-played' });
    expect(asked({}, { ...eight, settings: { rounds: 2 } })).toEqual({ code: 'rounds-left', played: 1, planned: 2 });
    const { t, people: who } = withFinal(eight, {});
    const [round] = t.rounds;
    if (!round) throw new Error('The tournament has a round.');
    const open = {
      ...round,
      matches: round.matches.map(({ result: _, ...rest }, i) => (i === 0 ? rest : (round.matches[i] ?? rest))),
    };
    expect(next({ t: { ...t, rounds: [open] }, people: who })).toMatchObject({ code: 'results-missing', round: 1 });
  });
});

function played2(written: Written): Pick<Day, 't' | 'people'> {
  const { tournament, people } = played(written);
  return { t: tournament, people };
}
