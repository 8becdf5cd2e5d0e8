// The table « Ce qui ne se dit pas » of docs/glossary.md, held against every sentence of the program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentencesIn } from './sentences-in.ts';

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

const rooms = ['contract', 'documents', 'language', 'ronde', 'views', 'web'];
const sources = rooms
  .flatMap((room) =>
    readdirSync(`packages/${room}/src`, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(`packages/${room}/src`, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures/.test(file));
const sentences = sources.flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')));

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
