import { expect, it } from 'vitest';
import { encodingFor, pagesKept } from './pages.ts';
import type { PublicView } from './view.ts';

const view = (of: string, version: number) => ({ of, version }) as PublicView;
const text = (size: number) => ({ text: 'x'.repeat(size) });

it('makes a page once for each version, however many ask at once', async () => {
  const pages = pagesKept();
  let made = 0;
  const ask = (version: number) =>
    pages.page(view('T', version), 'head', () => {
      made++;
      return { version };
    });
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(1)));
  expect([made, new Set(all).size]).toEqual([1, 1]);
  const next = await ask(2);
  expect([made, next?.etag === all[0]?.etag]).toEqual([2, false]);
});

it('tells tournaments and paths apart', async () => {
  const pages = pagesKept();
  const one = await pages.page(view('T', 1), 'a', () => ({ n: 1 }));
  const two = await pages.page(view('T', 1), 'b', () => ({ n: 2 }));
  const three = await pages.page(view('U', 1), 'a', () => ({ n: 3 }));
  const read = (page: typeof one) => Buffer.from(page?.bodies.identity ?? []).toString();
  expect([one, two, three].map(read)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
});

it('keeps no more than it may, and forgets what was asked for longest ago', async () => {
  const pages = pagesKept(5000);
  let made = 0;
  const ask = (path: string) =>
    pages.page(view('T', 1), path, () => {
      made++;
      return text(1500);
    });
  for (const path of ['a', 'b', 'a', 'c', 'a', 'd']) await ask(path);
  expect(pages.size()).toBeLessThanOrEqual(5000);
  const before = made;
  await ask('a');
  expect(made).toBe(before);
  await ask('b');
  expect(made).toBe(before + 1);
});

it('keeps neither what there is not, nor what failed', async () => {
  const pages = pagesKept();
  expect(await pages.page(view('T', 1), 'x', () => null)).toBeNull();
  const failing = pages.page(view('T', 1), 'x', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await pages.page(view('T', 1), 'x', () => ({ n: 1 }))).not.toBeNull();
});

it.each([
  [undefined, 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP ; q=1.0', 'gzip'],
  ['zstd, *', 'identity'],
])('Accept-Encoding %s → %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
