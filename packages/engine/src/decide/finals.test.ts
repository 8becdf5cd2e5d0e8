import { describe, expect, test } from 'vitest';
import { type Desk, games, playNext, registered } from '../fixtures/desk.ts';
import { shaken } from '../fixtures/rounds.ts';

const byPlace = shaken(1, 1);
const terms = { bestOf: 1, carry: false, thirdPlace: true } as const;

function played(): Desk {
  const d = registered(18, { rounds: 2 });
  playNext(d, byPlace);
  playNext(d, byPlace);
  return d;
}

const matches = (d: Desk) => d.state().final?.matches ?? [];

/** The first named of each match that waits wins. */
function enterFinal(d: Desk): void {
  for (const { stage, players, result } of matches(d)) {
    if (!result) d.act({ kind: 'record-final', stage, players, result: games([400, 300]), saw: null });
  }
}

describe('a final', () => {
  test('is planned at any time, and set up after the rounds', () => {
    const d = registered(18, { rounds: 2 });
    d.act({ kind: 'open-final', players: 4, ...terms });
    expect(d.ask({ kind: 'open-final', players: 2, ...terms })).toEqual({ code: 'final-exists' });
    playNext(d, byPlace);
    expect(d.ask({ kind: 'draw-final', set: 0 })).toEqual({ code: 'rounds-left', played: 1, planned: 2 });
    playNext(d, byPlace);
    d.act({ kind: 'reopen-round', round: 2 });
    expect(d.ask({ kind: 'draw-final', set: 0 })).toEqual({ code: 'round-not-closed', round: 2 });
  });

  test('semi-finals, then the final and the third place; the tournament closes after them', () => {
    const d = played();
    d.act({ kind: 'open-final', players: 4, ...terms });
    expect(d.ask({ kind: 'close' })).toEqual({ code: 'final-open' });
    d.act({ kind: 'draw-final', set: 0 });
    expect(matches(d).map(({ stage }) => stage)).toEqual(['semi', 'semi']);
    expect(d.ask({ kind: 'draw-final', set: 0 })).toEqual({ code: 'final-changed', losing: 0 });
    expect(d.ask({ kind: 'draw-final', set: 2 })).toMatchObject({ code: 'final-waits', tables: [{}, {}] });
    enterFinal(d);
    d.act({ kind: 'draw-final', set: 2 });
    expect(matches(d).map(({ stage }) => stage)).toEqual(['semi', 'semi', 'final', 'third']);
    enterFinal(d);
    expect(d.ask({ kind: 'draw-final', set: 4 })).toEqual({ code: 'final-complete' });
    d.act({ kind: 'close' });
  });

  test('what it stands on stays while its matches are set up', () => {
    const d = played();
    d.act({ kind: 'open-final', players: 2, ...terms });
    d.act({ kind: 'draw-final', set: 0 });
    const losing = d.state().rounds[1]?.matches.length ?? 0;
    expect(d.ask({ kind: 'cancel-round', round: 2, losing })).toEqual({ code: 'final-set-up' });
    expect(d.ask({ kind: 'reopen-round', round: 2 })).toEqual({ code: 'final-set-up' });
    // An earlier round is reopened for a correction: the matches of the final stay.
    expect(d.ask({ kind: 'reopen-round', round: 1 })).toBeNull();
    expect(d.ask({ kind: 'draw', round: 3, without: [], beyond: true })).toEqual({ code: 'final-set-up' });
    enterFinal(d);
    expect(d.ask({ kind: 'cancel-final', losing: 0 })).toEqual({ code: 'final-changed', losing: 2 });
    d.act({ kind: 'cancel-final', losing: 2 });
    expect('final' in d.state()).toBe(false);
    expect(d.undo(d.log.length)).toBeNull();
    expect(matches(d)).toHaveLength(2);
  });

  test('a correction keeps the matches that are set up; a result they follow from is not taken off', () => {
    const d = played();
    d.act({ kind: 'open-final', players: 4, ...terms });
    d.act({ kind: 'draw-final', set: 0 });
    enterFinal(d);
    d.act({ kind: 'draw-final', set: 2 });
    const [semi] = matches(d);
    if (!semi?.result) throw new Error('No semi-final.');
    const { stage, players, result } = semi;
    expect(d.ask({ kind: 'clear-final', stage, players, saw: result })).toEqual({ code: 'final-set-up' });
    d.act({
      kind: 'record-final',
      stage,
      players: [players[1], players[0]],
      result: games([500, 300]),
      saw: games([300, 400]),
    });
    expect(matches(d)[0]?.result).toEqual(games([300, 500]));
    expect(matches(d)).toHaveLength(4);
    expect(d.ask({ kind: 'record-final', stage: 'final', players, result, saw: null })?.code).toBe(
      'no-such-final-match',
    );
  });

  test('a tie for its last place waits for the director’s choice', () => {
    const d = registered(18, { rounds: 1 });
    playNext(d, () => games([400, 300]));
    d.act({ kind: 'open-final', players: 2, ...terms });
    expect(d.ask({ kind: 'draw-final', set: 0 })).toMatchObject({ code: 'final-tie', place: 1, seats: 2 });
    d.act({ kind: 'settle-final', lastPlace: 'initial-rank', saw: null });
    expect(d.ask({ kind: 'settle-final', lastPlace: 'game', saw: null })?.code).toBe('final-changed');
    d.act({ kind: 'draw-final', set: 0 });
    expect(matches(d)[0]?.players).toEqual(['J1', 'J2']);
    expect(d.ask({ kind: 'settle-final', lastPlace: 'game', saw: 'initial-rank' })).toEqual({ code: 'final-set-up' });
  });

  test('one that can’t be is refused', () => {
    const d = registered(18);
    expect(d.ask({ kind: 'open-final', players: 2, bestOf: 1, carry: true, thirdPlace: false })?.code).toBe(
      'final-impossible',
    );
    expect(d.ask({ kind: 'cancel-final', losing: 0 })).toEqual({ code: 'no-final' });
  });
});
