// Situations: "An event ended early or prolonged" (DAY-03).
import { describe, expect, test } from 'vitest';
import { type Desk, games, playNext, registered } from '../fixtures/desk.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { standingsAfter } from '../rating-of/final-places.ts';
import { plRating } from '../rating-of/pl-of.ts';
import { replay } from '../tournament/log.ts';
import type { FormatId } from '../tournament/state.ts';

/** `count` players of one formula who have played so many rounds, beyond the plan too. */
function played(rounds: number, count = 12, settings = {}, format: FormatId = 'classique'): Desk {
  const d = registered(count, settings, 42, format);
  const ask = d.ask;
  const beyond = { ...d, act: (command: Parameters<Desk['act']>[0]) => void expect(ask(draws(command))).toBeNull() };
  for (let i = 0; i < rounds; i++) playNext(beyond, format === 'art-de-la-guerre' ? pointsWin : firstWins);
  return d;
}

const draws = (command: Parameters<Desk['act']>[0]) =>
  command.kind === 'draw' ? { ...command, beyond: true } : command;

const firstWins = () => games([400, 300]);

const pointsWin = (_: number, [winner]: readonly [string, string]) =>
  ({ kind: 'points', winner, points: [90, 20] }) as const;

const planned = (d: Desk): number => formulaOf(d.state().format).plannedRounds(d.state());

describe('closed on fewer or more rounds than planned', () => {
  test.each([
    [3, { held: 3, planned: 5 }],
    [6, { held: 6, planned: 5 }],
  ])('%i rounds of 5: asked once, then done', (rounds, said) => {
    const d = played(rounds, 12, { rounds: 5 });
    expect(d.ask({ kind: 'close' })).toEqual({ code: 'rounds-held', ...said });
    expect(d.ask({ kind: 'close', rounds: 4 })).toEqual({ code: 'rounds-held', ...said });
    d.act({ kind: 'close', rounds });
    expect(d.log.at(-1)?.events.at(-1)).toMatchObject({ kind: 'closed', rounds: said });
    expect(planned(d)).toBe(rounds);
  });

  test('as many as planned: nothing is asked, by the rule’s number too', () => {
    for (const settings of [{ rounds: 5 }, {}]) {
      const d = played(5, 12, settings);
      d.act({ kind: 'close' });
      expect(d.log.at(-1)?.events.at(-1)).not.toHaveProperty('rounds');
    }
  });

  test('PJmax is that of the games held: 400 − 100 − 5 × (14 − games) − 50', () => {
    const most = (rounds: number): number => {
      const d = played(rounds, 12, { rounds: 5, rating: { jokerBar: 9999 } });
      d.act({ kind: 'close', rounds });
      return plRating(d.state(), d.people).pjMax;
    };
    expect([3, 5, 6].map(most)).toEqual([195, 205, 210]);
  });

  test('reopening gives the plan back, and so does taking the closing back', () => {
    const settings = { rounds: 5, rating: { jokerBar: 9999 } };
    const d = played(3, 12, settings);
    d.act({ kind: 'close', rounds: 3 });
    d.act({ kind: 'reopen' });
    expect(planned(d)).toBe(5);
    expect(plRating(d.state(), d.people).pjMax).toBe(205);
    const { settings: before } = d.state();
    d.act({ kind: 'close', rounds: 3 });
    d.undo(d.log.length);
    expect(planned(d)).toBe(5);
    expect(d.state().settings).toEqual(before);
  });

  test.each([2, 5, 7, 10, 12])('a Combinée of 5 + 3 + 3 may end after round %i', (rounds) => {
    const d = played(rounds, 12, {}, 'combinee');
    expect(d.ask({ kind: 'close' })).toMatchObject({ code: 'rounds-held', planned: 11 });
    d.act({ kind: 'close', rounds });
    expect(planned(d)).toBe(rounds);
    expect(formulaOf('combinee').impossible(d.state())).toBeNull();
  });

  test('a round robin stopped in its circle', () => {
    const d = played(4, 8, {}, 'toutes-rondes');
    d.act({ kind: 'close', rounds: 4 });
    expect(planned(d)).toBe(4);
  });

  test('the wargame: two rounds of three, who was away in them is away for good', () => {
    const d = registered(9, { rounds: 3 }, 42, 'art-de-la-guerre');
    playNext(d, pointsWin);
    d.act({ kind: 'mark', player: 'J9', presence: 'absent' });
    playNext(d, pointsWin);
    d.act({ kind: 'close', rounds: 2 });
    expect(planned(d)).toBe(2);
    expect(standingsAfter(d.state(), d.people, { after: 2, final: true }).rows).toHaveLength(9);
    expect(formulaOf('art-de-la-guerre').warnings(d.state())).toContainEqual(
      expect.objectContaining({ code: 'rounds-outside-the-rules', found: 2 }),
    );
  });

  test('what differs from the text is said of the rounds held', () => {
    const d = played(3, 12, { rounds: 5 });
    expect(formulaOf('classique').warnings(d.state())).toEqual([]);
    d.act({ kind: 'close', rounds: 3 });
    expect(formulaOf('classique').warnings(d.state())).toEqual([
      { code: 'rounds-outside-the-rules', found: 3, rule: 5, players: 12 },
    ]);
  });

  test('a log of earlier versions, which did not say how many, replays to the rounds held', () => {
    const d = played(3, 12, { rounds: 5 });
    d.act({ kind: 'close', rounds: 3 });
    const old = d.log.map((line) => ({
      ...line,
      events: line.events.map((event) => {
        if (event.kind !== 'closed') return event;
        const { rounds: _, ...before } = event;
        return before;
      }),
    }));
    expect(replay(old)).toEqual(d.state());
  });
});
