import { type Desk, drawNext, enterAll, games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';
import type { ReasonOf } from './to-result.ts';

const firstWins = () => games([400, 300]);

/** A round in play at 18, with the players of its first tables. */
function day(rounds = 0) {
  const d = registered(18);
  for (let round = 1; round <= rounds; round++) playNext(d, firstWins);
  const round = drawNext(d);
  const at = (table: number) => {
    const [a = '', b = ''] = d.state().rounds.at(-1)?.matches[table - 1]?.players ?? [];
    return { round, players: [a, b] as const };
  };
  return { d, round, at };
}

function written(d: Desk, reasonOf?: ReasonOf) {
  return toFile(d.state(), d.people, 1, reasonOf);
}

function back(d: Desk, reasonOf?: ReasonOf) {
  const read = parseFile(JSON.stringify(written(d, reasonOf)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value.tournament;
}

describe('what the commands add is in the file and comes back', () => {
  test('the article of a forfeit, of a decision, of a sanction', () => {
    const { d, round, at } = day();
    const [a] = at(1).players;
    const forfeit = { kind: 'forfeit', by: a, games: [], article: '3.2' } as const;
    d.act({ kind: 'record', ...at(1), result: forfeit, saw: null });
    const awarded = { kind: 'awarded', to: at(2).players[1], games: [[300, 280]], article: '9.5' } as const;
    d.act({ kind: 'record', ...at(2), result: awarded, saw: null });
    d.act({ kind: 'sanction', round, player: a, sanction: 'warning', article: '2.6' });
    const [one, two] = written(d).rounds?.[0]?.matches ?? [];
    expect(one).toMatchObject({ forfeit: a, article: '3.2' });
    expect(two).toMatchObject({ games: [[300, 280]], awarded: at(2).players[1], article: '9.5' });
    expect(back(d).rounds).toEqual(d.state().rounds);
  });

  test('a result that somebody has read; an entry that waits; two values, and a doubt without one', () => {
    const { d, at } = day();
    d.act({ kind: 'record', ...at(1), result: firstWins(), saw: null });
    d.act({ kind: 'confirm', ...at(1), saw: firstWins() });
    d.act({ kind: 'claim', ...at(2), by: at(2).players[1], result: firstWins() });
    for (const [i, by] of at(3).players.entries()) {
      d.act({ kind: 'claim', ...at(3), by, result: games([400 + i, 300]) });
    }
    d.act({ kind: 'record', ...at(4), result: firstWins(), saw: null });
    d.act({ kind: 'dispute', ...at(4), value: null, by: 'Marc' });
    const [first, second, third, fourth] = written(d).rounds?.[0]?.matches ?? [];
    expect(first).toMatchObject({ games: [[400, 300]], confirmed: true });
    expect(second).toMatchObject({ claimed: { by: at(2).players[1], games: [[400, 300]] } });
    expect(third).toMatchObject({ claimed: { games: [[400, 300]] }, disputed: { games: [[401, 300]] } });
    expect(fourth?.disputed).toEqual({ by: 'Marc' });
    expect(back(d).rounds).toEqual(d.state().rounds);
  });

  test('a round that was opened again while the next one was there', () => {
    const { d } = day(1);
    d.act({ kind: 'reopen-round', round: 1 });
    const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
    d.act({ kind: 'clear', round: 1, players: [a, b], saw: firstWins() });
    expect(written(d).rounds?.map(({ reopened }) => reopened)).toEqual([true, undefined]);
    expect(back(d).rounds).toEqual(d.state().rounds);
  });

  test('who had left and came back was gone in between, not absent', () => {
    const { d, round, at } = day();
    const [a] = at(1).players;
    d.act({ kind: 'withdraw', player: a, running: 'forfeit' });
    enterAll(d, round, firstWins);
    d.act({ kind: 'close-round', round });
    playNext(d, firstWins);
    d.act({ kind: 'return', player: a });
    expect(written(d).rounds?.[1]?.gone).toEqual([a]);
    expect(back(d).rounds).toEqual(d.state().rounds);
  });

  test('free text is with the people: only who knows it writes it', () => {
    const { d, round, at } = day();
    const [a, b] = at(1).players;
    d.act({ kind: 'record', ...at(1), result: { kind: 'awarded', to: b, games: [], note: 'n1' }, saw: null });
    d.act({ kind: 'sanction', round, player: a, sanction: 'warning', note: 'n2' });
    const notes = new Map([['n1', 'Parti avant la fin']]);
    expect(JSON.stringify(written(d))).not.toMatch(/n1|n2|Parti/);
    const told = written(d, (note) => notes.get(note)).rounds?.[0];
    expect(told?.matches[0]).toMatchObject({ awarded: b, reason: 'Parti avant la fin' });
    expect(told?.sanctions).toEqual([{ player: a, kind: 'warning' }]);
    expect(back(d, (note) => notes.get(note)).rounds[0]?.matches[0]?.result).toMatchObject({
      reason: 'Parti avant la fin',
    });
  });

  test('pools that a draw would not take are left out: somebody came after their order was drawn', () => {
    const d = registered(12, {}, 42, 'combinee');
    d.act({ kind: 'draw-order', attempt: 1 });
    expect(written(d).settings?.drawn).toHaveLength(2);
    d.act({ kind: 'register', player: 'N', number: 13, presence: 'here' });
    expect(written(d).settings).toBeUndefined();
    expect(back(d).players).toHaveLength(13);
  });
});

describe('what could not have been said is refused', () => {
  const file = (match: object, round: object = {}, rounds: readonly object[] = []) => ({
    ronde: 1,
    id: 't',
    revision: 1,
    name: 'Essai',
    format: 'classique',
    date: '2026-11-14',
    players: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: `NOM ${id}` })),
    rounds: [
      {
        matches: [
          { players: ['p1', 'p2'], ...match },
          { players: ['p3', 'p4'], games: [[400, 300]] },
        ],
        ...round,
      },
      ...rounds,
    ],
  });
  const refusals = (...args: Parameters<typeof file>) => {
    const read = parseFile(file(...args));
    return read.ok ? [] : read.refusal.map(({ code, path }) => `${code} ${path.replace('rounds[0].matches[0].', '')}`);
  };
  const games = [[400, 300]];

  test('an article without a forfeit or a decision', () => {
    expect(refusals({ forfeit: 'p1', article: '3.2' })).toEqual([]);
    expect(refusals({ games, article: '3.2' })).toEqual(['goes-with article']);
    expect(refusals({ forfeit: 'p1', article: ' ' })).toEqual(['wrong-value article']);
  });

  test('a result that was read, or one that is claimed, where there is none', () => {
    expect(refusals({ games, confirmed: true })).toEqual([]);
    expect(refusals({ confirmed: true })).toEqual(['without-result confirmed']);
    expect(refusals({ games, confirmed: false })).toEqual(['wrong-value confirmed']);
    expect(refusals({ claimed: { by: 'p1' } })).toEqual(['without-result claimed']);
    expect(refusals({ claimed: { by: 'p3', games } })).toEqual(['not-at-table claimed.by']);
    expect(refusals({ claimed: { by: 'p1', games, claimed: { by: 'p2', games } } })).toEqual([
      'unknown-key claimed.claimed',
    ]);
  });

  test('a second value that is no result of this match', () => {
    expect(refusals({ games, disputed: { by: 'Marc', games: [...games, ...games] } })).toEqual([
      'too-many-games disputed.games',
    ]);
    expect(refusals({ games, disputed: { by: 'Marc', awarded: 'p3' } })).toEqual(['not-at-table disputed.awarded']);
    expect(refusals({ games, disputed: { by: 'Marc', winner: 'p1', points: [90, 20] } })).toContain(
      'key-of-another-format disputed.points',
    );
    expect(refusals({ games, disputed: {} })).toEqual(['missing disputed.by']);
  });

  test('a bye has none of it', () => {
    const bye = { players: ['p1'], confirmed: true, disputed: { by: 'Marc' } };
    expect(refusals(bye, { absent: ['p2'] })).toEqual(['result-of-exempt confirmed', 'result-of-exempt disputed']);
  });

  test('a round that says that it was opened again may wait for results, another one may not', () => {
    const next = { matches: [{ players: ['p1', 'p3'] }, { players: ['p2', 'p4'] }] };
    expect(refusals({}, { reopened: true }, [next])).toEqual([]);
    expect(refusals({}, {}, [next])).toEqual(['round-incomplete rounds[0].matches[0]']);
  });

  test('who is gone is in no match of the round, and somebody', () => {
    expect(refusals({ games }, { gone: ['p1'] })).toEqual(['twice-in-round rounds[0].gone[0]']);
    expect(refusals({ games }, { gone: ['p9'] })).toEqual(['stranger rounds[0].gone[0]']);
  });
});
