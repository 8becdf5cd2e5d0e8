import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { season2015 } from '../rating/season.ts';
import { initialRanking, ratingOf } from '../tournament/initial-ranking.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import { inSeason, seasonOf } from '../tournament/season-of.ts';
import type { Player, Tournament } from '../tournament/state.ts';
import { eloRating } from './elo-of.ts';
import { finalStandings } from './final-places.ts';
import { plRating } from './pl-of.ts';
import { ratingFor, ratingSystemOf } from './rating-of.ts';

const field = 'A:2923 B:2250 C:1860 D:1803 E:1700 F:1700 G:1580 H:1415 I:1002 J:1000';
/** A first, D second, B third, C fourth. */
const rounds = ['A-E 500-400, D-F 490-400, B-G 480-400, C-H 470-400, I-J 460-400'];
const settings = { rounds: 5 };

const lineOf = (of: string, { tournament, people }: ReturnType<typeof played>) =>
  plRating(tournament, people).players.find(({ player }) => player === of);

describe('classement PL, examples', () => {
  test('RATE-01: the 1803 second of ten takes 9 + 10 + 210 = 2032, asked once or twice', () => {
    const event = played({ players: field, rounds, settings });
    expect(plRating(event.tournament, event.people)).toMatchObject({ category: 1, pjMax: 210, pjMin: -105 });
    for (const _ of [1, 2]) expect(lineOf('D', event)).toMatchObject({ place: 2, pe: 9, b: 10, pj: 210, after: 2032 });
  });

  test('RATE-01: corrected to the third place, always from 1803', () => {
    const corrected = [rounds.join().replace('490-400', '475-400')];
    const event = played({ players: field, rounds: corrected, settings });
    expect(lineOf('D', event)).toMatchObject({ before: 1803, place: 3, pe: 8, b: 4, pj: 38, after: 1853 });
  });

  test('games: a setting, else the planned rounds; category, Joker bar, approval as set', () => {
    const rating = { games: 10, category: 2, jokerBar: 2200, approved: false };
    const event = played({ players: field, rounds, settings: { ...settings, rating } });
    // 400 − 75 − 5 × 4 − (100 − 20)/2
    expect(plRating(event.tournament, event.people)).toMatchObject({ category: 2, jokers: 2, pjMax: 265 });
    expect(lineOf('D', event)).toMatchObject({ after: 1803 });
  });
});

describe('classement PL, a season is dated data', () => {
  const season = {
    ...season2015,
    name: '2016-2017',
    from: '2016-09-01',
    bars: { joker: 2200, a: 1900, b: 1500 },
    value: { ...season2015.value, 1: 40 },
    nbpMax: 12,
    classiqueBPercent: 75,
    provisional: { ...season2015.provisional, 1: 2400 },
  };

  test('M, NbPmax, CT, the Joker bar and PL* are those of the tournament’s own season', () => {
    const rating = { season, classiqueB: true };
    const event = played({ players: field, rounds, settings: { ...settings, rating } });
    // ¾ × (400 − 100 − 5 × (12 − 5) − (100 − 20)/2)
    expect(plRating(event.tournament, event.people)).toMatchObject({
      season: '2016-2017',
      value: 40,
      jokers: 2,
      pjMax: 168.75,
    });
    expect(lineOf('D', event)).toMatchObject({ b: 20 });
    expect(ratingOf({ id: 'X', number: 1, presence: 'here', from: 1, duplicateSeries: '1B' }, event.tournament)).toBe(
      2400,
    );
  });

  test('its own Joker bar and NbPmax stand above the season', () => {
    const rating = { season, jokerBar: 2900, nbpMax: 14 };
    const event = played({ players: field, rounds, settings: { ...settings, rating } });
    expect(plRating(event.tournament, event.people)).toMatchObject({ jokers: 1, pjMax: 210 });
  });

  test('of several known, the one that has begun on the last day; none has: as it was', () => {
    const { tournament: t } = played({ players: field, rounds, settings });
    const at = (date: string) => seasonOf(inSeason({ ...t, date }, [season])).name;
    expect([at('2016-08-31'), at('2016-09-01'), at('2030-01-01')]).toEqual(['2015-2016', '2016-2017', '2016-2017']);
  });

  test('Belgium: another PL* is another Pdep, of the same players', () => {
    const { tournament: t } = played({ players: 'A:1580 B', rounds: ['A-B 300-400'] });
    const belgian: Tournament = {
      ...t,
      format: 'classique-belge',
      players: t.players.map((player) => (player.id === 'B' ? { ...player, duplicateSeries: '1A' } : player)),
    };
    const first = (tournament: Tournament) => scrabbleStandingsOf(tournament, new Map()).rows[0];
    expect(first(belgian)).toMatchObject({ player: 'B', figures: { pdep: 2250 } });
    expect(first({ ...belgian, settings: { rating: { season } } })).toMatchObject({
      player: 'B',
      figures: { pdep: 2400 },
    });
  });
});

describe('classement PL, who counts', () => {
  test('the place after a final', () => {
    const event = played({ players: field, rounds, settings });
    const final = {
      players: 2,
      bestOf: 1,
      carry: false,
      thirdPlace: false,
      matches: [{ stage: 'final', players: ['A', 'D'], result: { kind: 'games', games: [[300, 400]] } }],
    } as const;
    const tournament: Tournament = { ...event.tournament, final };
    expect(plRating(tournament, event.people).players.slice(0, 2)).toMatchObject([
      { player: 'D', place: 1 },
      { player: 'A', place: 2 },
    ]);
    expect(finalStandings(tournament, event.people).rows.slice(0, 3)).toMatchObject([
      { player: 'D', rank: 1 },
      { player: 'A', rank: 2 },
      { player: 'B', rank: 3 },
    ]);
  });

  test('drawn in no round: left out, and places counted again; an exemption counts', () => {
    const event = played({ players: `${field} K:900 L:3000`, rounds: [`${rounds.join()}, K exempt`], settings });
    const { players } = plRating(event.tournament, event.people);
    expect(players.map(({ player }) => player)).not.toContain('L');
    expect(players).toHaveLength(11);
  });

  test('situations: an excluded player has no bonus, the others’ places do not move', () => {
    const { tournament, people } = played({ players: field, rounds, settings });
    const out = tournament.rounds.map((round) => ({
      ...round,
      sanctions: [{ player: 'A', kind: 'exclusion' } as const],
    }));
    expect(plRating({ ...tournament, rounds: out }, people).players.slice(0, 2)).toMatchObject([
      { player: 'A', place: 1, b: 0 },
      { player: 'D', place: 2, b: 10 },
    ]);
    const matches = [{ stage: 'final', players: ['D', 'G'], result: { kind: 'awarded', to: 'D', games: [] } }] as const;
    const final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches } as const;
    const after = plRating({ ...tournament, rounds: out, final }, people).players.slice(0, 3);
    expect(after).toMatchObject([
      { player: 'A', place: 1, b: 0 },
      { player: 'D', place: 2, b: 10 },
      { player: 'G', place: 3, b: 4 },
    ]);
  });
});

describe('RATE-05: a missing rating is the provisional one of the series, never 0', () => {
  const start: readonly (readonly [string, Partial<Player>])[] = [
    ['AUBIN', { duplicateSeries: '4C' }],
    ['BELIN', {}],
    ['CARON', { rating: 1580 }],
    ['DURIN', { duplicateSeries: '1B', rating: 0 }],
  ];
  const { tournament } = played({ players: 'x', rounds: [] });
  const t: Tournament = {
    ...tournament,
    players: start.map(([id, more], i) => ({ id, number: i + 1, presence: 'here', from: 1, ...more })),
  };

  test('1700, 1000, 1580, 2250: the initial ranking is D, A, C, B', () => {
    expect(t.players.map((player) => ratingOf(player, t))).toEqual([1700, 1000, 1580, 2250]);
    expect(initialRanking(t, new Map())).toEqual(['DURIN', 'AUBIN', 'CARON', 'BELIN']);
  });

  test('Belgium: a provisional rating is what a match is worth', () => {
    const match = { players: ['AUBIN', 'CARON'], result: { kind: 'games', games: [[400, 300]] } } as const;
    const round = { status: 'closed', absent: ['BELIN', 'DURIN'], bestOf: 1, attempt: 1, matches: [match] } as const;
    const { rows } = scrabbleStandingsOf({ ...t, format: 'classique-belge', rounds: [round] }, new Map());
    expect(rows[0]).toMatchObject({ player: 'AUBIN', figures: { pdep: 1700 } });
  });

  test('in the wargame 1000, whatever the series', () => {
    const adg: Tournament = { ...t, format: 'art-de-la-guerre' };
    expect(adg.players.map((player) => ratingOf(player, adg))).toEqual([1000, 1000, 1580, 1000]);
  });
});

/** Eight players of the wargame, four games. */
function wargame(results: readonly MatchResult[], format: Tournament['format'] = 'art-de-la-guerre') {
  const { tournament, people } = played({ players: 'A B C D E F G H', rounds: ['A-B, C-D, E-F, G-H'] });
  const round = tournament.rounds.map((r) => ({
    ...r,
    matches: r.matches.map(({ result: _, ...match }, i) => ({ ...match, ...(results[i] && { result: results[i] }) })),
  }));
  return { tournament: { ...tournament, format, rounds: round }, people };
}

const beat = (winner: string): MatchResult => ({ kind: 'points', winner, points: [100, 10] });

describe('L’Art de la Guerre, Elo', () => {
  test('a game awarded counts, a forfeit does not: six players are too few', () => {
    const won = [beat('A'), { kind: 'awarded', to: 'D', games: [] }, beat('E')] as const;
    const { tournament, people } = wargame([...won, { kind: 'forfeit', by: 'H', games: [] }]);
    const rating = eloRating(tournament, people);
    expect(rating).toMatchObject({ official: false, why: [{ code: 'too-few-players', found: 6, needed: 8 }] });
    const all = wargame([...won, beat('G')]);
    const { official, players } = eloRating(all.tournament, all.people);
    expect(official).toBe(true);
    expect(
      players
        .filter(({ after }) => after === 1050)
        .map(({ player }) => player)
        .sort(),
    ).toEqual(['A', 'D', 'E', 'G']);
  });

  test('not approved: not official, whatever else is right; nobody’s Elo changes', () => {
    const { tournament, people } = wargame([beat('A'), beat('C'), beat('E'), beat('G')]);
    const as = (approved: boolean) =>
      eloRating({ ...tournament, settings: { ...tournament.settings, rating: { approved } } }, people);
    expect(as(true).official).toBe(true);
    expect(as(false)).toMatchObject({ official: false, why: [{ code: 'not-approved' }] });
    expect(as(false).players.every(({ before, after, championship }) => after === before && !championship)).toBe(true);
  });

  test('a spare player is rated and has no place', () => {
    const { tournament, people } = wargame([beat('A'), beat('C'), beat('E'), beat('G')]);
    const players = [...tournament.players, { id: 'S', number: 9, presence: 'here', from: 1, spare: true } as const];
    expect(eloRating({ ...tournament, players }, people).players.at(-1)).toMatchObject({ player: 'S', place: null });
  });
});

describe('autres formules, “Rating”', () => {
  const games: MatchResult = { kind: 'games', games: [[400, 300]] };

  test('PL by games, Elo by the wargame’s results, else not rated', () => {
    const system = (...results: MatchResult[]) => ratingSystemOf(wargame(results, 'suisse').tournament);
    expect(system(games)).toBe('pl');
    expect(system(beat('A'))).toBe('elo');
    expect(system(games, beat('C'))).toBeNull();
    expect(system({ kind: 'decided', winner: 'A' })).toBeNull();
    expect(system()).toBeNull();
  });

  test('not rated is refused', () => {
    const { tournament, people } = wargame([{ kind: 'decided', winner: null }], 'toutes-rondes');
    expect(ratingFor(tournament, people)).toEqual({ ok: false, refusal: { code: 'not-rated' } });
  });
});
