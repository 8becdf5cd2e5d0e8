import { apply, type Decision, type Event, type Person, publicEffect, start, type Tournament } from '@ronde/engine';
import { type Desk, registered } from '@ronde/engine/fixtures/desk';
import { anyAct, deskAct, ordinaryAct, perform } from '@ronde/engine/fixtures/random-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stored } from '../store/store.ts';
import { allPublic } from './test-all.ts';
import { shownView } from './view.ts';

const acts = fc.array(fc.oneof(anyAct, ordinaryAct, deskAct), { minLength: 2, maxLength: 25 });
const day = fc.tuple(fc.integer({ min: 17, max: 22 }), fc.boolean(), acts, acts);

/** A day that is private first, then open or not. */
function lived([size, open, before, after]: [number, boolean, readonly Act[], readonly Act[]]): Desk {
  const desk = registered(size);
  for (const act of before.slice(0, 6)) perform(desk, act);
  if (open) desk.ask({ kind: 'show', open: true });
  for (const act of after) perform(desk, act);
  return desk;
}
type Act = Parameters<typeof perform>[1];

interface Step {
  readonly decision: Decision;
  readonly before: Tournament;
  readonly after: Tournament;
  readonly seen: boolean;
}

function stepsOf(log: readonly Decision[]): readonly Step[] {
  let state: Tournament | null = null;
  return log.flatMap((decision): Step[] => {
    const before = state;
    let seen = false;
    for (const event of decision.events) {
      seen ||= publicEffect(state, event);
      state = state ? apply(state, event) : start(event);
    }
    return before && state ? [{ decision, before, after: state, seen }] : [];
  });
}

/** Without version: what is looked at is whether anything else changes. */
const shown = (tournament: Tournament, people: ReadonlyMap<string, Person>): string =>
  JSON.stringify(allPublic(storedOf(tournament, people)));

function storedOf(tournament: Tournament, people: ReadonlyMap<string, Person>): Stored {
  const numbers = new Map([...people.keys()].map((id, i) => [id, i + 1]));
  return {
    id: 't',
    slug: 'essai',
    version: 1,
    publicVersion: 1,
    tournament,
    people,
    numbers,
    log: [],
    notes: new Map(),
  };
}

/** Two players of the last round change places, where that is possible. */
function swapInLastRound(desk: Desk): void {
  const { rounds } = desk.state();
  const [one, other] = (rounds.at(-1)?.matches ?? []).filter(({ result }) => !result).map(({ players }) => players);
  if (!one || !other) return;
  desk.ask({ kind: 'swap', round: rounds.length, players: [one[0], other[0]], saw: [one, other] });
  desk.ask({ kind: 'publish', round: rounds.length, attempt: rounds.at(-1)?.attempt ?? 1, anyway: true });
}

const hidden = (event: Event, before: Tournament): boolean =>
  event.kind === 'presence' ||
  ((event.kind === 'drawn' || event.kind === 'cancelled') && event.content.status === 'draft') ||
  (event.kind === 'redrawn' && event.from.status === 'draft') ||
  (!before.open && event.kind !== 'shown');

describe('the public version', () => {
  it('grows whenever anything that the public can read changes', () => {
    fc.assert(
      fc.property(day, (lives) => {
        const desk = lived(lives);
        for (const { decision, before, after, seen } of stepsOf(desk.log)) {
          if (seen) continue;
          expect(shown(after, desk.people), JSON.stringify(decision.events.map(({ kind }) => kind))).toBe(
            shown(before, desk.people),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not grow for a draft, a presence, or anything of a private tournament', () => {
    fc.assert(
      fc.property(day, (lives) => {
        for (const { decision, before, seen } of stepsOf(lived(lives).log)) {
          if (decision.events.every((event) => hidden(event, before))) expect(seen).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has nobody’s own id, whoever was seated, judged or moved by hand', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (lives, swapped) => {
        const desk = lived(lives);
        if (swapped) swapInLastRound(desk);
        const { tournament } = shownView(storedOf(desk.state(), desk.people));
        const ids = new Set(desk.state().players.map(({ id }) => id));
        const texts = JSON.stringify(tournament).match(/"[^"]+"/g) ?? [];
        expect(texts.filter((text) => ids.has(text.slice(1, -1)))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
