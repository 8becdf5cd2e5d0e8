import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

/** What Firefox and Chromium send where an address is opened. */
const opened = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({
    presses: { make: async () => ({ ok: false, refusal: { code: 'papers-busy' } }), close: () => undefined },
  });
  await desk.create();
});
afterAll(() => desk.installation.live.close());

describe('a refusal to whoever opened the address itself', () => {
  it('is a page in words, with the way back to the tournament', async () => {
    const answer = await desk.get('/api/tournaments/lyon/papers/welcome/pdf', opened);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toMatch(/<html lang="fr">/);
    const { title, detail } = await problemOf(await desk.get('/api/tournaments/lyon/papers/welcome/pdf'));
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(detail);
    expect(page).toContain('<a href="/bureau/lyon">Revenir au tournoi</a>');
    expect(page).not.toContain('/problems/');
  });

  it('speaks the reader’s language', async () => {
    const answer = await desk.get('/api/tournaments/lyon/papers/welcome/pdf', {
      ...opened,
      'Accept-Language': 'en-GB,en;q=0.8',
    });
    expect(await answer.text()).toMatch(/<html lang="en">[\s\S]*<a href="\/bureau\/lyon">Back to the tournament<\/a>/);
  });

  it.each([
    ['/api/tournaments/lyon/standings.html?after=9', 404, '/bureau/lyon'],
    ['/api/tournaments/lyon/papers/welcome/pdf?at=noon', 422, '/bureau/lyon'],
    ['/api/tournaments/nowhere/log.csv', 404, '/bureau/nowhere'],
    ['/api/public/nowhere/standings/xlsx', 404, '/t/nowhere'],
    ['/api/tasks/none/answer', 404, '/'],
  ])('%s: %i, back to %s', async (path, status, back) => {
    const answer = await desk.get(path, opened);
    const page = await answer.text();
    expect([
      answer.status,
      /<a href="([^"]*)">(?:Revenir au tournoi|Voir les tournois publics)/.exec(page)?.[1],
    ]).toEqual([status, back]);
    expect(page).not.toMatch(/problem|<script|undefined/);
  });

  it('stays data for programs, for a page that asks, and for whoever sends something', async () => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'application/json' }])
      expect((await desk.get('/api/tournaments/lyon/papers/welcome/pdf', headers)).headers.get('content-type')).toBe(
        'application/problem+json',
      );
    const unknown = await desk.get('/api/%22%3E%3Cscript%3E', opened);
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
    const sent = await desk.send('POST', '/api/tournaments/lyon/commands', {}, opened);
    expect(sent.headers.get('content-type')).toBe('application/problem+json');
  });
});
