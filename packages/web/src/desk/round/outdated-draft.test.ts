import { games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { expect, test } from 'vitest';
import { proposalFor } from './outdated-draft.tsx';

/** Eight players, three rounds after which the rule of the Classique keeps a repeat that another round would not have. */
function drawnWithRepeat() {
  const desk = registered(8, { rounds: 7 });
  for (let i = 1; i <= 3; i++)
    playNext(desk, (table) => ((2 * table + i) % 3 === 0 ? games([300, 400]) : games([400 + table, 300])));
  desk.act({ kind: 'draw', round: 4, without: [] });
  const content = () => {
    const round = desk.state().rounds[3];
    if (!round) throw new Error('Nothing was drawn.');
    return round;
  };
  return {
    desk,
    content,
    proposal: () => proposalFor({ tournament: desk.state(), people: desk.people }, 4, content()),
  };
}

test('a proposal says what it would change; taken, nothing more is proposed', () => {
  const { desk, content, proposal } = drawnWithRepeat();
  const met = meetingsBefore(desk.state(), 4);
  const again = () =>
    content().matches.filter(({ players: [a, b] }) => b !== undefined && metIn(met, a, b).length > 0).length;
  expect(again()).toBe(1);
  const found = proposal();
  expect(found).toMatchObject({ now: 1, fewer: 0 });
  desk.act({ kind: 'take-proposal', round: 4, attempt: 1 });
  expect(again()).toBe(0);
  const taken = content().matches.map(({ players }) => [...players].sort().join(' '));
  for (const { players } of found?.tables ?? []) expect(taken).toContain([...players].sort().join(' '));
  expect(proposal()).toBeNull();
});

test('a forfeit is no meeting', () => {
  const desk = registered(8);
  playNext(desk, (table, [a]) => (table === 1 ? { kind: 'forfeit', by: a, games: [] } : games([400, 300])));
  const met = meetingsBefore(desk.state(), 2);
  const tables = desk.state().rounds[0]?.matches ?? [];
  const rounds = tables.map(({ players: [a, b = ''] }) => metIn(met, a, b));
  expect(rounds).toEqual([[], [1], [1], [1]]);
});
