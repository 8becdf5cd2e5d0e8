import { expect, test } from 'vitest';
import { toHtml } from './html.ts';
import type { DataSheet } from './sheet.ts';

const hostile = [
  '<svg/onload=alert(1)>',
  '" onmouseover="alert(1)',
  '</title><script>alert(1)</script>',
  ['{{7*7}} $', '{7*7}'].join(''),
  "O'Neil & fils",
];

const sheet: DataSheet = {
  lang: 'fr',
  title: hostile[2] ?? '',
  subtitle: hostile[3] ?? '',
  caption: 'Classement après la ronde 1',
  columns: [
    { key: 'player', header: 'Joueur', kind: 'text' },
    { key: 'pm', header: 'PM', title: 'Points de match', kind: 'number' },
    { key: 'pdep', header: 'Pdep', title: hostile[1] ?? '', kind: 'spread' },
  ],
  rowHeader: 'player',
  rows: hostile.map((name, i) => [name, i, i === 0 ? -44 : 100]),
  notes: [hostile[0] ?? ''],
};

/** What a reader of the page sees: the text between tags, entities read back. */
function textOf(html: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return html.replace(/<[^>]*>/g, '\n').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? '');
}

test('SEC-01: names, titles and notes are plain text everywhere', () => {
  const html = toHtml(sheet);
  const tags = [...html.matchAll(/<([a-z!/][^\s>]*)/g)].map(([, tag = '']) => tag.replace('/', ''));
  expect(tags).not.toContain('script');
  expect(tags.filter((tag) => tag.startsWith('svg'))).toEqual([]);
  expect(html).not.toContain('" onmouseover="');
  for (const name of hostile) expect(textOf(html)).toContain(name);
});

test('a complete page that can be read without seeing it', () => {
  const html = toHtml(sheet);
  expect(html.startsWith('<!doctype html>\n<html lang="fr">')).toBe(true);
  expect(html).toContain('<caption>Classement après la ronde 1</caption>');
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html.match(/<th scope="row"/g)).toHaveLength(hostile.length);
  expect(html).toContain('<abbr title="Points de match">PM</abbr>');
  expect(html.match(/<h1>/g)).toHaveLength(1);
});

test('a spread shows its sign, with a true minus', () => {
  expect(toHtml(sheet)).toContain('<td class="end">−44</td>');
  expect(toHtml(sheet)).toContain('<td class="end">+100</td>');
});

test('A4, the header row repeated, landscape when there are many rounds', () => {
  expect(toHtml(sheet)).toContain('size: A4 portrait');
  expect(toHtml(sheet)).toContain('thead { display: table-header-group }');
  const columns = [
    ...sheet.columns,
    ...Array.from({ length: 12 }, (_, i) => ({ key: `r${i}`, header: `R${i}`, kind: 'text' as const })),
  ];
  expect(toHtml({ ...sheet, columns })).toContain('size: A4 landscape');
});

test('links stand above it as plain addresses, and are not printed', () => {
  const page = toHtml(sheet, [{ text: hostile[4] ?? '', href: '/bureau/lyon/classement/1?a="b' }]);
  expect(page).toContain('<nav><a href="/bureau/lyon/classement/1?a=&quot;b">O&#39;Neil &amp; fils</a></nav>');
  expect(page).toMatch(/@media print \{ nav \{ display: none \}/);
  expect(toHtml(sheet)).not.toContain('<nav>');
});
