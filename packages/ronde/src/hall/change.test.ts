import type { HallChange } from '@ronde/contract/http/hall';
import type { Tournament } from '@ronde/engine';
import { describe, expect, it } from 'vitest';
import { type Around, changed } from './change.ts';
import { dueAt } from './clock.ts';
import { type HallState, untouched } from './state.ts';

const minute = 60_000;
const nine = Date.UTC(2026, 10, 14, 9);

const round = (status: 'draft' | 'published' | 'closed') => ({ status }) as Tournament['rounds'][number];
const played = (format: Tournament['format'], ...rounds: Tournament['rounds']) => ({ format, rounds }) as Tournament;
const scrabble = played('classique', round('closed'), round('published'), round('draft'));
const wargame = played('art-de-la-guerre', round('published'));
/** Rules, other formulas: Swiss and round robin know both games; before the first result a theme tells the wargame. */
const swiss = { ...played('suisse', { ...round('published'), matches: [] }), theme: 'Antiquité' } as Tournament;

const around = (now: number, tournament = scrabble, more: Partial<Around> = {}): Around => ({
  tournament,
  now,
  chance: (most) => most,
  prizes: () => [],
  ...more,
});

/** Insists: a refusal fails the test. */
function after(before: HallState, change: HallChange, at: Around): HallState {
  const next = changed(before, change, at);
  if (!next.ok) throw new Error(next.refusal);
  return next.value;
}

const start = { clock: { act: 'start' } } as const;
const hidden = { clock: { act: 'start', minutes: 120, hidden: { within: 10 } } } as const;

describe('the clock', () => {
  it('of Scrabble runs twice the minutes of a player (Formule Classique, Déroulement: 20 or 25), for the published round', () => {
    const { clock } = after(untouched, start, around(nine));
    expect(clock).toMatchObject({ round: 2, startedAt: nine, endsAt: nine + 40 * minute });
    const longer = after(untouched, { minutes: 25, ...start }, around(nine));
    expect(longer.clock?.length).toBe(50 * minute);
  });

  it('of a wargame runs a game, once', () => {
    for (const tournament of [wargame, swiss])
      expect(after(untouched, start, around(nine, tournament)).clock?.length).toBe(150 * minute);
  });

  it('is for a round in play: refused before the first, for a closed one, a draft, one to come', () => {
    expect(changed(untouched, start, around(nine, played('classique', round('draft'))))).toMatchObject({
      refusal: 'no-round-drawn',
    });
    for (const number of [1, 3, 4]) {
      const change: HallChange = { clock: { act: 'start', round: number } };
      expect(changed(untouched, change, around(nine))).toMatchObject({ refusal: 'no-round-drawn' });
    }
  });

  it('stopped keeps what remains, however long; resumed it ends that much later', () => {
    const running = after(untouched, start, around(nine));
    const still = after(running, { clock: { act: 'stop' } }, around(nine + 10 * minute));
    expect(still.clock).toMatchObject({ endsAt: null, left: 30 * minute, length: 40 * minute });
    expect(after(still, { clock: { act: 'stop' } }, around(nine + 20 * minute))).toEqual(still);
    const again = after(still, { clock: { act: 'resume' } }, around(nine + 60 * minute));
    expect(again.clock).toMatchObject({ endsAt: nine + 90 * minute, left: null });
    expect(after(again, { clock: { act: 'resume' } }, around(nine + 70 * minute))).toEqual(again);
  });

  it('pressed twice begins once; a minute later it begins anew', () => {
    const once = after(untouched, start, around(nine));
    expect(after(once, start, around(nine + 2000))).toEqual(once);
    expect(after(once, start, around(nine + minute)).clock?.startedAt).toBe(nine + minute);
  });

  it('that is over or not there is neither stopped nor resumed, and nothing else of that change is done', () => {
    const over = after(after(untouched, start, around(nine)), { clock: { act: 'end' } }, around(nine + minute));
    expect(over.clock?.endedAt).toBe(nine + minute);
    for (const state of [untouched, over])
      for (const act of ['stop', 'resume'] as const)
        expect(changed(state, { stop: true, clock: { act } }, around(nine))).toMatchObject({ refusal: 'no-clock' });
    expect(after(over, { clock: { act: 'clear' } }, around(nine)).clock).toBeNull();
  });
});

describe('a hidden end', () => {
  it('is a wargame’s alone', () => {
    const scrabbleSwiss = played('suisse', { ...round('published'), matches: [] });
    for (const tournament of [scrabble, scrabbleSwiss])
      expect(changed(untouched, hidden, around(nine, tournament))).toMatchObject({ refusal: 'no-hidden-end' });
    for (const tournament of [wargame, swiss])
      expect(after(untouched, hidden, around(nine, tournament)).clock?.within).toBe(10);
  });

  it('lies by chance between the announced end and so many minutes later', () => {
    const asked: number[] = [];
    const chance = (most: number) => {
      asked.push(most);
      return 7 * minute;
    };
    const { clock } = after(untouched, hidden, around(nine, wargame, { chance }));
    expect(asked).toEqual([10 * minute]);
    expect(clock).toMatchObject({ endsAt: nine + 120 * minute, within: 10 });
    expect(dueAt(clock)).toBe(nine + 127 * minute);
  });

  it('stays as far away while the clock is stopped, after the announced end too', () => {
    const running = after(untouched, hidden, around(nine, wargame, { chance: () => 7 * minute }));
    const still = after(running, { clock: { act: 'stop' } }, around(nine + 125 * minute, wargame));
    expect(dueAt(still.clock)).toBeNull();
    const again = after(still, { clock: { act: 'resume' } }, around(nine + 200 * minute, wargame));
    expect(dueAt(again.clock)).toBe(nine + 202 * minute);
  });
});

describe('prizes are called out', () => {
  const prizes = () => ['club:Lyon', 'podium:3', 'podium:2', 'podium:1'];
  const called = (before: readonly string[], reveal: number, list = prizes) =>
    after({ ...untouched, called: before }, { reveal }, around(nine, scrabble, { prizes: list })).called;

  it('in their order, up to so many in all, so that two presses call out one', () => {
    expect(called([], 1)).toEqual(['club:Lyon']);
    expect(called(['club:Lyon'], 1)).toEqual(['club:Lyon']);
    expect(called(['club:Lyon'], 3)).toEqual(['club:Lyon', 'podium:3', 'podium:2']);
    expect(called(['club:Lyon', 'podium:3'], 1)).toEqual(['club:Lyon']);
    expect(called([], 99)).toEqual(prizes());
  });

  it('one that comes late is called next, one that is gone no more', () => {
    const late = () => ['trophy:Fair-play:3', ...prizes()];
    expect(called(['club:Lyon'], 2, late)).toEqual(['club:Lyon', 'trophy:Fair-play:3']);
    expect(called(['club:Lyon', 'podium:3'], 2, () => ['podium:3', 'podium:2'])).toEqual(['podium:3', 'podium:2']);
  });
});

describe('a message', () => {
  it('stands since it was first said; null takes it away', () => {
    const said = after(untouched, { message: 'Reprise à 14 h' }, around(nine));
    expect(after(said, { message: 'Reprise à 14 h' }, around(nine + minute)).message?.since).toBe(nine);
    expect(after(said, { message: 'Reprise à 15 h' }, around(nine + minute)).message?.since).toBe(nine + minute);
    expect(after(said, { message: null }, around(nine)).message).toBeNull();
  });

  it('one thing changes, the others stay', () => {
    const before = { ...untouched, wifi: 'Salle', phones: { clock: false, sheet: true } };
    const next = after(before, { phones: { sheet: false }, frozen: true }, around(nine));
    expect(next).toEqual({ ...before, phones: { clock: false, sheet: false }, frozen: true });
  });
});
