// How the program writes: every sentence of both languages, and the French documents.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSentences, type Sentence } from './sentences-in.ts';

const sentences = allSentences();
const of = (lang: Sentence['lang']): readonly Sentence[] => sentences.filter((one) => one.lang === lang);

/** Words of programs that a sentence quotes: what is typed in a terminal, an address, a file. */
const typed = /https?:|--[a-z]|[a-z]\/[a-z]|\.[a-z]{2,4}\b.*[{}]|[{}]/;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

const french: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['an ordinary space before ; : ! ? »', / [;:!?»](?=[\s,.)]|$)/],
  ['an ordinary space after «', /« /],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotation marks', /(?:^|\s)"\p{L}/u],
  ['three dots', /\.\.\./],
  ['« n° » that can break', /n° /],
  ['an agreement with somebody’s sex', /\(e\)|·e\b|\bil ou elle\b|\bils ou elles\b/i],
  [
    'a missing elision',
    /(?:^|[\s\u00a0«(’])(?:de|le|la|ne|se|que|me|te|je|jusque) (?!onz|oui|un\b|une\b|ouistiti|uhlan)[aeiouâàéèêîôûœ]\p{L}/iu,
  ],
  ['an hour as in a table', /(?<!comme)[ \u00a0]\d{1,2}:\d{2}(?=[\s\u00a0.,;)]|$)/u],
  ['a plural of one', /(?:^|[\s\u00a0])1[ \u00a0](?!fois|mois|temps|cas|prix|jus|ans)\p{L}+s\b/u],
];

const english: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['a space before ; : ! ?', /[ \u00a0\u202f][;:!?](?=[\s,.)]|$)/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotation marks', /(?:^|\s)"\p{L}/u],
  ['French quotation marks', /[«»]/],
  ['three dots', /\.\.\./],
  ['an American date', new RegExp(`\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`)],
  ['American spelling', /\b(?:color|center|organiz|analyz|cancel(?:ed|ing)|favor|recogniz)\p{L}*/iu],
  ['an agreement with somebody’s sex', /\b(?:he or she|his or her|s\/he|he\/she)\b/i],
];

test.each(french)('French: %s stands nowhere', (_, wrong) => {
  expect(faults(of('fr'), wrong)).toEqual([]);
});

test.each(english)('English: %s stands nowhere', (_, wrong) => {
  expect(faults(of('en'), wrong)).toEqual([]);
});

const faults = (list: readonly Sentence[], wrong: RegExp): readonly string[] =>
  list.filter(({ exact }) => !typed.test(exact) && wrong.test(exact)).map(({ file, exact }) => `${file}: ${exact}`);

/** A value that is somebody’s name: « de AUBIN » is « d’AUBIN ». */
const name = /^(?:names?|kept|gone|whose|who|winner|loser)$|\b(?:short|full|say)\(|^name\(|\.name$/;

test('« de » before a name is `de()`, which writes « d’ » before a vowel', () => {
  const wrong = of('fr').filter(
    ({ file, text, next }) =>
      next !== undefined && name.test(next) && !file.endsWith('fr/nouns.ts') && /(?:^|[\s(])de $/i.test(text),
  );
  expect(wrong.map(({ file, text, next }) => `${file}: ${text}\${${next}}`)).toEqual([]);
});

test('these rules can fail: each finds what it is named for', () => {
  const bad = ['Quoi ?', '« oui »', "l'ami", 'dit "oui"', 'etc...', 'n° 3', 'né(e)', 'de ami', 'à 10:42', '1 parties'];
  french.forEach(([rule, wrong], at) => {
    expect(bad[at], rule).toMatch(wrong);
  });
  const worse = [
    'Why ?',
    "it's",
    'says "yes"',
    '«\u00a0yes\u00a0»',
    'and so on...',
    'May 3, 2026',
    'color',
    'his or her',
  ];
  english.forEach(([rule, wrong], at) => {
    expect(worse[at], rule).toMatch(wrong);
  });
});

/** Written in French, for clubs. */
const documents = [
  'README.md',
  ...['docs/rules', 'docs/guide'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file))
      // What is in English tells where its French is.
      .filter((file) => !readFileSync(file, 'utf8').includes('[En français]')),
  ),
];

/** Code, links and the marks of tables are no sentences. */
const prose = (text: string): readonly string[] =>
  text
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>|\|?[ :-]*-{3}[-| :]*/g, '·')
    .split('\n')
    .filter((line) => !line.startsWith('    '));

test.each(documents)('%s: French spaces, apostrophes and elisions', (file) => {
  const wrong = prose(readFileSync(file, 'utf8')).flatMap((line) =>
    [/ [;:!?»](?=[\s,.)]|$)/, /« /, /\p{L}'\p{L}/u, /\.\.\./].flatMap((rule) => {
      const found = rule.exec(line);
      return found ? [line.slice(Math.max(0, found.index - 30), found.index + 30)] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
