import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageAt } from '../pages/test-pages.ts';
import { type Desk, openDesk, registerAll, speaker } from './test-desk.ts';
import { act, openedDesk, playRound } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openedDesk();
});
afterEach(() => desk.installation.live.close());

describe('pages for visitors', () => {
  it('are made once a version, compressed once, and 304 to who has them', async () => {
    const first = await desk.get('/t/lyon', { 'Accept-Encoding': 'br' });
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=2, stale-while-revalidate=30');
    expect(first.headers.get('content-encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString();
    expect(html).toBe(await (await desk.get('/t/lyon')).text());
    const etag = first.headers.get('etag') ?? '';
    expect((await desk.get('/t/lyon', { 'If-None-Match': etag })).status).toBe(304);
    expect((await desk.get('/t/lyon', { 'If-None-Match': '*' })).status).toBe(304);
    // English is another page.
    expect((await desk.get('/en/t/lyon', { 'If-None-Match': etag })).status).toBe(200);
    await act(desk, { kind: 'mark', player: 'J1', presence: 'late' }, 'late');
    expect((await desk.get('/t/lyon', { 'If-None-Match': etag })).status).toBe(304);
    await playRound(desk, 1);
    expect((await desk.get('/t/lyon', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answer any other address below a tournament in words; a slip’s is left to the phones', async () => {
    for (const path of ['/x', '/ronde/abc', '/ronde/0', '/ronde/1/2', '/joueur/1e1', '/classement/99999999999']) {
      const answer = await desk.get(`/t/lyon${path}`);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('<html lang="fr">');
    }
    // A way up out of the tournament's pages, and no tournament at all.
    for (const path of ['/t/lyon/%2e%2e/', '/t/', '/t', '/en/t/x/..']) {
      const answer = await desk.get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, expect.stringContaining('<html lang=')]);
    }
    const slashed = await desk.get('/en/t/lyon/classement//');
    expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/en/t/lyon/classement']);
    const json = { Accept: 'application/json' };
    expect((await desk.get('/t/lyon/table/4', json)).headers.get('content-type')).toBe('application/problem+json');
  });

  it('OLD-03: an address of nobody is said in words; in JSON to whoever asks for that alone, or for the API', async () => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/html' }]) {
      const answer = await desk.get('/en/nowhere', headers);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('This page does not exist.');
    }
    for (const [path, headers] of [
      ['/nowhere', { Accept: 'application/json' }],
      ['/nothing.js', {}],
      ['/api/nowhere', { Accept: 'text/html' }],
    ] as const)
      expect((await desk.get(path, headers)).headers.get('content-type'), path).toBe('application/problem+json');
  });

  it('a messenger shows the tournament’s name, its day and its place', async () => {
    const html = await (await desk.get('/t/lyon', { Accept: '*/*' })).text();
    expect(html).toContain('<meta property="og:title" content="Lyon"/>');
    expect(html).toMatch(/<meta property="og:description" content="Samedi 14 novembre 2026 · Formule Classique/);
    expect(html).not.toMatch(/<meta[^>]*JOUEUR/);
  });

  it('an address is sent again as it was written, its question with it', async () => {
    for (const [from, to] of [
      ['/t/%C3%A9/', '/t/%C3%A9'],
      ['/t/lyon/?after=2&x=%C3%A9', '/t/lyon?after=2&x=%C3%A9'],
      ['/t/%0d%0aX:1/', '/t/%0d%0aX:1'],
      ['/en/t/a%2Fb/joueurs///', '/en/t/a%2Fb/joueurs'],
    ]) {
      const answer = await desk.get(from ?? '');
      expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
    }
    expect(desk.reported).toEqual([]);
  });

  it('say in words that they could not be made, and tell whoever looks after the machine', async () => {
    const own = await openDesk();
    const failing = { ...own.installation.visitors.current, view: () => Promise.reject(new Error('disk')) };
    const broken = await openDesk({ visitors: { ...own.installation.visitors, current: failing } });
    const answer = await broken.get('/t/lyon');
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining('La page n’a pas pu s’afficher.'),
    ]);
    expect(broken.reported).toHaveLength(1);
    for (const { installation } of [own, broken]) installation.live.close();
  });

  it.each(['', '/reglement', '/classement'])('say so while the database is away: %s', async (path) => {
    const own = await openDesk();
    const gone = async () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const visitors = { ...own.installation.visitors, current: { ...own.installation.visitors.current, view: gone } };
    const broken = await openDesk({ visitors });
    const answer = await broken.get(`/t/lyon${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    for (const { installation } of [own, broken]) installation.live.close();
  });

  it('say so to whoever is signed in too, whose session cannot be looked up', async () => {
    const bearer = async () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const own = await openDesk();
    const broken = await openDesk({ accounts: { ...own.installation.accounts, bearer } }, {}, undefined, own.cookie);
    for (const path of ['/', '/en', '/t/lyon', '/en/t/lyon/inscription']) {
      const answer = await broken.get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        503,
        'text/html; charset=utf-8',
      ]);
    }
    expect((await broken.get('/api/tournaments')).headers.get('content-type')).toBe('application/problem+json');
    for (const { installation } of [own, broken]) installation.live.close();
  });

  it('give the final standings as files once the tournament is closed', async () => {
    expect((await desk.get('/api/public/lyon/standings/csv')).status).toBe(404);
    for (let round = 1; round <= 5; round++) {
      if (round > 1) {
        await act(desk, { kind: 'draw', round, without: [] }, `d${round}`);
        await act(desk, { kind: 'publish', round, attempt: 1 }, `p${round}`);
      }
      await playRound(desk, round);
    }
    expect((await pageAt(desk, '/t/lyon/palmares')).text).toContain('Le palmarès paraîtra à la clôture du tournoi.');
    expect((await pageAt(desk, '/t/lyon')).text).toContain('Classement provisoire avant clôture');
    await act(desk, { kind: 'close' }, 'close');
    const page = await pageAt(desk, '/t/lyon/palmares');
    expect(page.rows()[0]).toEqual(['1ʳᵉ place', '1', expect.stringMatching(/^JOUEUR/)]);
    expect(page.rows('standings').filter((row) => row.length > 1)).toHaveLength(18);
    const files = [...page.html.matchAll(/<a href="(\/api\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(files).toHaveLength(3);
    for (const href of files) {
      const file = await desk.get(href.replaceAll('&amp;', '&'));
      expect([href, file.status]).toEqual([href, 200]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500);
    }
    const csv = await (await desk.get('/api/public/lyon/standings/csv?lang=en')).text();
    expect(csv.split('\n').filter((line) => line.includes('JOUEUR'))).toHaveLength(18);
  });
});

describe('the first page', () => {
  const host = { Host: 'localhost:4321' };

  it('lists what is public, and leads who works here or sits at the machine to the desk', async () => {
    await desk.post('/api/tournaments', { name: 'Secret', format: 'suisse', date: '2026-12-01' });
    const stranger = speaker(desk.app, '', { reach: 'https' });
    const { text } = await pageAt(stranger, '/');
    expect(text).toMatch(/En cours Lyon 14 novembre 2026 · Formule Classique · 18 joueurs/);
    expect(text).toContain('Connexion');
    expect(text).not.toContain('Secret');
    const signed = await desk.get('/', host);
    expect([signed.status, signed.headers.get('location')]).toEqual([302, '/bureau']);
    const own = await speaker(desk.app, '').get('/', host);
    expect([own.status, own.headers.get('location'), own.headers.get('cache-control')]).toEqual([
      302,
      '/bureau',
      'no-store',
    ]);
  });

  it('asks nobody to sign in over the hall’s http, and counts no session there', async () => {
    const inHall = speaker(desk.app, desk.cookie, { reach: 'hall' });
    const { status, text } = await pageAt(inHall, '/');
    expect(status).toBe(200);
    expect(text).toContain('Lyon');
    expect(text).not.toContain('Connexion');
  });

  it('does not say that a first draft exists', async () => {
    const own = await openDesk();
    await own.create();
    await registerAll(own, 18);
    await act(own, { kind: 'show', open: true }, 'show');
    await act(own, { kind: 'draw', round: 1, without: [] }, 'draw');
    expect((await pageAt(own, '/en')).text).toMatch(/Upcoming Lyon/);
    own.installation.live.close();
  });
});
