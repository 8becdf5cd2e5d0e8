// A golden file for each document: what the press writes of two whole days (examples/whole-day), byte for byte.
// A document that is a table is kept as csv, another one as the text of its html.
//
// After a change on purpose the files are written again by
//   RONDE_GOLDEN=write npx vitest run --project rooms packages/ronde/src/papers/golden.test.ts
// then the difference is read line by line before it is kept: golden-figures.test.ts holds the figures in them against
// an independent program and the rules, the words are read by a person.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import { type PaperFormat, type PaperName, type PaperQuery, papers } from '@ronde/contract/http/papers';
import type { Printing } from '@ronde/documents';
import type { People } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { expect, test } from 'vitest';
import { words } from './golden-words.ts';
import { type Making, made } from './make-paper.ts';

const folder = new URL('golden/', import.meta.url);
const writing = process.env.RONDE_GOLDEN === 'write';

interface Asked {
  readonly source: typeof sources.scrabble;
  readonly printing: Printing;
  readonly format: PaperFormat;
}
type Document = readonly [name: string, making: (asked: Asked) => Making];

const paper =
  (name: PaperName, query: PaperQuery) =>
  ({ source, printing, format }: Asked): Making => {
    const wanted = { paper: name, query, printing, base: 'http://192.0.2.1:4321' };
    return { kind: 'paper', source, wanted, format };
  };

/** What some papers are asked with. */
const queries: { readonly [name in PaperName]?: PaperQuery } = {
  certificates: { upto: 3, prizes: 'true' },
  welcome: { wifi: 'Salle; des fêtes', password: 'scrabble' },
};

const links = new Map([['p01', { code: 'ABCD-2345', address: 'http://192.0.2.1:4321/j/ABCD2345' }]]);

/** Every paper that the server offers, those of a round for the second one, and what else the press makes of a day. */
const documents: readonly Document[] = [
  ...papers.map((name): Document => [name, paper(name, { round: 2, ...queries[name] })]),
  ['standings-1', paper('standings', { after: 1 })],
  ['standings-by-club', paper('standings', { by: 'club', licences: 'true' })],
  ['standings-by-series', paper('standings', { by: 'series' })],
  ['details-with-licences', paper('details', { licences: 'true' })],
  ['fees-unpaid', paper('fees', { unpaid: 'true' })],
  ['badges', (asked) => ({ kind: 'badges', links, ...asked })],
  ['final-standings', (asked) => ({ kind: 'final-standings', ...asked })],
];

type Day = keyof typeof sources;
const days = ['scrabble', 'wargame'] as const;
const languages = ['fr', 'en'] as const;
const all = days.flatMap((day) =>
  languages.flatMap((lang) => documents.map((one) => [day, lang, one[0], one] as const)),
);

const bands = [
  { upTo: 17, cents: 550 },
  { upTo: null, cents: 1200 },
];

function dayOf(name: string) {
  const text = readFileSync(new URL(`../../../../examples/whole-day/${name}.json`, import.meta.url), 'utf8');
  const parsed = parseFile(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  // What no file holds: who has paid, who plays without.
  const marked: People = new Map(
    [...people].map(([id, person]) => [
      id,
      { ...person, ...(id === 'p01' && { marks: { paid: true } }), ...(id === 'p04' && { marks: { free: true } }) },
    ]),
  );
  return { slug: name, version: 1, tournament, people: marked, fees: bands };
}

const sources = { scrabble: dayOf('scrabble'), wargame: dayOf('wargame') };

/** Null: this document is no table. */
async function writtenAs(format: PaperFormat, source: Asked['source'], lang: Lang, [, making]: Document) {
  const sheet = await made(making({ source, printing: { lang, at: '10:42', replaces: '10:31' }, format }));
  if (sheet.ok) return String(sheet.value.body);
  if (sheet.refusal.code === 'no-table') return null;
  throw new Error(JSON.stringify(sheet.refusal));
}

async function textOf(day: Day, lang: Lang, document: Document) {
  const csv = await writtenAs('csv', sources[day], lang, document);
  if (csv !== null) return { extension: 'csv', text: csv };
  return { extension: 'txt', text: words((await writtenAs('html', sources[day], lang, document)) ?? '') };
}

if (writing) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

test.each(all)('%s, %s: %s is its golden file, byte for byte', async (day, lang, name, document) => {
  const { extension, text } = await textOf(day, lang, document);
  const file = `${day}.${lang}.${name}.${extension}`;
  if (writing) writeFileSync(new URL(file, folder), text);
  if (!readdirSync(folder).includes(file))
    expect.fail(`${name} has no golden file: ${file} is missing (see the head of this test)`);
  expect(text, file).toBe(readFileSync(new URL(file, folder), 'utf8'));
});

test('no golden file is of a document that is no more', () => {
  const known = new Set(all.map(([day, lang, name]) => `${day}.${lang}.${name}`));
  expect(readdirSync(folder).filter((file) => !known.has(file.replace(/\.(?:csv|txt)$/, '')))).toEqual([]);
});
