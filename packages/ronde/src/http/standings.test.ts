import type { SentStandings } from '@ronde/contract/http/standing-lines';
import { expect, it } from 'vitest';
import { openDesk, registerAll } from './test-desk.ts';
import { games, tablesOf } from './test-public.ts';

const t = '/api/tournaments/lyon';

it('the standings at the start list everybody, whatever is drawn; a draft changes none', async () => {
  const desk = await openDesk();
  const rows = async (asked = ''): Promise<readonly { player: string }[]> =>
    ((await (await desk.get(`${t}/standings${asked}`)).json()) as SentStandings).rows;
  await desk.create();
  await registerAll(desk, 8);
  const start = await rows();
  expect(start).toHaveLength(8);
  await desk.command({ kind: 'draw', round: 1, without: [] }, 'draw-1');
  expect(await rows()).toEqual(start);
  expect(await rows('?after=0')).toEqual(start);
  await desk.command({ kind: 'redraw', round: 1, attempt: 1 }, 'redraw-1');
  await desk.command({ kind: 'publish', round: 1, attempt: 2 }, 'publish');
  expect(await rows('?after=0')).toEqual(start);

  // Somebody who comes after round 1 is listed before the draft of round 2, and is with it.
  for (const [i, [a, b]] of (await tablesOf(desk, 1)).entries()) {
    await desk.command({ kind: 'record', round: 1, players: [a, b], result: games([450, 400]), saw: null }, `r${i}`);
  }
  await desk.command({ kind: 'close-round', round: 1 }, 'close-1');
  const late = { kind: 'register', player: 'L', rating: 2000, presence: 'here' } as const;
  await desk.command(late, 'late', { name: 'TARDIF Léa' });
  const between = await rows();
  expect(between.map(({ player }) => player)).toContain('L');
  await desk.command({ kind: 'draw', round: 2, without: [] }, 'draw-2');
  expect(await rows()).toEqual(between);
  expect((await rows('?after=0')).map(({ player }) => player)).not.toContain('L');
});
