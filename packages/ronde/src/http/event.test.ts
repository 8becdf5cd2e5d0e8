import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageAt } from '../pages/test-pages.ts';
import { type Desk, openDesk } from './test-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.installation.live.close());

let ids = 0;
async function pool(name: string, people: readonly string[], more: object = {}): Promise<string> {
  const { event, date = '2026-11-14', ...details } = { event: 'Lances', ...more } as Record<string, string>;
  const body = { name, format: 'art-de-la-guerre', date };
  const { slug } = (await (await desk.post('/api/tournaments', body)).json()) as { slug: string };
  const act = async (command: object, person?: object) => {
    const answer = await desk.post(`/api/tournaments/${slug}/commands`, {
      id: `e${++ids}`,
      command,
      ...(person && { person }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await act({ kind: 'details', saw: {}, to: { event, ...details } });
  for (const [i, one] of people.entries()) await act({ kind: 'register', player: `P${i + 1}` }, { name: one });
  await act({ kind: 'show', open: true });
  return slug;
}

const beside = async (slug: string) => (await desk.get(`/api/tournaments/${slug}/other-pools`)).json();

it('somebody in two pools of one event and day is told at both desks; another day, another event is nothing', async () => {
  const a = await pool('Antiquité', ['MARTIN Ada', 'BELIN Léo'], { pool: 'A' });
  const b = await pool('Moyen Âge', ['Ada Martin', 'CLERC Zoé'], { pool: 'B', event: 'LANCES' });
  await pool('Dimanche', ['MARTIN Ada'], { date: '2026-11-15' });
  await pool('Ailleurs', ['MARTIN Ada'], { event: 'Autre' });
  expect(await beside(a)).toEqual([{ player: 'P1', tournament: 'Moyen Âge', there: { slug: b, player: 'P1' } }]);
  expect(await beside(b)).toEqual([{ player: 'P1', tournament: 'Antiquité', there: { slug: a, player: 'P1' } }]);
});

it('one page has all pools that the public sees, each pool leads to it, and nobody else has one', async () => {
  const a = await pool('Antiquité', ['MARTIN Ada'], { pool: 'A' });
  const b = await pool('Moyen Âge', ['CLERC Zoé'], { pool: 'B' });
  await pool('L’an dernier', ['IDIER Bo'], { date: '2025-11-14' });
  await desk.post(`/api/tournaments/${b}/commands`, { id: 'hide', command: { kind: 'show', open: false } });
  expect((await pageAt(desk, `/t/${a}`)).html).toContain(`href="/t/${a}/evenement"`);
  expect((await pageAt(desk, `/t/${a}/evenement`)).text).not.toContain('Moyen Âge');
  await desk.post(`/api/tournaments/${b}/commands`, { id: 'show', command: { kind: 'show', open: true } });
  const { text, status, html } = await pageAt(desk, `/t/${b}/evenement`);
  expect(status).toBe(200);
  expect(text).toMatch(/Lances.*Antiquité.*Poule A.*Moyen Âge.*Poule B/);
  expect(html).toContain(`href="/t/${a}"`);
  expect(text).not.toContain('L’an dernier');
  expect((await pageAt(desk, `/t/${b}/evenement`)).text).toContain('2 poules');
  expect((await pageAt(desk, '/t/nowhere/evenement')).status).toBe(404);
});
