import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import { season2015 } from '../rating/season.ts';
import { plRating } from '../rating-of/pl-of.ts';
import { ownSeries } from '../rating-of/rating-of.ts';
import type { PrizeRules, RatingSettings } from '../tournament/settings.ts';
import type { Final, Player, Sanction, Tournament } from '../tournament/state.ts';
import { honoursOf, prizesOf, toldPrizes } from './prizes.ts';

/** After one round: A +100, C +90, E +80, G +70, then H, F, D, B. Two Jokers, two A, two B, two C. */
const { tournament, people } = played({
  players: 'A:3000 B:2950 C:2400 D:2300 E:1800 F:1700 G:1200 H:1100',
  rounds: ['A-B 500-400, C-D 490-400, E-F 480-400, G-H 470-400'],
});

function given(players: Readonly<Record<string, Partial<Player>>>, more: Partial<Tournament> = {}): Tournament {
  return {
    ...tournament,
    ...more,
    players: tournament.players.map((player) => ({ ...player, ...players[player.id] })),
  };
}

function excluded(...ids: readonly string[]): Partial<Tournament> {
  const sanctions = ids.map((player): Sanction => ({ player, kind: 'exclusion' }));
  return { rounds: tournament.rounds.map((round) => ({ ...round, sanctions })) };
}

describe('formule belge, “Trophies by series”', () => {
  test('the first of each, by the rating at the start and the bars of the season, with his place', () => {
    expect(prizesOf(tournament, people).series).toEqual([
      { of: 'Joker', place: 1, players: ['A'] },
      { of: 'A', place: 2, players: ['C'] },
      { of: 'B', place: 3, players: ['E'] },
      { of: 'C', place: 4, players: ['G'] },
    ]);
  });

  test('A2: the bars of its own season, and its own Joker bar above them, as in its PL', () => {
    const season = { ...season2015, name: '2011-2012', bars: { joker: 2600, a: 2200, b: 1750 } };
    const inIts = (rating: RatingSettings) => given({ B: { rating: 2700 } }, { settings: { rating } });
    const seriesIn = (t: Tournament) => t.players.map((player) => ownSeries(t)?.(player)).join(' ');
    const own = inIts({ season });
    expect(seriesIn(own)).toBe('Joker Joker A A B C C C');
    expect(prizesOf(own, people).series.map(({ of, players }) => [of, ...players].join(' '))).toEqual([
      'Joker A',
      'A C',
      'B E',
      'C G',
    ]);
    expect(plRating(own, people).jokers).toBe(2);
    const barred = inIts({ season, jokerBar: 2800 });
    expect(seriesIn(barred)).toBe('Joker A A A B C C C');
    expect(plRating(barred, people).jokers).toBe(1);
    expect(seriesIn(inIts({ jokerBar: 2600 }))).toBe('Joker Joker A A B B C C');
  });

  test('a series without players has none; who has no rating is in that of his provisional one', () => {
    const { rating: _, ...unrated } = tournament.players[0] ?? { id: '', number: 0, presence: 'here', from: 1 };
    const rest = given({ B: { rating: 1000 } });
    const players = rest.players.map((player) => (player.id === 'A' ? { ...unrated, duplicateSeries: '3B' } : player));
    expect(prizesOf({ ...rest, players }, people).series).toEqual([
      { of: 'A', place: 2, players: ['C'] },
      { of: 'B', place: 1, players: ['A'] },
      { of: 'C', place: 4, players: ['G'] },
    ]);
  });

  test('those who share the place share the prize', () => {
    const level = played({
      players: 'A:3000 B:2950 C:2900 D:1000',
      rounds: ['A-D 490-400, B-C 490-400'],
    });
    expect(prizesOf(level.tournament, level.people).series[0]).toEqual({ of: 'Joker', place: 1, players: ['A', 'B'] });
  });

  test('places are those after the final', () => {
    const final: Final = {
      players: 2,
      bestOf: 1,
      carry: false,
      thirdPlace: false,
      matches: [{ stage: 'final', players: ['A', 'C'], result: { kind: 'games', games: [[400, 401]] } }],
    };
    expect(prizesOf({ ...tournament, final }, people).series.slice(0, 2)).toEqual([
      { of: 'Joker', place: 2, players: ['A'] },
      { of: 'A', place: 1, players: ['C'] },
    ]);
  });

  test('there is none in the wargame, nor before anything that says which rating applies', () => {
    expect(prizesOf({ ...tournament, format: 'suisse', rounds: [] }, people).series).toEqual([]);
  });
});

describe('prizes by category and club', () => {
  test('the first of each, whatever the case and the accents; no club is no club', () => {
    const t = given({
      B: { club: 'Lyon', category: 'Vermeil' },
      C: { club: ' lyon', category: 'Senior' },
      D: { club: 'Évry' },
      E: { club: 'EVRY', category: 'Vermeil' },
      F: { club: '  ' },
    });
    const { clubs, categories } = prizesOf(t, people);
    expect(clubs).toEqual([
      { of: 'Évry', place: 3, players: ['E'] },
      { of: 'Lyon', place: 2, players: ['C'] },
    ]);
    expect(categories).toEqual([
      { of: 'Senior', place: 2, players: ['C'] },
      { of: 'Vermeil', place: 3, players: ['E'] },
    ]);
  });

  test('who was drawn in no round is first of nothing', () => {
    const [round] = tournament.rounds;
    const absent = { ...round, matches: round?.matches.slice(0, 3) ?? [], absent: ['G', 'H'] };
    const t = given({ G: { club: 'Nancy' } }, { rounds: [absent as NonNullable<typeof round>] });
    expect(prizesOf(t, people).clubs).toEqual([]);
  });
});

describe('situations, “Excluded: no prize”', () => {
  test('the next of the series, of the club, has it, with his own place', () => {
    const t = given({ C: { club: 'Lyon' }, F: { club: 'Lyon' } }, excluded('C'));
    const { series, clubs } = prizesOf(t, people);
    expect(series.find(({ of }) => of === 'A')).toEqual({ of: 'A', place: 7, players: ['D'] });
    expect(clubs).toEqual([{ of: 'Lyon', place: 6, players: ['F'] }]);
  });

  test('DAY-07: the next stands on the first step of the podium and keeps the second place', () => {
    expect(prizesOf(tournament, people).podium).toEqual([
      { step: 1, place: 1, players: ['A'] },
      { step: 2, place: 2, players: ['C'] },
      { step: 3, place: 3, players: ['E'] },
    ]);
    const t = given({}, excluded('A'));
    expect(prizesOf(t, people).podium).toEqual([
      { step: 1, place: 2, players: ['C'] },
      { step: 2, place: 3, players: ['E'] },
      { step: 3, place: 4, players: ['G'] },
    ]);
    expect(honoursOf(t, people).flatMap(({ players }) => players)).toEqual(['C', 'E', 'G', 'H', 'F', 'D', 'B']);
  });

  test('those level share a step, the next is skipped', () => {
    const level = played({ players: 'A:3000 B:2950 C:2900 D:1000', rounds: ['A-D 490-400, B-C 490-400'] });
    expect(prizesOf(level.tournament, level.people).podium).toEqual([
      { step: 1, place: 1, players: ['A', 'B'] },
      { step: 3, place: 3, players: ['C', 'D'] },
    ]);
  });

  test('no trophy and no counter either', () => {
    const counted = excluded('A').rounds?.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, counters: { A: { bagages: 3 }, B: { bagages: 1 } } })),
    }));
    const trophies = ['A', 'C'].map((player) => ({ name: 'Armée la mieux peinte', player }));
    const prizes = prizesOf(given({}, { rounds: counted ?? [], trophies }), people);
    expect(prizes.trophies).toEqual([{ name: 'Armée la mieux peinte', player: 'C' }]);
    expect(prizes.counters).toEqual([{ counter: 'bagages', total: 4, players: ['B'] }]);
  });
});

test('L’Art de la Guerre, “Trophies are free”: counters add up over the rounds, and those level share', () => {
  const [round] = tournament.rounds;
  if (!round) throw new Error('The tournament has a round.');
  const rounds = [
    {
      ...round,
      matches: round.matches.map((match, i) =>
        i === 0 ? { ...match, counters: { A: { bagages: 2, généraux: 0 } } } : match,
      ),
    },
    {
      ...round,
      matches: round.matches.map((match, i) =>
        i === 1 ? { ...match, counters: { A: { bagages: 1 }, D: { bagages: 3 } } } : match,
      ),
    },
  ];
  expect(prizesOf({ ...tournament, rounds }, people).counters).toEqual([
    { counter: 'bagages', total: 3, players: ['A', 'D'] },
  ]);
});

test('L’Art de la Guerre: a counter typed in other letters is the same counter, one prize', () => {
  const [round] = tournament.rounds;
  if (!round) throw new Error('The tournament has a round.');
  const matches = round.matches.map((match, i) =>
    i === 0
      ? { ...match, counters: { A: { 'Généraux tués': 2 } } }
      : i === 1
        ? { ...match, counters: { D: { 'généraux tués': 3 } } }
        : match,
  );
  expect(prizesOf({ ...tournament, rounds: [{ ...round, matches }] }, people).counters).toEqual([
    { counter: 'Généraux tués', total: 3, players: ['D'] },
  ]);
});

describe('prizes as rules (settings.prizes)', () => {
  const { tournament, people } = played({
    players: 'A:2700 B:2650 C:2000 D:1900',
    rounds: ['A-D 500-300,B-C 420-400', 'A-C 410-400,B-D 400-390', 'A-B 450-440,C-D 480-300'],
  });
  const ofClub = tournament.players.map((one) => ({ ...one, club: one.id === 'D' ? 'Lyon' : 'Sens' }));
  const base = { ...tournament, players: ofClub };
  const prizes = (rules: PrizeRules) => prizesOf({ ...base, settings: { ...base.settings, prizes: rules } }, people);

  test('how many of what; 0 leaves a kind out', () => {
    const found = prizes({ podium: 1, series: 0, clubs: 2 });
    expect(found.podium.map(({ players }) => players)).toEqual([['A']]);
    expect(found.series).toEqual([]);
    expect(found.clubs.map(({ of, step, players }) => [of, step, players])).toEqual([
      ['Lyon', 1, ['D']],
      ['Sens', 1, ['A']],
      ['Sens', 2, ['B']],
    ]);
  });

  test('a category by age: from the year of birth, none where it is not known, and never before one that is noted', () => {
    const born: Readonly<Record<string, number>> = { A: 2009, B: 1950, C: 2008 };
    const aged = new Map([...people].map(([id, one]) => [id, { ...one, ...(born[id] && { birthYear: born[id] }) }]));
    const ages = [
      { name: 'Jeunes', upTo: 17 },
      { name: 'Vermeil', from: 60 },
    ];
    const players = base.players.map((one) => (one.id === 'C' ? { ...one, category: 'Espoir' } : one));
    const t = { ...base, date: '2026-05-01', players, settings: { ...base.settings, prizes: { ages } } };
    const of = (tournament: Tournament) =>
      prizesOf(tournament, aged).categories.map(({ of: name, players: first }) => [name, ...first]);
    expect(of(t)).toEqual([
      ['Espoir', 'C'],
      ['Jeunes', 'A'],
      ['Vermeil', 'B'],
    ]);
    // Seventeen until the end of the year, eighteen in the next.
    expect(of({ ...t, date: '2027-01-01' })).toEqual([
      ['Espoir', 'C'],
      ['Vermeil', 'B'],
    ]);
    const hidden = new Map([...aged].map(([id, one]) => [id, id === 'A' ? { ...one, pseudonym: 'Le Renard' } : one]));
    expect(toldPrizes(t, hidden).categories.map(({ of: name }) => name)).toEqual(['Espoir', 'Vermeil']);
  });

  test('without accumulation who has a prize is passed over, and that is said', () => {
    const found = prizes({ podium: 2, series: 0, accumulate: false });
    expect(found.clubs).toEqual([
      { of: 'Lyon', place: 4, players: ['D'] },
      { of: 'Sens', place: 3, players: ['C'], passed: ['A', 'B'] },
    ]);
    // Everybody has one by then: no prize of a game is left.
    expect(prizes({ podium: 2, series: 0, accumulate: false, bestGame: true }).games).toBeUndefined();
    expect(toldPrizes({ ...base, settings: { prizes: { accumulate: false, series: 0 } } }, people).clubs).toEqual([
      { of: 'Lyon', place: 4, players: ['D'] },
    ]);
  });

  test('the best game and the widest margin, of those who may have a prize; none before a result', () => {
    expect(prizes({ bestGame: true, bestMargin: true }).games).toEqual([
      { of: 'best-game', figure: 500, players: ['A'] },
      { of: 'best-margin', figure: 200, players: ['A'] },
    ]);
    expect(prizesOf({ ...base, rounds: [], settings: { prizes: { bestGame: true } } }, people).games).toBeUndefined();
    expect(prizes({}).games).toBeUndefined();
  });

  test('nobody has two: who did better in a game and has a prize already is named with what they did', () => {
    const [game, margin] =
      prizes({ podium: 1, series: 0, clubs: 0, accumulate: false, bestGame: true, bestMargin: true }).games ?? [];
    expect(game?.passed).toEqual([{ player: 'A', figure: 500 }]);
    expect(game?.players).not.toContain('A');
    expect(margin?.passed?.[0]).toEqual({ player: 'A', figure: 200 });
    expect(prizes({ bestGame: true }).games?.[0]).not.toHaveProperty('passed');
  });

  test('money below the podium is given all the same: no podium, or a shorter one', () => {
    const paid = (rules: PrizeRules) => prizes(rules).podium.map(({ step, cents }) => [step, cents]);
    expect(paid({ podium: 0, money: [5000, 3000] })).toEqual([
      [1, 5000],
      [2, 3000],
    ]);
    expect(paid({ podium: 1, money: [5000, 0, 2000, 0] })).toEqual([
      [1, 5000],
      [2, undefined],
      [3, 2000],
    ]);
    expect(paid({ podium: 0, money: [0] })).toEqual([]);
  });

  test('the cents that equal parts leave go one each to the first of them: the sum is given to the cent', () => {
    const level = played({
      players: 'A:2000 B:2000 C:2000 D:1800 E:1800 F:1800',
      rounds: ['A-D 400-300,B-E 400-300,C-F 400-300'],
    });
    const [first] = prizesOf(
      { ...level.tournament, settings: { prizes: { money: [10_000, 2001] } } },
      level.people,
    ).podium;
    // 120,01 € among three: 40,01 € and twice 40 €.
    expect(first).toMatchObject({ step: 1, cents: 4000, over: 1 });
    expect(first?.players).toHaveLength(3);
  });

  test('money by place: who share places share their sum, in equal parts', () => {
    const level = played({ players: 'A:2000 B:2000 C:1900 D:1800', rounds: ['A-C 400-300,B-D 400-300'] });
    const found = prizesOf(
      { ...level.tournament, settings: { prizes: { money: [10_000, 5001, 2000] } } },
      level.people,
    );
    expect(found.podium.map(({ step, players, cents }) => [step, players.length, cents])).toEqual([
      [1, 2, 7500],
      [3, 2, 1000],
    ]);
    expect(prizes({ money: [10_000] }).podium.map(({ cents }) => cents)).toEqual([10_000, undefined, undefined]);
  });
});
