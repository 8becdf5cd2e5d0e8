// LIST-01: what an earlier program let in as a club or a licence, of a tournament that is closed since.
import { expect, test } from 'vitest';
import type { Desk } from './test-desk.ts';
import { act, openedDesk, playRound } from './test-public.ts';

const email = 'zoe@exemple.fr';
const phone = '06 12 34 56 78';

/** As a program that looked at no cell wrote it: an address as the club, a phone number as the licence of « p1 ». */
async function letIn(desk: Desk): Promise<string> {
  const { players } = (await desk.view()).tournament;
  const [first = ''] = players.map(({ id }) => id);
  await desk.installation.store.write('lyon', { id: 'let-in', by: 'x', at: desk.installation.now() }, () => ({
    ok: true,
    value: { events: [{ kind: 'amended', player: first, from: {}, to: { club: email }, frozen: true }] },
  }));
  await desk.installation.store.amend('lyon', ({ people }) => ({
    people: new Map(people).set(first, { ...people.get(first), name: 'AUBIN Zoé', licence: phone }),
    seen: true,
  }));
  return first;
}

const links = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/(?:en\/)?(?:t\/lyon|api\/public\/lyon)[^"#]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );

/** Every page and file that a stranger comes to from the tournament's own page, by its address. */
async function strangersRead(desk: Desk): Promise<ReadonlyMap<string, string>> {
  const read = new Map<string, string>();
  const api = ['', '/rounds/1', '/standings', '/outcome', '/file', '/players/1'].map((at) => `/api/public/lyon${at}`);
  const left = ['/t/lyon', '/en/t/lyon', ...api];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (read.has(at)) continue;
    const answer = await desk.app.request(at);
    read.set(at, await answer.text());
    left.push(...links(read.get(at) ?? ''));
  }
  return read;
}

test('of a closed tournament no stranger reads it, whatever the page or file; the desk clears it without reopening', async () => {
  const desk = await openedDesk(8);
  await playRound(desk, 1);
  const first = await letIn(desk);
  await act(desk, { kind: 'close', rounds: 1 });
  const read = await strangersRead(desk);
  expect([...read.keys()].filter((at) => at.startsWith('/t/')).length).toBeGreaterThan(4);
  for (const [at, text] of read) {
    expect(text, at).not.toContain('exemple.fr');
    expect(text.replace(/[\s\u00a0\u202f]/g, ''), at).not.toContain('0612345678');
  }
  expect([...read.values()].join()).toContain('AUBIN Zoé');

  await act(desk, { kind: 'amend', player: first, saw: { club: email }, to: {} });
  const person = { name: 'AUBIN Zoé', saw: { licence: phone } };
  expect((await desk.send('PUT', `/api/tournaments/lyon/people/${first}`, person)).status).toBe(200);
  const { tournament, people } = await desk.view();
  expect([tournament.status, tournament.players[0]?.club]).toEqual(['closed', undefined]);
  expect(people.find(({ id }) => id === first)).not.toHaveProperty('licence');
  const late = { kind: 'amend', player: first, saw: {}, to: { club: 'Lyon' } } as const;
  expect((await desk.command(late, 'late')).status).toBe(409);
});
