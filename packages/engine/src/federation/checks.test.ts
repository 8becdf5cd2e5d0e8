import { describe, expect, test } from 'vitest';
import { federation } from '../fixtures/random-federation.ts';
import type { Match, Player, PlayerId, Tournament } from '../tournament/state.ts';
import { checksOf, checksOfList, type DocumentCheck, sameEvents } from './checks.ts';
import { tournamentDocument } from './document.ts';
import { federationRatings } from './ratings.ts';

const ids: readonly PlayerId[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface Played {
  readonly id: string;
  readonly date: string;
  readonly players?: readonly PlayerId[];
  readonly scores?: readonly (readonly [number, number])[];
  readonly ratings?: Readonly<Record<PlayerId, number>>;
  readonly settings?: Tournament['settings'];
}

/** One round of Formule Classique, in pairs, the first of each pair winning 400 to 350 unless it is said otherwise. */
function tournament({ id, date, players = ids, scores = [], ratings = {}, settings = {} }: Played): Tournament {
  const pairs = players.flatMap((player, i) => (i % 2 === 0 ? [[player, players[i + 1] ?? player] as const] : []));
  const matches = pairs.map(
    (pair, i): Match => ({ table: i + 1, players: pair, result: { kind: 'games', games: [scores[i] ?? [400, 350]] } }),
  );
  const all = players.map(
    (player, i): Player => ({ id: player, number: i + 1, presence: 'here', from: 1, rating: ratings[player] ?? 1500 }),
  );
  return {
    id,
    name: `Tournoi de ${id}`,
    format: 'classique',
    date,
    seed: 1,
    settings: { rounds: 1, ...settings },
    players: all,
    ranking: [...players],
    rounds: [{ status: 'closed', absent: [], bestOf: 1, attempt: 1, matches }],
    status: 'closed',
  };
}

/** A federation that has accepted these, each player as the person of the same letter. */
function after(...played: readonly Played[]) {
  const own = federation('pl');
  for (const one of played) {
    const document = tournamentDocument(tournament(one), new Map(), 1);
    own.ask({ kind: 'receive', document: one.id, revision: 1, sender: 'club', digest: one.id });
    own.documents.set(own.documents.size + 1, document);
    own.ask({
      kind: 'accept',
      receipt: own.documents.size,
      people: Object.fromEntries((one.players ?? ids).map((player) => [player, player])),
    });
  }
  const state = own.state();
  return { state, documents: own.documents, ratings: federationRatings('pl', state, own.documents) };
}

function checks(one: Played, against: ReturnType<typeof after>): readonly DocumentCheck[] {
  const checked = tournament(one);
  const people = new Map((one.players ?? ids).map((player) => [player, player] as const));
  return checksOf({ tournament: checked, document: tournamentDocument(checked, new Map(), 1), people }, against);
}

const codes = (all: readonly DocumentCheck[]): readonly string[] => all.map(({ code }) => code);

test('an event like any other: nothing to say', () => {
  expect(checks({ id: 'liege', date: '2026-03-01' }, after())).toEqual([]);
});

describe('another event of the same days', () => {
  test('with most of the same people: one event sent twice, to be answered', () => {
    const found = checks(
      { id: 'again', date: '2026-03-01', players: ids.slice(0, 6) },
      after({ id: 'liege', date: '2026-03-01' }),
    );
    expect(found[0]).toEqual({ code: 'same-event', gravity: 'answer', document: 'liege', shared: 6 });
    expect(codes(found)).not.toContain('elsewhere');
  });
  test('with one of them: read that somebody was in two places', () => {
    const found = checks(
      { id: 'nantes', date: '2026-03-01', players: ['a', 'w', 'x', 'y'] },
      after({ id: 'liege', date: '2026-03-01' }),
    );
    expect(found.filter(({ code }) => code === 'elsewhere')).toEqual([
      { code: 'elsewhere', gravity: 'read', player: 'a', document: 'liege' },
    ]);
  });
  test('under its own id, and without most of its people: does it take the place of another event?', () => {
    const before = after({ id: 'liege', date: '2026-03-01' });
    const others: readonly PlayerId[] = ['a', 'w', 'x', 'y'];
    const one = { id: 'liege', date: '2026-05-10', players: others };
    expect(checks(one, before)[0]).toEqual({
      ...({ code: 'other-event', gravity: 'answer', document: 'liege', shared: 1, before: 8 } as const),
    });
    const document = tournamentDocument(tournament(one), new Map(), 2);
    const people = new Map(others.map((player) => [player, player] as const));
    expect(sameEvents({ document, people }, before)).toEqual(['liege']);
    // Two of four are half of them: late corrections add and drop people.
    expect(codes(checks({ ...one, players: ['a', 'b', 'x', 'y'] }, before))).not.toContain('other-event');
  });
  test('a correction of the event itself is no other event', () => {
    expect(
      codes(checks({ id: 'liege', date: '2026-03-01' }, after({ id: 'liege', date: '2026-03-01' }))),
    ).not.toContain('same-event');
  });
});

describe('the rating of the start', () => {
  const before = after({ id: 'liege', date: '2026-03-01' });
  const held = before.ratings.held.get('a')?.rating ?? 0;
  test('another than is held: both are told', () => {
    const found = checks({ id: 'nantes', date: '2026-04-01', ratings: { a: held + 5 } }, before);
    expect(found).toContainEqual({ code: 'other-start', gravity: 'read', player: 'a', brought: held + 5, held });
  });
  test('the one that is held: nothing', () => {
    const ratings = Object.fromEntries(ids.map((player) => [player, before.ratings.held.get(player)?.rating ?? 0]));
    expect(checks({ id: 'nantes', date: '2026-04-01', ratings }, before)).toEqual([]);
  });
  test('9999 or 5 of somebody new counts, and is to be read; of somebody known it is another start', () => {
    expect(checks({ id: 'nantes', date: '2026-03-01', ratings: { a: 9999, b: 5, c: 4000, d: 300 } }, after())).toEqual([
      { code: 'start-far', gravity: 'read', player: 'a', brought: 9999 },
      { code: 'start-far', gravity: 'read', player: 'b', brought: 5 },
    ]);
    const found = checks({ id: 'nantes', date: '2026-04-01', ratings: { a: 9999 } }, before);
    expect(found).toContainEqual({ code: 'other-start', gravity: 'read', player: 'a', brought: 9999, held });
    expect(codes(found)).not.toContain('start-far');
  });
  test('of a list each rating counts as it stands', () => {
    const day = '2026-10-01';
    const list = {
      ...({ kind: 'list', id: 'fisf', revision: 1, name: 'FISF', firstDay: day, lastDay: day } as const),
      people: new Map(),
      ratings: new Map([1, 1500, 2100].map((rating, i) => [`${i}`, { rating, active: day }])),
    };
    const players = (system: 'pl' | 'elo') =>
      checksOfList(list, system).map((one) => ('player' in one ? [one.code, one.player] : one.code));
    expect(players('pl')).toEqual([['start-far', '0']]);
    expect(players('elo')).toEqual([
      ['start-far', '0'],
      ['start-far', '2'],
    ]);
  });
  test('an event before it starts from nothing that came later', () => {
    expect(codes(checks({ id: 'early', date: '2026-02-01', ratings: { a: 1234 } }, before))).toEqual([]);
  });
  test('back after more than two years, and not after two years to the day (§9)', () => {
    const ratings = Object.fromEntries(ids.map((player) => [player, before.ratings.held.get(player)?.rating ?? 0]));
    expect(codes(checks({ id: 'later', date: '2028-03-01', ratings }, before))).toEqual([]);
    expect(codes(checks({ id: 'later', date: '2028-03-02', ratings }, before))).toEqual(ids.map(() => 'back'));
  });
});

test('scores over 700 or under 100, margins over 350: those, and none at the bound', () => {
  const scores = [
    [701, 400],
    [700, 350],
    [400, 99],
    [450, 100],
  ] as const;
  const found = checks({ id: 'liege', date: '2026-03-01', scores }, after());
  expect(
    found.map((one) => ('score' in one ? [one.player, one.score] : 'margin' in one ? one.margin : one.code)),
  ).toEqual([
    ['a', 701],
    ['f', 99],
  ]);
  // −50 to 3 is one game, and one line to read.
  expect(codes(checks({ id: 'liege', date: '2026-03-01', scores: [[-50, 3]] }, after()))).toEqual(['score-far']);
  const wide = checks({ id: 'liege', date: '2026-03-01', scores: [[600, 249]] }, after());
  expect(wide).toEqual([{ code: 'margin-far', gravity: 'read', players: ['a', 'b'], round: 1, margin: 351 }]);
});

test('another category than the number of players gives', () => {
  const found = checks({ id: 'liege', date: '2026-03-01', settings: { rating: { category: 4 } } }, after());
  expect(found).toEqual([{ code: 'category', gravity: 'read', said: 4, byNumber: 1 }]);
});
