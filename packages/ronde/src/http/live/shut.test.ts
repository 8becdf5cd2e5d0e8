import type { DeskHall } from '@ronde/contract/http/hall';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveHub } from '../live.ts';
import { type Desk, openDesk, registerAll, type Speaker } from '../test-desk.ts';
import { act } from '../test-public.ts';

let desk: Desk;
let stranger: Speaker;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  stranger = await desk.as('public');
});
afterEach(() => desk.installation.live.close());

const hall = '/api/tournaments/lyon/hall';
const keyed = async (method: 'GET' | 'POST', path: string) => {
  const answer = method === 'GET' ? await desk.get(path) : await desk.post(path, {});
  return ((await answer.json()) as DeskHall).key ?? '';
};

async function follow(query = ''): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const answer = await stranger.get(`/api/public/lyon/live${query}`);
  if (answer.status !== 200 || !answer.body) throw new Error(`No stream: ${answer.status}`);
  return answer.body.getReader();
}

/** All that a stream says, to its end. */
async function whole(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += new TextDecoder().decode(value);
  }
}

describe('whose right to listen is taken back', () => {
  it('the public’s stream ends when the tournament is shown no more; another begins when it is shown again', async () => {
    await act(desk, { kind: 'show', open: true }, 'show');
    const reader = await follow();
    await act(desk, { kind: 'show', open: false }, 'hide');
    const said = whole(reader);
    await expect.poll(() => desk.installation.live.count()).toBe(0);
    await desk.send('PUT', hall, { message: 'SECRET' });
    expect(await said).not.toContain('hall');
    expect((await stranger.get('/api/public/lyon/live')).status).toBe(404);
    await act(desk, { kind: 'show', open: true }, 'show again');
    const again = await follow();
    await registerAll(desk, 1);
    expect(desk.installation.live.count()).toBe(1);
    await again.cancel();
  });

  it('a screen’s ends with the key that it came with, and only that one', async () => {
    const old = await follow(`?key=${await keyed('GET', hall)}`);
    const fresh = await follow(`?key=${await keyed('POST', `${hall}/key`)}`);
    const said = whole(old);
    await expect.poll(() => desk.installation.live.count()).toBe(1);
    await registerAll(desk, 1);
    expect(await said).not.toContain('id: 2\n');
    await fresh.cancel();
  });

  it('who was let in before, and comes after, is sent away', async () => {
    const hub = liveHub();
    hub.shut('public', 'T', 3);
    const open = (version: number) => hub.follow({ audience: 'public', tournament: 'T', version, known: null });
    const [late, early] = [open(2)?.getReader(), open(3)];
    expect((await late?.read())?.done).toBe(true);
    expect([hub.count('T'), early]).toEqual([1, expect.anything()]);
    hub.close();
  });
});

describe('the hall’s screens', () => {
  it('are told each version, and nothing of who is at the desk', async () => {
    const reader = await follow(`?key=${await keyed('GET', hall)}`);
    const desks = [desk, await desk.as('clerk')].map((one) => one.get('/api/tournaments/lyon/live'));
    await Promise.all(desks);
    await registerAll(desk, 1);
    desk.installation.live.close();
    const said = await whole(reader);
    expect(said).toContain('id: 2\n');
    expect(said).not.toContain('posts');
  });

  it('have twenty seats a tournament, and none of the desks’ or of one address’ beyond the others', () => {
    const hub = liveHub(15_000, { all: 9, desks: 2, screens: 3, perAddress: 4 });
    const open = (audience: 'desk' | 'screen' | 'public', sender: string, tournament = 'T') =>
      hub.follow({ audience, tournament, version: 1, known: 1, generation: 1, sender }) !== null;
    expect([1, 2, 3, 4].map(() => open('screen', '192.0.2.7'))).toEqual([true, true, true, false]);
    expect([open('screen', '192.0.2.7', 'U'), open('screen', '192.0.2.7', 'U')]).toEqual([true, false]);
    // 9 in all: 2 are the desks', 3 more no stranger's.
    expect(open('public', '192.0.2.8')).toBe(false);
    expect(['U', 'U', 'U', 'V'].map((t) => open('screen', '192.0.2.8', t))).toEqual([true, true, false, true]);
    expect(open('screen', '192.0.2.9', 'W')).toBe(false);
    expect([open('desk', ''), open('desk', ''), open('desk', '')]).toEqual([true, true, false]);
    hub.close();
  });
});
