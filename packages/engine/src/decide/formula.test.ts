import { describe, expect, test } from 'vitest';
import { drawNext, registered } from '../fixtures/desk.ts';

describe('another formula before round 1', () => {
  test('keeps the people, drops what it does not know, and comes back whole with one undo', () => {
    const d = registered(18);
    d.act({ kind: 'settings', saw: {}, to: { spreadCap: 80, bestOf: 3 } });
    const before = d.state();
    d.act({ kind: 'formula', saw: 'classique', to: 'art-de-la-guerre' });
    const after = d.state();
    expect(after.format).toBe('art-de-la-guerre');
    // L'Art de la Guerre knows neither a spread nor a match of several games.
    expect(after.settings).toEqual({});
    expect(after.players.map(({ id, number }) => [id, number])).toEqual(before.players.map((p) => [p.id, p.number]));
    // A PL is no Elo.
    expect(before.players.every(({ rating }) => rating !== undefined)).toBe(true);
    expect(after.players.every(({ rating }) => rating === undefined)).toBe(true);
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state()).toEqual(before);
  });

  test('within Scrabble ratings stay, and settings that both know', () => {
    const d = registered(18);
    d.act({ kind: 'settings', saw: {}, to: { spreadCap: 80, bestOf: 3 } });
    const { players } = d.state();
    d.act({ kind: 'formula', saw: 'classique', to: 'classique-belge' });
    expect(d.state().settings).toEqual({ bestOf: 3 });
    expect(d.state().players).toEqual(players);
  });

  test('a formula of both games goes on with the game that was played', () => {
    const d = registered(18);
    d.act({ kind: 'formula', saw: 'classique', to: 'art-de-la-guerre' });
    d.act({ kind: 'formula', saw: 'art-de-la-guerre', to: 'suisse' });
    expect(d.state().theme).toBe('L’Art de la Guerre');
  });

  test('what only the former game knows does not come back by an older undo', () => {
    const d = registered(18);
    d.act({ kind: 'amend', player: 'J1', saw: {}, to: { duplicateSeries: '4C' } });
    const seq = d.log.length;
    d.act({ kind: 'formula', saw: 'classique', to: 'art-de-la-guerre' });
    expect(d.undo(seq)).toEqual({ code: 'undo-blocked', decision: seq, by: [seq + 1] });
  });

  test('is refused once a round is drawn, when it has changed meanwhile, and where nothing changes', () => {
    const d = registered(18);
    expect(d.ask({ kind: 'formula', saw: 'suisse', to: 'combinee' })).toEqual({
      code: 'formula-changed',
      format: 'classique',
    });
    expect(d.ask({ kind: 'formula', saw: 'classique', to: 'classique' })).toEqual({ code: 'nothing-changes' });
    drawNext(d);
    const fixed = { code: 'formula-fixed', format: 'classique' };
    expect(d.ask({ kind: 'formula', saw: 'classique', to: 'suisse' })).toEqual(fixed);
    d.act({ kind: 'cancel-round', round: 1, losing: 0 });
    d.act({ kind: 'formula', saw: 'classique', to: 'suisse' });
    expect(d.state().format).toBe('suisse');
  });
});
