// The table « Ce qui ne se dit pas » of docs/glossary.md, held against every sentence of the program.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSentences } from './sentences-in.ts';

interface Never {
  readonly lang: string;
  readonly terms: readonly string[];
  /** Parts of paths of files where the term is right. */
  readonly except: readonly string[];
}

const listed = (cell = ''): readonly string[] =>
  cell
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

const never: readonly Never[] = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, lang = '']) => lang === 'fr' || lang === 'en')
  .map(([, lang = '', terms, , , except]) => ({ lang, terms: listed(terms), except: listed(except) }));

const sentences = allSentences();

test('the sentences of both languages are found', () => {
  for (const lang of ['fr', 'en']) expect(sentences.filter((one) => one.lang === lang).length).toBeGreaterThan(5000);
  expect(never.length).toBeGreaterThan(30);
});

test.each(never.flatMap(({ lang, terms, except }) => terms.map((term) => [lang, term, except] as const)))(
  'no sentence (%s) says “%s”',
  (lang, term, except) => {
    const said = new RegExp(`(?<![\\p{L}-])${term}(?![\\p{L}-])`, 'iu');
    const found = sentences.filter(
      (one) => one.lang === lang && said.test(one.text) && !except.some((part) => one.file.includes(part)),
    );
    expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  },
);
