// French documents are French, English ones English: what they quote of the screens, too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSentences, type Sentence } from './sentences-in.ts';

type Lang = Sentence['lang'];

const plain = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/[.… ]+$/, '')
    .toLowerCase();

const said: Readonly<Record<Lang, ReadonlySet<string>>> = { fr: saidIn('fr'), en: saidIn('en') };

function saidIn(lang: Lang): ReadonlySet<string> {
  return new Set(allSentences().flatMap((one) => (one.lang === lang ? [plain(one.text)] : [])));
}

const documents = [
  'README.md',
  'README.en.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]
  // In both languages, side by side.
  .filter((file) => !file.startsWith('docs/glossary'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8'), lang: langOf(file) }));

function langOf(file: string): Lang {
  if (file === 'README.md' || file.startsWith('docs/rules') || file === 'docs/pictures/README.md') return 'fr';
  // Of two that say the same, each tells where the other is.
  return file.startsWith('docs/guide') && !readFileSync(file, 'utf8').includes('[En français]') ? 'fr' : 'en';
}

/** What an English document quotes in French because the word itself is its subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'CONTRIBUTING.md': ['« »'],
  // A tournament of the wargame has « tours ».
  'docs/decisions/0025-words-in-one-shape.md': ['« tour »'],
  // The headings that a federation writes in its file, and what stands below them.
  'docs/decisions/0036-the-federal-file-by-its-places.md': ['`Série`', '`Catégorie`', '`N`'],
};

/** Keys and marks, the same in both languages. */
const isKey = (quoted: string): boolean => quoted.length < 3;

const quotes = (text: string): readonly (readonly [whole: string, inside: string])[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/«\s*([^»]*?)\s*»|“([^”]+)”|`(\p{Lu}[^`\n]*)`/gu)].map(
    ([whole, french, english, label]) => [whole.replaceAll(/\s/g, ' '), plain(french ?? english ?? label ?? '')],
  );

const english = documents.filter(({ lang }) => lang === 'en');
const french = documents.filter(({ lang }) => lang === 'fr');

test('both languages have their documents', () => {
  expect(english.length).toBeGreaterThan(40);
  expect(french.length).toBeGreaterThan(10);
});

test.each(english)('$file quotes the English labels, in English marks', ({ file, text }) => {
  const wrong = quotes(text).filter(
    ([whole, inside]) =>
      !subjects[file]?.includes(whole) &&
      (whole.startsWith('«') || (said.fr.has(inside) && !said.en.has(inside) && !isKey(inside))),
  );
  expect(wrong.map(([whole]) => whole)).toEqual([]);
});

test.each(french)('$file quotes the French labels', ({ text }) => {
  const wrong = quotes(text).filter(([, inside]) => said.en.has(inside) && !said.fr.has(inside) && !isKey(inside));
  expect(wrong.map(([whole]) => whole)).toEqual([]);
});

test('a quote in the other language is found', () => {
  expect(quotes('« Journal », then “Clôture” and `Importer un fichier`').map(([, inside]) => inside)).toEqual([
    'journal',
    'clôture',
    'importer un fichier',
  ]);
  expect(said.fr.has('importer un fichier') && !said.en.has('importer un fichier')).toBe(true);
  expect(said.en.has('import a file') && !said.fr.has('import a file')).toBe(true);
});
