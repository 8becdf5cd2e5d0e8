// The table « Ce qui ne se dit pas » of docs/glossary.md, held against every sentence of the program and every guide.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const folder = (name: string): readonly string[] =>
  readdirSync(name, { encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(name, file));

/** What people read beside the screens; decisions, once taken, are not rewritten. */
const guides: Readonly<Record<'fr' | 'en', readonly string[]>> = {
  // The table of the texts says their own words.
  fr: ['README.md', ...folder('docs/rules').filter((file) => !file.endsWith('textes.md')), ...guideIn('fr')],
  en: ['README.en.md', 'docs/threat-model.md', ...folder('docs/reference'), ...guideIn('en')],
};

function guideIn(lang: 'fr' | 'en'): readonly string[] {
  return folder('docs/guide').filter(
    (file) => readFileSync(file, 'utf8').includes('[En français]') === (lang === 'en'),
  );
}

/** Where the word has its other sense: in a spreadsheet, of a file. */
const otherwise = /becomes a formula|\| a formula \||copies made by hand/;

test.each((['fr', 'en'] as const).flatMap((lang) => guides[lang].map((file) => [file, lang] as const)))(
  '%s says it as the screens do (%s)',
  (file, lang) => {
    const lines = readFileSync(file, 'utf8')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, '·')
      .split('\n')
      .filter((line) => !otherwise.test(line));
    const found = never
      .filter((one) => one.lang === lang)
      .flatMap(({ terms }) => terms)
      .flatMap((term) => {
        const said = new RegExp(`(?<![\\p{L}-])${term}(?![\\p{L}-])`, 'iu');
        return lines.filter((line) => said.test(line)).map((line) => `${term}: ${line}`);
      });
    expect(found).toEqual([]);
  },
);
