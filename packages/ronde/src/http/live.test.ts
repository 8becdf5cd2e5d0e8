import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveHub } from './live.ts';
import { type Desk, openDesk, registerAll } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
});
afterEach(() => desk.installation.live.close());

const live = '/api/tournaments/lyon/live';

/** All that has been said so far. */
async function said(reader: ReadableStreamDefaultReader<Uint8Array>, until: string): Promise<string> {
  let text = '';
  while (!text.includes(until)) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += new TextDecoder().decode(value);
  }
  return text;
}

async function listen(headers: Record<string, string> = {}) {
  const answer = await desk.get(live, headers);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('No stream');
  return reader;
}

describe('live', () => {
  it('says the version in force, then each new one', async () => {
    const reader = await listen();
    expect(await said(reader, 'id: 1\n')).toContain('id: 1\ndata: {"version":1}\n\n');
    await registerAll(desk, 2);
    expect(await said(reader, 'id: 3\n')).toContain('id: 2\ndata: {"version":2}\n\nid: 3\ndata: {"version":3}\n\n');
  });

  it('says nothing again to whoever knows the version in force', async () => {
    const reader = await listen({ 'Last-Event-ID': '1' });
    await registerAll(desk, 1);
    expect(await said(reader, 'id: 2\n')).not.toContain('id: 1\n');
  });

  it('tells the desk who is there, by sign-in, and the public nothing of it', async () => {
    await desk.command({ kind: 'show', open: true }, 'shown');
    const stranger = (await (await desk.as('public')).get('/api/public/lyon/live')).body?.getReader();
    const mine = await listen();
    const clerk = await desk.as('clerk', 'Marc');
    const theirs = (await clerk.get(live)).body?.getReader();
    await said(mine, 'event: posts\ndata: {}\n\n');
    const posts = async (who: Pick<Desk, 'get'>) => await (await who.get('/api/tournaments/lyon/posts')).json();
    const since = '2026-11-14T09:00:00.000Z';
    expect(await posts(clerk)).toEqual([
      { name: 'Claire', device: 'Firefox, Linux', role: 'manager', since, mine: false },
      { name: 'Marc', device: 'Firefox, Linux', role: 'clerk', since, mine: true },
    ]);
    await registerAll(desk, 2);
    if (!stranger || !theirs) throw new Error('No stream');
    expect(await said(stranger, 'id: 4\n')).not.toContain('posts');
    await theirs.cancel();
  });

  it('catches up with whoever knows an older one', async () => {
    await registerAll(desk, 2);
    expect(await said(await listen({ 'Last-Event-ID': '2' }), 'id: ')).toContain('id: 3\n');
  });

  it('says a corrected name, not a repeated or refused command', async () => {
    await registerAll(desk, 1);
    const reader = await listen();
    await registerAll(desk, 1);
    await desk.command({ kind: 'close' }, 'refused');
    await desk.send('PUT', '/api/tournaments/lyon/people/J1', { name: 'DURAND Zoé' });
    expect(await said(reader, 'id: 3\n')).toMatch(/^retry: 1000\n\nid: 2\n.*\n\nid: 3\n/);
  });

  it('forgets whoever leaves', async () => {
    const reader = await listen();
    expect(desk.installation.live.count()).toBe(1);
    await reader.cancel();
    expect(desk.installation.live.count()).toBe(0);
  });

  it('lets go a listener that reads nothing', () => {
    const hub = liveHub();
    hub.follow({ audience: 'desk', tournament: 'T', version: 1, known: null });
    for (let version = 2; version < 100; version++) hub.announce({ tournament: 'T', version, publicVersion: 1 });
    expect(hub.count('T')).toBe(0);
    hub.close();
  });

  it('keeps places for the desks, and lets no address of the public take all of the others', () => {
    const hub = liveHub(15_000, { all: 6, desks: 2, screens: 0, perAddress: 2 });
    const open = (audience: 'desk' | 'public', sender: string) =>
      hub.follow({ audience, tournament: 'T', version: 1, known: 1, sender });
    const first = open('public', '192.0.2.7');
    expect(open('public', '192.0.2.7')).not.toBeNull();
    expect(open('public', '192.0.2.7')).toBeNull();
    expect(open('public', '2001:db8:1:2::7')).not.toBeNull();
    expect(open('public', '2001:db8:1:2:3:4:5:6')).not.toBeNull();
    expect(open('public', '192.0.2.8')).toBeNull();
    expect(open('desk', '192.0.2.7')).not.toBeNull();
    void first?.cancel();
    expect(open('public', '2001:db8:1:2:9::')).toBeNull();
    expect(open('public', '192.0.2.7')).not.toBeNull();
    expect(open('desk', '192.0.2.7')).not.toBeNull();
    expect(open('desk', '192.0.2.7')).toBeNull();
    expect(hub.count()).toBe(6);
    hub.close();
    expect(hub.count()).toBe(0);
  });

  it('asked for its head alone, is followed by nobody', async () => {
    const answer = await desk.app.request(live, { method: 'HEAD', headers: { Cookie: desk.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(desk.installation.live.count()).toBe(0);
  });

  it('shows every fifteen seconds that it is still there', async () => {
    vi.useFakeTimers();
    const hub = liveHub();
    const reader = hub.follow({ audience: 'desk', tournament: 'T', version: 1, known: 1 })?.getReader();
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    if (!reader) throw new Error('No stream');
    expect(await said(reader, 'still')).toContain(': still here\n\n');
    hub.close();
  });

  it('misses nothing of what is said between a reading and its listening', async () => {
    const hub = liveHub();
    hub.announce({ tournament: 'T', version: 5, publicVersion: 3 });
    const reader = hub.follow({ audience: 'desk', tournament: 'T', version: 4, known: 4 })?.getReader();
    if (!reader) throw new Error('No stream');
    expect(await said(reader, 'id: 5\n')).toContain('id: 5\n');
    hub.close();
  });

  it('tells the public only of what it can see, once', async () => {
    const hub = liveHub();
    const reader = hub.follow({ audience: 'public', tournament: 'T', version: 2, known: 2 })?.getReader();
    if (!reader) throw new Error('No stream');
    hub.announce({ tournament: 'T', version: 3, publicVersion: 2 });
    hub.announce({ tournament: 'T', version: 4, publicVersion: 4 });
    hub.announce({ tournament: 'T', version: 4, publicVersion: 4 });
    hub.announce({ tournament: 'T', version: 5, publicVersion: 4 });
    hub.announce({ tournament: 'T', version: 6, publicVersion: 6 });
    expect(await said(reader, 'id: 6\n')).toBe(
      'retry: 1000\n\nid: 4\ndata: {"version":4}\n\nid: 6\ndata: {"version":6}\n\n',
    );
    hub.close();
  });
});
