import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { poolPlaces } from './pool-seats.ts';

test('the standings of each pool: nothing before round 1 is closed, then PM and Pdep in the order of all', () => {
  const desk = registered(12, { phase1: 5 }, 42, 'combinee');
  desk.act({ kind: 'draw-order', attempt: 1 });
  const pools = () => (desk.state().settings.drawn ?? []).map((pool) => pool.flatMap((id) => id ?? []));
  const places = () => poolPlaces({ tournament: desk.state(), people: desk.people }, pools());
  expect(places()).toBeNull();
  drawNext(desk);
  // The better number wins each game, by 10 for each place between them.
  const number = (id: string) => Number(id.slice(1));
  for (const { players } of desk.state().rounds[0]?.matches ?? []) {
    const [a, b] = players;
    if (b === undefined) continue;
    const margin = 10 * (number(b) - number(a));
    desk.act({
      kind: 'record',
      round: 1,
      players: [a, b],
      result: { kind: 'games', games: [[400 + margin, 400]] },
      saw: null,
    });
  }
  desk.act({ kind: 'close-round', round: 1 });
  const said = places();
  expect(said?.standings.after).toBe(1);
  const figures = (id: string) => said?.standings.rows.find(({ player }) => player === id)?.figures;
  for (const pool of pools()) {
    const inOrder = pool.toSorted((a, b) => (said?.of.get(a) ?? 0) - (said?.of.get(b) ?? 0));
    expect(inOrder.map((id) => said?.of.get(id))).toEqual([1, 2, 3, 4, 5, 6]);
    // Three won their game (3 PM), three lost it (1 PM, §4.2); spreads of the winners go down, those of the losers are theirs turned round.
    expect(inOrder.map((id) => figures(id)?.pm)).toEqual([3, 3, 3, 1, 1, 1]);
    const spreads = inOrder.map((id) => figures(id)?.pdep ?? 0);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    expect(spreads.reduce((sum, one) => sum + one, 0)).toBe(0);
  }
});
