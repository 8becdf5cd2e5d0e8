import { describe, expect, test } from 'vitest';
import { federation } from '../fixtures/random-federation.ts';
import { season2015 } from '../rating/season.ts';
import { decideFederation } from './decide.ts';
import type { FederationDocument } from './document.ts';
import { chainOf, ratingEffect } from './effect.ts';
import { federationRatings } from './ratings.ts';

/** Classement PL §8: the ten, with their ratings at the start. */
const ten = Object.entries({
  a: 2923,
  s1: 2250,
  c: 1860,
  m: 1803,
  s4: 1700,
  t4: 1700,
  g: 1580,
  h: 1415,
  i: 1002,
  n: 1000,
});

function example(id: string, lastDay: string, order: string, revision = 1): FederationDocument {
  const places = order.split(' ');
  const entries = ten.map(([player, rating]) => ({ player, rating, place: places.indexOf(player) + 1, drawn: true }));
  return {
    kind: 'tournament',
    id,
    revision,
    name: `Tournoi de ${id}`,
    format: 'classique',
    firstDay: lastDay,
    lastDay,
    people: new Map(ten.map(([player]) => [player, { name: player }])),
    rated: { system: 'pl', event: { kind: 'event', id, lastDay, number: 0, entries, games: 5 } },
  };
}

/** Receives and accepts it, each player as the person of the same letter. */
function take(own: ReturnType<typeof federation>, document: FederationDocument): number {
  const { id, revision, people } = document;
  own.ask({ kind: 'receive', document: id, revision, sender: 'club', digest: `${id} ${revision}` });
  const receipt = own.documents.size + 1;
  own.documents.set(receipt, document);
  return own.ask({ kind: 'accept', receipt, people: Object.fromEntries([...people.keys()].map((p) => [p, p])) }) ?? 0;
}

const ratings = (own: ReturnType<typeof federation>) => federationRatings('pl', own.state(), own.documents);
const held = (own: ReturnType<typeof federation>, person: string) => ratings(own).held.get(person)?.rating;

const first = 'a m c s1 s4 t4 g h i n';
const third = 'a c m s1 s4 t4 g h i n';

describe('classement PL §8, kept by a federation', () => {
  test('the 1803 second holds 2032, third 1853', () => {
    const own = federation('pl');
    take(own, example('liege', '2016-01-10', first));
    expect(held(own, 'm')).toBe(2032);
    const other = federation('pl');
    take(other, example('liege', '2016-01-10', third));
    expect(held(other, 'm')).toBe(1853);
  });

  test('the federation’s season counts: with another Joker bar another PJmax', () => {
    const own = federation('pl');
    take(own, example('liege', '2016-01-10', first));
    const bars = { ...season2015.bars, joker: 2200 };
    own.ask({ kind: 'open-season', season: { ...season2015, name: 'other', from: '2015-12-01', bars } });
    // Two Jokers of ten: (100 − 20) ÷ 2 = 40, so that PJmax is 215.
    expect(held(own, 'm')).toBe(2037);
  });

  test('not approved: nobody’s rating changes, and nobody is on a list', () => {
    const own = federation('pl');
    take(own, example('liege', '2016-01-10', first));
    own.ask({ kind: 'weigh', document: 'liege', approved: false });
    expect([...ratings(own).held]).toEqual([]);
  });
});

describe('a corrected result (FED-01)', () => {
  const own = federation('pl');
  take(own, example('liege', '2016-01-10', first));
  take(own, example('nantes', '2016-02-10', 's1 a c m s4 t4 g h i n'));
  const before = ratings(own);
  take(own, example('liege', '2016-01-10', third, 2));
  const after = federationRatings('pl', own.state(), own.documents, before);
  const effect = ratingEffect(before, after, new Set(['liege']));

  test('who played there is told so, and both events are redone', () => {
    expect(effect.redone).toEqual(['liege', 'nantes']);
    expect(effect.changes.every(({ why }) => why.kind === 'played')).toBe(true);
    expect(effect.changes.find(({ person }) => person === 'm')).toBeDefined();
  });

  test('the chain has both sums at each event, and ends at what is held', () => {
    const chain = chainOf('m', before, after);
    expect(chain.map(({ step }) => step)).toEqual(['liege', 'nantes']);
    expect(chain[0]).toMatchObject({ before: { start: 1803, end: 2032 }, after: { start: 1803, end: 1853 } });
    expect(chain[1]?.before?.start).toBe(2032);
    expect(chain[1]?.after?.start).toBe(1853);
    expect(chain[1]?.after?.end).toBe(after.held.get('m')?.rating);
  });

  test('undone, the former revision counts again, byte for byte', () => {
    own.ask({ kind: 'undo', decision: own.log.length });
    expect(ratings(own)).toEqual(before);
  });
});

test('by consequence: who was not there is told the event and the start that moved', () => {
  const own = federation('pl');
  take(own, example('liege', '2016-01-10', first));
  const later = example('nantes', '2016-02-10', first);
  own.ask({ kind: 'receive', document: 'nantes', revision: 1, sender: 'club', digest: 'n' });
  own.documents.set(2, later);
  // The same ratings, but only `m` was in Liège; `c` of Nantes is somebody else, and third.
  own.ask({
    kind: 'accept',
    receipt: 2,
    people: Object.fromEntries([...later.people.keys()].map((p) => [p, p === 'm' ? 'm' : `${p} of Nantes`])),
  });
  const before = ratings(own);
  take(own, example('liege', '2016-01-10', third, 2));
  const after = federationRatings('pl', own.state(), own.documents, before);
  const { changes } = ratingEffect(before, after, new Set(['liege']));
  // In Nantes `m` stood third in the start list with 2032, fifth… with 1853: who is third is compared with that.
  const third3 = changes.find(({ person }) => person === 'c of Nantes');
  expect(third3?.why).toEqual({
    kind: 'consequence',
    step: 'nantes',
    start: { person: 'm', at: 3, before: 2032, after: 1860 },
  });
});

test('a merge: who was in an event that it changes played there, who was in one that only starts otherwise did not', () => {
  const own = federation('pl');
  take(own, example('liege', '2016-01-10', first));
  const named = (document: FederationDocument, name: (player: string) => string): number => {
    own.ask({ kind: 'receive', document: document.id, revision: 1, sender: 'club', digest: document.id });
    own.documents.set(own.documents.size + 1, document);
    const people = Object.fromEntries([...document.people.keys()].map((p) => [p, name(p)]));
    return own.ask({ kind: 'accept', receipt: own.documents.size, people }) ?? 0;
  };
  // The same person under another entry in Nantes; then in Lyon under the first one, among others.
  named(example('nantes', '2016-02-10', 'a s1 c m s4 t4 g h i n'), (p) => `${p} of Nantes`);
  named(example('lyon', '2016-03-10', first), (p) => (p === 'm' ? 'm' : `${p} of Lyon`));
  const before = ratings(own);
  own.ask({ kind: 'merge', gone: 'm of Nantes', kept: 'm' });
  const after = federationRatings('pl', own.state(), own.documents, before);
  // What a merge is about: every event of both.
  const { changes } = ratingEffect(before, after, new Set(['liege', 'nantes', 'lyon']));
  const why = (person: string) => changes.find((change) => change.person === person)?.why;
  // `m` starts third there and not fourth any more: whoever ends third is compared with 2032.
  expect(why('c of Nantes')).toEqual({ kind: 'played' });
  expect(why('m')).toEqual({ kind: 'played' });
  expect(changes.filter(({ person }) => person.endsWith('of Lyon'))).not.toEqual([]);
  for (const { person, why: reason } of changes)
    if (person.endsWith('of Lyon')) expect(reason, person).toMatchObject({ kind: 'consequence', step: 'lyon' });
});

test('§3: one of the world’s ten whose entry was merged is raised at the season’s start', () => {
  const own = federation('pl');
  take(own, example('liege', '2016-01-10', first));
  const worldTopTen = ['the old entry of m'];
  own.ask({ kind: 'open-season', season: { ...season2015, name: '2017', from: '2017-01-01', worldTopTen } });
  const before = ratings(own);
  expect(before.held.get('m')?.rating).toBe(2032);
  own.ask({ kind: 'merge', gone: 'the old entry of m', kept: 'm' });
  // Carried on from what was computed before, and from nothing.
  for (const after of [federationRatings('pl', own.state(), own.documents, before), ratings(own)]) {
    expect(after.held.get('m')?.rating).toBe(season2015.bars.joker);
    expect(after.steps.at(-1)?.held.size).toBe(1);
  }
  own.ask({ kind: 'undo', decision: own.log.length });
  expect(ratings(own)).toEqual(before);
});

describe('refused', () => {
  const own = federation('pl');
  take(own, example('liege', '2016-01-10', first));
  const refusal = (command: Parameters<typeof own.ask>[0]): string | undefined => {
    own.refusals.length = 0;
    own.ask(command);
    return own.refusals[0];
  };

  test('a merge of two who were in one tournament', () => {
    expect(refusal({ kind: 'merge', gone: 'm', kept: 'c' })).toBe('twice-in-one');
  });
  test('a player as somebody who was there already', () => {
    expect(refusal({ kind: 'identify', document: 'liege', player: 'm', person: 'c' })).toBe('twice-in-one');
  });
  test('a document without an answer for everybody', () => {
    own.ask({ kind: 'receive', document: 'lyon', revision: 1, sender: 'club', digest: 'x' });
    own.documents.set(2, example('lyon', '2016-03-01', first));
    expect(refusal({ kind: 'accept', receipt: 2, people: { m: 'm' } })).toBe('nobody-said');
  });
  test('another file of a revision that came, and an older revision', () => {
    expect(refusal({ kind: 'receive', document: 'liege', revision: 1, sender: 'other', digest: 'y' })).toBe(
      'revision-differs',
    );
    expect(refusal({ kind: 'receive', document: 'liege', revision: 0, sender: 'club', digest: 'y' })).toBe(
      'older-revision',
    );
  });
  test('a list of a day that has not come; of today it is published', () => {
    const list = { kind: 'publish', digest: 'd', today: '2016-04-01', people: 3 } as const;
    const decided = (date: string) => decideFederation({ ...list, date }, { ...own, state: own.state() });
    expect(decided('2016-04-02')).toEqual({
      ok: false,
      refusal: { code: 'list-to-come', date: '2016-04-02', today: '2016-04-01' },
    });
    expect(decided('2016-04-01')).toMatchObject({ value: { kind: 'published', date: '2016-04-01', digest: 'd' } });
  });
  test('to undo a publication: it is retired', () => {
    const today = { today: '2016-04-01', people: 3 };
    own.ask({ kind: 'publish', date: '2016-04-01', digest: 'd', ...today });
    expect(refusal({ kind: 'undo', decision: own.log.length })).toBe('not-undoable');
    expect(refusal({ kind: 'publish', date: '2016-04-01', digest: 'e', ...today })).toBe('published-already');
    own.ask({ kind: 'retire', date: '2016-04-01', because: 'A wrong name.' });
    expect(own.state().publications.get('2016-04-01')?.retired?.because).toBe('A wrong name.');
    // Its address says why it was retired, for ever: another list does not take it.
    expect(refusal({ kind: 'publish', date: '2016-04-01', digest: 'e', ...today })).toBe('retired-for-good');
    const retirement = own.log.length;
    expect(refusal({ kind: 'undo', decision: retirement })).toBeUndefined();
    // A log of before this rule may have a second list there: it stays, and the first does not come back unseen.
    own.log.push({
      ...{ number: retirement + 1, id: 'old', at: '2016-04-02', by: 'a' },
      fact: { kind: 'published', date: '2016-04-01', digest: 'e' },
    });
    expect(refusal({ kind: 'undo', decision: retirement })).toBe('published-already');
    own.log.pop();
  });
  test('a list with nobody on it is none', () => {
    expect(refusal({ kind: 'publish', date: '1950-01-01', digest: 'd', today: '2016-04-01', people: 0 })).toBe(
      'nobody-listed',
    );
  });
});
