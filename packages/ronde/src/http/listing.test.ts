import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Desk } from './test-desk.ts';
import { openedDesk } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openedDesk();
});
afterEach(() => desk.installation.live.close());

const noIndex = async (path: string) => (await desk.get(path)).headers.get('x-robots-tag');
const open = ['/t/lyon', '/en/t/lyon/joueurs', '/en'];
const own = ['/j/AAAABBBBCCCCDDDD', '/bureau/lyon', '/api/public/lyon', '/t/nowhere', '/healthz'];

it('search engines are kept out until the owner lets them in; never are they let to anybody’s own pages', async () => {
  for (const path of [...open, ...own]) expect(await noIndex(path), path).toBe('noindex');
  expect(await (await desk.get('/robots.txt')).text()).toMatch(/\nUser-agent: \*\nDisallow: \/\n$/);

  expect(await (await desk.send('PUT', '/api/listing', { listed: true })).json()).toEqual({ listed: true });
  expect(await (await desk.get('/api/listing')).json()).toEqual({ listed: true });
  for (const path of open) expect(await noIndex(path), path).toBeNull();
  for (const path of own) expect(await noIndex(path), path).toBe('noindex');
  const robots = await (await desk.get('/robots.txt')).text();
  expect(robots).not.toMatch(/\nDisallow: \/\n/);
  expect(robots).toContain('Disallow: /bureau\n');

  await desk.send('PUT', '/api/listing', { listed: false });
  for (const path of open) expect(await noIndex(path), path).toBe('noindex');
});

it('a messenger may read a link that it was sent, whatever search engines may', async () => {
  expect(await (await desk.get('/robots.txt')).text()).toMatch(
    /^User-agent: facebookexternalhit\n(User-agent: \w+\n)+Allow: \/\n\n/,
  );
});

it('only who manages the house decides it', async () => {
  for (const role of ['public', 'member', 'clerk', 'arbiter', 'director'] as const) {
    const answer = await (await desk.as(role)).send('PUT', '/api/listing', { listed: true });
    expect([role, answer.status]).toEqual([role, role === 'public' ? 401 : 403]);
  }
  expect(await noIndex('/t/lyon')).toBe('noindex');
});

it('a browser that asks for an icon gets one that it can read', async () => {
  const answer = await desk.get('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = new DataView(await answer.arrayBuffer());
  // One picture of 16 by 16, where its head says it is, of as many bytes as there are.
  expect([bytes.getUint16(2, true), bytes.getUint16(4, true), bytes.getUint8(6)]).toEqual([1, 1, 16]);
  expect(bytes.getUint32(18, true)).toBe(22);
  expect(bytes.getUint32(14, true)).toBe(bytes.byteLength - 22);
  expect(bytes.getUint32(22, true)).toBe(40);
});
