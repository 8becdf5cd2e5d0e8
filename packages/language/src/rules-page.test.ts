import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byHandPlace, filePlace, finalPlace, rulePages } from './rule-anchors.ts';

const read = (page: string): string => readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');

const places: readonly (readonly [string, string])[] = [
  ...Object.values(rulePages).flatMap(({ page, places }) =>
    Object.values(places).map(({ anchor }) => [page, anchor] as const),
  ),
  [byHandPlace.page, byHandPlace.anchor],
  [filePlace.page, filePlace.anchor],
  [finalPlace.page, finalPlace.anchor],
];

describe('« Lire l’article » finds its place', () => {
  it.each(places)('%s#%s', (page, anchor) => expect(read(page)).toContain(`<a id="${anchor}"></a>`));
});

describe('docs/rules', () => {
  const index = read('docs/rules/README.md');
  const pages = [...index.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, page]) => page ?? '');

  it('lists every page that sentences point to', () => {
    for (const [page] of places) expect(pages).toContain(page.replace('docs/rules/', ''));
  });

  it.each(pages)('%s points to files and places that exist', (page) => {
    const text = read(`docs/rules/${page}`);
    const links = [...text.matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)];
    for (const [, path, anchor] of links) {
      const target = new URL(path || page, new URL('../../../docs/rules/', import.meta.url));
      const found = path?.endsWith('/') ? '' : readFileSync(target, 'utf8');
      if (anchor && target.pathname.endsWith('.md')) expect(found).toContain(`<a id="${anchor}"></a>`);
    }
  });

  it('textes.md names files of the engine that exist', () => {
    const files = [...read('docs/rules/textes.md').matchAll(/`([a-z-]+\/[a-z0-9-]+(?:\.test)?\.ts)`/g)];
    const engine = new URL('../../engine/src/', import.meta.url);
    expect(files.length).toBeGreaterThan(80);
    for (const [, file = ''] of files) expect(existsSync(new URL(file, engine)), file).toBe(true);
  });

  it.each(pages)('%s keeps French typography', (page) => {
    const prose = read(`docs/rules/${page}`).replaceAll(/`[^`]*`|\]\([^)]*\)|<a [^>]*>/g, '');
    expect(prose).not.toMatch(/'|\.\.\.|«[^\u00a0]|\u00a0[;!?]/);
    expect(prose).not.toMatch(/ [;!?»]| :(?!-)/);
  });
});
