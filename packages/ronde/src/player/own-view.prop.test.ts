import { apply, publicEffect, start, type Tournament } from '@ronde/engine';
import { type Desk, registered } from '@ronde/engine/fixtures/desk';
import { anyAct, deskAct, ordinaryAct, perform } from '@ronde/engine/fixtures/random-day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownView } from './own-view.ts';

const acts = fc.array(fc.oneof(anyAct, ordinaryAct, deskAct), { minLength: 5, maxLength: 25 });

function versionOf(tournament: Tournament, { people }: Desk): number {
  const numbers = new Map([...people.keys()].map((id, i) => [id, i + 1]));
  const stored = { id: 't', slug: 'essai', version: 1, publicVersion: 1, tournament, people, numbers };
  return ownView({ ...stored, log: [], notes: new Map() }).version;
}

it('the version of a private tournament stands still for all that the public would not be told', () => {
  let hidden = 0;
  fc.assert(
    fc.property(acts, (day) => {
      const desk = registered(18);
      for (const act of day) perform(desk, act);
      let state: Tournament | null = null;
      for (const event of desk.log.flatMap(({ events }) => events)) {
        const before: Tournament | null = state;
        state = before ? apply(before, event) : start(event);
        if (!before || state.open || publicEffect({ ...before, open: true }, event)) continue;
        hidden += 1;
        expect(versionOf(state, desk), event.kind).toBe(versionOf(before, desk));
      }
    }),
    // Enough of them for what is counted below, however slow the machine.
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  );
  expect(hidden).toBeGreaterThan(100);
});
