import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, anyFederationAct, anyOrder, anyTold, federation } from '../fixtures/random-federation.ts';
import { adgElo } from '../rating/elo.ts';
import { ratingEffect } from './effect.ts';
import { eachPoints, eventPoints, eventWorth } from './event-points.ts';
import { stepFigures } from './rating-step.ts';
import { type FederationRatings, federationRatings, ratingsInSteps, stepAlone } from './ratings.ts';
import { type FederationState, federationState } from './state.ts';

const systems = fc.constantFrom('pl' as const, 'elo' as const);
const acts = fc.array(anyFederationAct, { minLength: 5, maxLength: 40 });
const ratingsOf = (
  own: ReturnType<typeof federation>,
  system: 'pl' | 'elo',
  previous?: FederationRatings,
): FederationRatings => federationRatings(system, own.state(), own.documents, previous);

test('whatever came, in any order, with any revisions and undos: the ratings are those of the final documents in date order', () => {
  fc.assert(
    fc.property(systems, acts, (system, list) => {
      const own = federation(system);
      for (const one of list) act(own, one);
      const { counted, merged, seasons, championships } = own.state();
      // The same documents once more, each alone in its final revision, the newest date first, nothing else ever decided.
      const other = federation(system);
      const last = (receipt: number): string => own.documents.get(receipt)?.lastDay ?? '';
      for (const [document, one] of [...counted].toSorted(([, a], [, b]) =>
        last(a.receipt) > last(b.receipt) ? -1 : 1,
      )) {
        const file = own.documents.get(one.receipt);
        if (!file) throw new Error('counted without its document');
        other.ask({ kind: 'receive', document, revision: file.revision, sender: 'club', digest: document });
        other.documents.set(other.documents.size + 1, file);
        other.ask({ kind: 'accept', receipt: other.documents.size, people: Object.fromEntries(one.people) });
        if (one.approved !== undefined) other.ask({ kind: 'weigh', document, approved: one.approved });
      }
      for (const season of seasons) {
        const worldTopTen = [...new Set(season.worldTopTen.map((one) => merged.get(one) ?? one))];
        other.ask({ kind: 'open-season', season: { ...season, worldTopTen } });
      }
      for (const method of championships) other.ask({ kind: 'set-championship', method });
      expect(other.refusals).toEqual([]);
      const answers = ({ steps }: FederationRatings) =>
        steps.map((step) => ({ id: step.event.id, figures: stepFigures(step), held: step.held }));
      expect(answers(ratingsOf(own, system))).toEqual(answers(ratingsOf(other, system)));
    }),
  );
});

test('everything undone, nothing counts', () => {
  fc.assert(
    fc.property(systems, acts, (system, list) => {
      const own = federation(system);
      for (const one of list) act(own, one);
      for (const { number, fact } of own.log.toReversed())
        if (fact.kind !== 'received' && fact.kind !== 'undone') own.ask({ kind: 'undo', decision: number });
      const state = own.state();
      expect([...state.counted]).toEqual([]);
      expect([...state.merged]).toEqual([]);
      expect([...ratingsOf(own, system).held]).toEqual([]);
    }),
  );
});

test('an undo leaves what was before, and its undo gives it back', () => {
  fc.assert(
    fc.property(acts, anyFederationAct, (list, one) => {
      const own = federation('pl');
      for (const before of list) act(own, before);
      const { log } = own;
      const before = own.state();
      const done = act(own, one);
      if (done === null || log.at(-1)?.fact.kind === 'received') return;
      const after = own.state();
      if (own.ask({ kind: 'undo', decision: done }) === null) return;
      expect(own.state()).toEqual(before);
      if (own.ask({ kind: 'undo', decision: log.length }) !== null) expect(own.state()).toEqual(after);
    }),
  );
});

test('in no document that counts is one person twice, and who is merged is nowhere', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const own = federation('pl');
      for (const one of list) {
        act(own, one);
        const { counted, merged } = own.state();
        for (const { people: who } of counted.values()) {
          expect(new Set(who.values()).size).toBe(who.size);
          for (const person of who.values()) expect(merged.has(person)).toBe(false);
        }
      }
    }),
  );
});

test('a merge and its undo is nothing; the kept person has the results of both', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const own = federation('elo');
      for (const one of list) act(own, one);
      const before = ratingsOf(own, 'elo');
      const merge = own.ask({ kind: 'merge', gone: 'ana', kept: 'bob' });
      if (merge === null) return;
      expect(ratingsOf(own, 'elo').held.has('ana')).toBe(false);
      own.ask({ kind: 'undo', decision: merge });
      expect(ratingsOf(own, 'elo')).toEqual(before);
    }),
  );
});

test('what is taken from a previous computation is what would have been computed', () => {
  fc.assert(
    fc.property(systems, acts, (system, list) => {
      const own = federation(system);
      let previous: FederationRatings | undefined;
      for (const one of list) {
        act(own, one);
        const next = ratingsOf(own, system, previous);
        expect(next).toEqual(ratingsOf(own, system));
        previous = next;
      }
    }),
  );
});

test('the effect names whoever holds another rating, with both figures, and nobody else', () => {
  fc.assert(
    fc.property(systems, acts, anyFederationAct, (system, list, one) => {
      const own = federation(system);
      for (const before of list) act(own, before);
      const before = ratingsOf(own, system);
      act(own, one);
      const after = ratingsOf(own, system, before);
      const { changes } = ratingEffect(before, after, new Set());
      const all = new Set([...before.held.keys(), ...after.held.keys()]);
      const wanted = [...all].flatMap((person) => {
        const [was, is] = [before.held.get(person)?.rating ?? null, after.held.get(person)?.rating ?? null];
        return was === is ? [] : [[person, was, is]];
      });
      expect(changes.map(({ person, before: was, after: is }) => [person, was, is]).toSorted()).toEqual(
        wanted.toSorted(),
      );
    }),
  );
});

test('the sum of Elo stays: whoever is known, and everybody new at their start', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyTold, anyOrder), { maxLength: 8 }), (list) => {
      const own = federation('elo');
      for (const [told, order] of list) {
        const receipt = own.receive(told);
        if (receipt !== null) own.accept(receipt, order);
      }
      const { steps, held } = ratingsOf(own, 'elo');
      // Everybody's first start, by the documents alone.
      const start = new Map<string, number>();
      for (const { event, held: rated } of steps)
        if (event.kind === 'elo')
          for (const { player, rating = adgElo.start } of event.of.entries)
            if (rated.has(player) && !start.has(player)) start.set(player, rating);
      const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);
      expect(sum([...held.values()].map(({ rating }) => rating))).toBeCloseTo(sum(start.values()), 6);
    }),
  );
});

test('a log is read the same as it was written, one decision after the other', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const own = federation('pl');
      for (const one of list) act(own, one);
      expect(federationState(JSON.parse(JSON.stringify(own.log)))).toEqual(own.state());
    }),
  );
});

test('the fast way through an event of the wargame ends where its figures end', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const own = federation('elo');
      for (const one of list) act(own, one);
      for (const step of ratingsOf(own, 'elo').steps) {
        const figures = stepFigures(step);
        if (figures.kind !== 'event' || figures.rating.system !== 'elo') continue;
        const { official, players } = figures.rating;
        const wanted = players.filter(({ games }) => games > 0).map(({ player, after }) => [player, after]);
        const found = [...step.held].map(([person, { rating }]) => [person, rating]);
        expect(found.toSorted()).toEqual(official ? wanted.toSorted() : []);
      }
    }),
  );
});

/** However its maps are kept. */
const inPlainMaps = (state: FederationState) => ({
  ...state,
  receipts: new Map(state.receipts),
  counted: new Map(state.counted),
});

test('added up one decision after the other, or taken back to an earlier number, it is what the whole log adds up to', () => {
  fc.assert(
    fc.property(acts, fc.nat(), (list, earlier) => {
      const own = federation('pl');
      let [log, state] = [[...own.log], federationState(own.log)];
      for (const one of list) {
        act(own, one);
        state = federationState([...own.log], { log, state });
        log = [...own.log];
        expect(inPlainMaps(state)).toEqual(inPlainMaps(federationState(own.log)));
      }
      const before = own.log.slice(0, earlier % (log.length + 1));
      expect(inPlainMaps(federationState(before, { log, state }))).toEqual(inPlainMaps(federationState(before)));
    }),
  );
});

test('what an event brings to the championship is what its figures say', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const own = federation('elo');
      for (const one of list) act(own, one);
      for (const step of ratingsOf(own, 'elo').steps) {
        const figures = stepFigures(step);
        if (figures.kind !== 'event' || figures.rating.system !== 'elo') continue;
        const { official, season, value, players } = figures.rating;
        const points = eventPoints(step);
        if (!official) expect(points).toBeNull();
        else
          expect(points).toMatchObject({
            season,
            value,
            players: players.filter(({ place, games }) => place !== null && games > 0).length,
          });
        const wanted = players.flatMap((line) => (line.place === null ? [] : [[line.player, line.championship]]));
        const found = points?.results.map((result) => [result.player, result.points]) ?? [];
        expect(found.toSorted()).toEqual(official ? wanted.toSorted() : []);
        // The same, told without its results.
        const told: (readonly [string, number])[] = [];
        eachPoints(step, (player, one) => told.push([player, one]));
        expect(told).toEqual(
          points?.results.flatMap((own) => (own.points === null ? [] : [[own.player, own.points]])) ?? [],
        );
        expect(eventWorth(step)).toBe(points?.value ?? null);
      }
    }),
  );
});

test('a document looked at alone does there what it does among all', () => {
  fc.assert(
    fc.property(systems, acts, (system, list) => {
      const own = federation(system);
      for (const one of list) act(own, one);
      const [counting, ratings] = [own.state(), ratingsOf(own, system)];
      for (const step of ratings.steps) {
        const counted = counting.counted.get(step.event.id);
        const document = own.documents.get(counted?.receipt ?? 0);
        if (!counted || !document) continue;
        const alone = stepAlone({ system, counting, ratings }, document, counted);
        expect(alone?.held).toEqual(step.held);
        expect(alone?.start).toEqual(step.start);
      }
    }),
  );
});

test('left after each event for something else, it comes to the same, and says how much is done', () => {
  fc.assert(
    fc.property(systems, acts, (system, list) => {
      const own = federation(system);
      for (const one of list) act(own, one);
      const work = ratingsInSteps(system, own.state(), own.documents);
      const shares: number[] = [];
      let next = work.next();
      for (; !next.done; next = work.next()) shares.push(next.value);
      expect(next.value).toEqual(ratingsOf(own, system));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      if (shares.length > 0) expect(shares.at(-1)).toBe(1);
    }),
  );
});
