import type { Consequences } from '@ronde/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { games, tablesOf } from './test-public.ts';

const t = '/api/tournaments/lyon';
const [right, wrong] = [games([450, 400]), games([300, 550])];

let desk: Desk;
let players: [string, string];
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await registerAll(desk, 8);
  for (const round of [1, 2]) await played(round);
  players = [...((await tablesOf(desk, 2))[0] ?? ['', ''])];
  await drawn(3);
});

async function drawn(round: number): Promise<void> {
  await desk.command({ kind: 'draw', round, without: [] }, `draw-${round}`);
  await desk.command({ kind: 'publish', round, attempt: 1 }, `publish-${round}`);
}

async function played(round: number): Promise<void> {
  await drawn(round);
  for (const [i, [a, b]] of (await tablesOf(desk, round)).entries()) {
    await desk.command({ kind: 'record', round, players: [a, b], result: right, saw: null }, `r${round}-${i}`);
  }
  await desk.command({ kind: 'close-round', round }, `closed-${round}`);
}

const correction = () => ({ kind: 'record', round: 2, players, result: wrong, saw: right }) as const;

describe('what a correction would change', () => {
  it('is told before it is sent: standings, places, later tables', async () => {
    const { version } = await desk.view();
    const answer = await desk.post(`${t}/consequences`, { command: correction() });
    expect(answer.status).toBe(200);
    const { standings, rounds } = (await answer.json()) as Consequences;
    expect(standings.map(({ after }) => after)).toEqual([2, 3]);
    expect(standings[0]?.lines.map(({ player }) => player)).toEqual(expect.arrayContaining(players));
    expect(rounds.map(({ round }) => round)).toEqual([3]);
    expect((await desk.view()).version).toBe(version);
  });

  it('and with the answer to the correction, the same when it is sent again', async () => {
    const asked = await (await desk.post(`${t}/consequences`, { command: correction() })).json();
    const done = await (await desk.command(correction(), 'right')).json();
    expect(done).toMatchObject({ consequences: asked });
    await desk.command({ kind: 'sanction', round: 3, player: 'J1', sanction: 'exclusion' }, 'out');
    expect(await (await desk.command(correction(), 'right')).json()).toMatchObject({ consequences: asked });
  });

  it('a first result has none to tell', async () => {
    const [[a, b] = ['', '']] = await tablesOf(desk, 3);
    const first = await desk.command({ kind: 'record', round: 3, players: [a, b], result: right, saw: null }, 'first');
    expect(await first.json()).not.toHaveProperty('consequences');
  });

  it('is refused as the command itself, and to whom the command is', async () => {
    const stale = { ...correction(), saw: wrong };
    const no = await desk.post(`${t}/consequences`, { command: stale });
    expect([no.status, (await problemOf(no)).code]).toEqual([409, 'result-changed']);
    const clerk = await desk.as('clerk', 'Ugo');
    expect((await clerk.post(`${t}/consequences`, { command: correction() })).status).toBe(200);
    const out = { kind: 'sanction', round: 3, player: 'J1', sanction: 'exclusion' };
    const closed = await clerk.post(`${t}/consequences`, { command: out });
    expect([closed.status, (await problemOf(closed)).code]).toEqual([403, 'not-allowed']);
    expect((await desk.post(`${t}/consequences`, { command: { kind: 'nothing' } })).status).toBe(422);
  });
});
