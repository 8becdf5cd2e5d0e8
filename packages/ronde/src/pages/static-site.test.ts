// The pages of a tournament for a club’s own site: read without this program, without script, without a network.
import { simulate } from '@ronde/engine';
import { expect, test } from 'vitest';
import { shownView } from '../public/view.ts';
import { staticSite } from './static-site.ts';
import { textOf } from './test-pages.ts';

function site() {
  const played = simulate({ format: 'classique', players: 11, rounds: 4, seed: 3 });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  const { tournament, people } = played.value;
  const [first] = tournament.players;
  const hidden = new Map(people).set(first?.id ?? '', { name: 'SECRET Anne', pseudonym: 'Zed', licence: '0047123' });
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number]));
  const stored = {
    id: 't',
    slug: 'lyon',
    version: 1,
    publicVersion: 1,
    tournament,
    people: hidden,
    numbers,
    log: [],
    notes: new Map(),
  };
  return staticSite(shownView(stored), '@font-face{src:url(/assets/a.woff2)}body{margin:0}');
}

test('every page in both languages; each link leads to a page of the set; no script, nothing from elsewhere', () => {
  const pages = site();
  const names = new Set(pages.map(({ name }) => name));
  // The first page, standings, grid, players, prizes, 4 rounds, 4 standings, 11 cards.
  for (const name of [
    'index.html',
    'classement.html',
    'classement-4.html',
    'ronde-1.html',
    'joueur-11.html',
    'en/grille.html',
  ])
    expect(names).toContain(name);
  expect(names.size).toBe(pages.length);
  for (const { name, text } of pages) {
    expect(text, name).not.toMatch(/<script|<form|woff2|src="/u);
    const links = [...text.matchAll(/ href="([^"]*)"/gu)].map(([, href = '']) => href);
    const within = links.filter((href) => !/^(?:https?:|data:|#)/u.test(href));
    for (const href of within) {
      const to = new URL(href, `http://x/${name}`).pathname.slice(1);
      expect(names, `${name} → ${href}`).toContain(to);
    }
    expect(within.length, name).toBeGreaterThan(3);
  }
  const [index] = pages;
  expect(textOf(index?.text ?? '')).toContain('EN');
});

test('nobody stands in it by more than the public knows', () => {
  const all = site()
    .map(({ text }) => text)
    .join('\n');
  expect(all).toContain('Zed');
  expect(all).not.toMatch(/SECRET|0047123/u);
});
