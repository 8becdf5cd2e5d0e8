import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrabbleScoring } from '../../criteria/scoring.ts';
import { scrabbleOrder } from '../../criteria/scrabble-order.ts';
import { tally } from '../../criteria/tally.ts';
import { awayNow } from '../../decide/rounds.ts';
import { day, ordinaryAct } from '../../fixtures/random-day.ts';
import { tryEveryRound } from '../../matching/trials/every-round.ts';
import { maximumMatching } from '../../matching/trials/maximum-matching.ts';
import { countRepeats, type Field, fieldOf, haveMet } from '../../pairing/field.ts';
import { initialRanking } from '../../tournament/initial-ranking.ts';
import type { Tournament } from '../../tournament/state.ts';
import { standingsOf } from '../formulas.ts';
import { classiqueFormat } from './draw.ts';

/** The fewest repeats by trying every round, or (many players, who have met once at most) by a maximum matching. */
function fewestByTrying(field: Field): number {
  const places = field.ids.map((_, i) => i);
  if (places.length <= 12) return tryEveryRound({ met: field.met }, () => places).cost[0];
  const fresh = places.map((a) => places.filter((b) => b !== a && !haveMet(field, a, b)));
  const left = places.length / 2 - maximumMatching(fresh);
  fc.pre(left === 0 || places.every((a) => [...field.metBy(a).values()].every((times) => times === 1)));
  return left;
}

const days = fc
  .tuple(fc.integer({ min: 17, max: 40 }), fc.array(ordinaryAct, { minLength: 1, maxLength: 12 }))
  .map(([size, acts]) => day(size, acts));

const request = (t: Tournament, people: ReturnType<typeof day>['people']) => ({
  round: t.rounds.length + 1,
  attempt: 1,
  ranking: initialRanking(t, people),
  absent: new Set(awayNow(t)),
});

test('a forbidden repeat is drawn only where the rule’s own procedure keeps it, and "avoid" leaves the fewest', () => {
  fc.assert(
    fc.property(days, ({ state, people }) => {
      const t = state();
      fc.pre(t.rounds.length > 0);
      const asked = request(t, people);
      const present = new Set(
        t.players.filter((p) => p.left === undefined && !asked.absent.has(p.id)).map((p) => p.id),
      );
      const sums = tally(t, asked.ranking, t.rounds.length, scrabbleScoring(t.settings));
      const here = asked.ranking.flatMap((id, place) => (present.has(id) ? [place] : []));
      const field = fieldOf(
        sums,
        scrabbleOrder(sums, here, 'if-all-met').flatMap((group) => group.order),
      );
      const place = new Map(field.ids.map((id, i) => [id, i]));
      const fewest = fewestByTrying(field);
      const written = classiqueFormat.draw(t, asked);
      const avoiding = classiqueFormat.draw({ ...t, settings: { ...t.settings, repeats: 'avoid' } }, asked);
      if (!written.ok || !avoiding.ok) return;
      const again = (matches: typeof written.value.matches) =>
        countRepeats(
          field,
          matches.map(({ players: [a, b = null] }) => [place.get(a) ?? -1, place.get(b) ?? -1]),
        );
      const byTables = written.value.matches.some(({ why = [] }) =>
        why.some(({ step }) => step === 'opening' || step === 'left-over'),
      );
      if (byTables) return void expect(avoiding.value.matches).toEqual(written.value.matches);
      expect(again(avoiding.value.matches)).toBe(fewest);
      expect(again(written.value.matches)).toBeGreaterThanOrEqual(fewest);
      expect(written.value.proposal !== null).toBe(again(written.value.matches) > fewest);
      // X again is as many repeats as wins without an opponent before, and only he has it who may.
      const before = written.value.matches.flatMap(({ players: [a, b] }) =>
        b === undefined ? field.meetings(place.get(a) ?? -1, field.ids.length - 1) : [],
      );
      expect(written.value.repeats).toBe(again(written.value.matches) + before.length);
    }),
    { numRuns: 120 },
  );
});

test('the order of registration changes nothing: same draw, same standings', () => {
  fc.assert(
    fc.property(days, fc.nat(), ({ state, people }, salt) => {
      const t = state();
      const shuffled = {
        ...t,
        players: t.players.toSorted((a, b) => ((a.number * 7919 + salt) % 101) - ((b.number * 7919 + salt) % 101)),
      };
      const [one, other] = [
        classiqueFormat.draw(t, request(t, people)),
        classiqueFormat.draw(shuffled, request(shuffled, people)),
      ];
      expect(other).toEqual(one);
      expect(standingsOf(shuffled, people)).toEqual(standingsOf(t, people));
    }),
    { numRuns: 60 },
  );
});

test('every table has its reasons: they name its other player, and end with who starts', () => {
  fc.assert(
    fc.property(days, ({ state, people }) => {
      const t = state();
      const drawn = classiqueFormat.draw(t, request(t, people));
      if (!drawn.ok) return;
      for (const match of drawn.value.matches) {
        if (match.why?.[0]?.step === 'opening' || match.why?.[0]?.step === 'left-over') continue;
        const [a, b = null] = match.players;
        const found = match.why?.findLast((step) =>
          ['natural', 'up', 'down', 'repeat', 'thirds-fold', 'thirds-neighbours'].includes(step.step),
        );
        expect(found && 'opponent' in found ? [a, b] : []).toContain(
          found && 'opponent' in found ? found.opponent : '',
        );
        expect(match.why?.at(-1)?.step).toBe(b === null ? 'exempt' : 'starts');
      }
    }),
    { numRuns: 60 },
  );
});
