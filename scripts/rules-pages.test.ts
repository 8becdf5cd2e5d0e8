import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byHandPlace, ruleAddress, rulePages } from '../packages/language/src/rule-anchors.ts';
import { writeRulesPages } from '../packages/web/rules-pages.mjs';
import { settingsSentences } from '../packages/web/src/desk/settings/sentences.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-rules-'));
  await writeRulesPages(path.join(folder, 'regles'), '/style.css');
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
  const missing = places.map((place) => ruleAddress(place)).filter((address) => !isThere(address));
  expect(places.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test('a page is a whole one, read without script, and its links lead to places that are there', () => {
  for (const name of readdirSync(path.join(folder, 'regles')).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, 'regles', name), 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // What a script adds is the way back alone.
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/regles/retour.js">']);
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
    const own = links
      .map((href) => (href.startsWith('#') ? `/regles/${name}${href}` : href))
      .filter((href) => href.startsWith('/regles/'));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((address) => !isThere(address))).toEqual([]);
  }
});

test('an article is written for directors: a setting is called as on its screen, and nothing of a program is named', () => {
  const labels = (['classique', 'art-de-la-guerre'] as const).flatMap((format) =>
    Object.values(settingsSentences.fr(format).fields).map(({ label }) => label),
  );
  const named: string[] = [];
  for (const name of readdirSync(path.join(folder, 'regles')).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, 'regles', name), 'utf8');
    expect(html, name).not.toContain('<code>');
    named.push(...[...html.matchAll(/réglage «\u00a0([^»]+)\u00a0»/gi)].map(([, label = '']) => label));
  }
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((label) => !labels.includes(label))).toEqual([]);
});
