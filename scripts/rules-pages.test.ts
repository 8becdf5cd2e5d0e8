import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byHandPlace, rulePages } from '../packages/language/src/rule-anchors.ts';
import { writeRulesPages } from '../packages/web/rules-pages.mjs';
import { pageAt } from '../packages/web/src/ui/rule-cite.tsx';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-rules-'));
  await writeRulesPages(path.join(folder, 'regles'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const places = [
  ...Object.values(rulePages).flatMap(({ page, places }) =>
    Object.values(places).map(({ anchor }) => ({ page, anchor })),
  ),
  byHandPlace,
];

/** Whether an address of ours has its page, and the place on it. */
function isThere(address: string): boolean {
  const [file = '', anchor] = address.split('#');
  const html = readFileSync(path.join(folder, file), 'utf8');
  return anchor === undefined || html.includes(`id="${anchor}"`);
}

test('« Lire l’article » leads to its place, for every formula', () => {
  const missing = places.map((place) => pageAt({ text: '', ...place })).filter((address) => !isThere(address));
  expect(places.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test('a page is a whole one, without script, and its links lead to places that are there', () => {
  for (const name of readdirSync(path.join(folder, 'regles'))) {
    const html = readFileSync(path.join(folder, 'regles', name), 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
    const own = links.map((href) => (href.startsWith('#') ? `/regles/${name}${href}` : href));
    expect(own.filter((address) => !isThere(address))).toEqual([]);
  }
});
