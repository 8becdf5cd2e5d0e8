import { describe, expect, test } from 'vitest';
import type { Expectation, FileProblem, Found } from './file-problem.ts';
import { fileSentences } from './file-sentences.ts';
import type { FileWarning } from './file-warning.ts';

type Samples<T extends { readonly code: string }> = { readonly [C in T['code']]: Extract<T, { readonly code: C }> };

const path = 'rounds[0].matches[1]';
const found: Found = { kind: 'value', value: 'p9' };
const expected: Expectation = { kind: 'integer', min: 1, max: 9 };
const file = 'tournoi.json';

/** One of each code: a new code without a sample does not compile. */
const problems: Samples<FileProblem> = {
  'file-missing': { code: 'file-missing', path: '', file },
  'file-directory': { code: 'file-directory', path: '', file },
  'file-unreadable': { code: 'file-unreadable', path: '', file, reason: 'EACCES' },
  'file-unwritable': { code: 'file-unwritable', path: '', file, reason: 'EROFS' },
  'file-changed': { code: 'file-changed', path: '', file },
  'file-empty': { code: 'file-empty', path: '' },
  'too-large': { code: 'too-large', path: '', limit: 20_000_000 },
  'too-many-values': { code: 'too-many-values', path: '', limit: 1_000_000 },
  'not-utf8': { code: 'not-utf8', path: '' },
  'not-json': { code: 'not-json', path: '', line: 2, column: 7 },
  'key-twice': { code: 'key-twice', path, line: 2, column: 7 },
  missing: { code: 'missing', path, expected },
  'wrong-type': { code: 'wrong-type', path, found, expected },
  'wrong-value': { code: 'wrong-value', path, found, expected },
  'private-text': { code: 'private-text', path, found },
  'hidden-character': { code: 'hidden-character', path, found },
  'unknown-key': { code: 'unknown-key', path, key: 'ronds', near: 'rounds' },
  'key-of-another-format': { code: 'key-of-another-format', path, key: 'winner', format: 'classique' },
  'unknown-format': { code: 'unknown-format', path: 'format', found, known: ['classique'] },
  'ends-before': { code: 'ends-before', path: 'endDate', found, date: '2026-11-14' },
  'same-id': { code: 'same-id', path, id: 'p1', first: 'players[0]' },
  'same-order': { code: 'same-order', path, order: 3, first: 'players[0]' },
  'left-later': { code: 'left-later', path, left: 3, rounds: 2 },
  stranger: { code: 'stranger', path, found },
  'twice-in-round': { code: 'twice-in-round', path, player: 'p1', round: 2, first: 'rounds[1].absent[0]' },
  'not-in-tournament': { code: 'not-in-tournament', path, player: 'p1', round: 2, from: 3, left: null },
  'same-table': { code: 'same-table', path, table: 4, round: 2, first: 'rounds[1].matches[0]' },
  'round-incomplete': { code: 'round-incomplete', path, round: 1, next: 2 },
  'not-at-table': { code: 'not-at-table', path, found, players: ['p1', 'p2'] },
  'without-result': { code: 'without-result', path, key: 'confirmed' },
  'result-of-exempt': { code: 'result-of-exempt', path, key: 'games' },
  'goes-without': { code: 'goes-without', path, key: 'awarded', other: 'forfeit' },
  'goes-with': { code: 'goes-with', path, key: 'reason', other: 'awarded' },
  'too-many-games': { code: 'too-many-games', path, found: 2, most: 1, bestOf: 1 },
  'match-unfinished': { code: 'match-unfinished', path, found: 1, bestOf: 3 },
  'forfeit-after-the-end': { code: 'forfeit-after-the-end', path },
  'game-after-the-end': { code: 'game-after-the-end', path, game: 3 },
  'winner-alone': { code: 'winner-alone', path },
  'winner-broken': { code: 'winner-broken', path, player: 'p1', lost: 25, total: 25 },
  'seated-twice': { code: 'seated-twice', path, found: { kind: 'value', value: null }, first: 'settings.drawn[0][1]' },
  'bad-tables': { code: 'bad-tables', path, places: 10 },
  'too-many-rounds': {
    code: 'too-many-rounds',
    path: 'settings',
    phases: [9, 10, 6],
    found: { kind: 'value', value: 25 },
    expected: { kind: 'integer', max: 24 },
  },
  'too-many-of-stage': { code: 'too-many-of-stage', path, found, most: 1 },
  'final-early': { code: 'final-early', path, round: 2 },
  'semis-missing': { code: 'semis-missing', path, found, played: 1 },
  'no-third-place': { code: 'no-third-place', path },
  'not-from-semi': { code: 'not-from-semi', path, found, players: ['p1', 'p2'] },
  'not-over': { code: 'not-over', path, waits: 'results', round: 3 },
  'no-pool-seat': { code: 'no-pool-seat', path, player: 'p9' },
  'beside-log': { code: 'beside-log', path, found, log: { kind: 'value', value: 525 } },
  'not-a-log': { code: 'not-a-log', path, reason: 'order' },
};

const warnings: Samples<FileWarning> = {
  'no-id': { code: 'no-id', path: 'id' },
  'no-revision': { code: 'no-revision', path: 'revision' },
  'zero-rating': { code: 'zero-rating', path, player: 'ROY Léa' },
  'counted-absent': { code: 'counted-absent', path, player: 'ROY Léa', round: 1 },
  'implausible-rating': { code: 'implausible-rating', path, player: 'ROY Léa', rating: 9999 },
  'same-name': { code: 'same-name', path, player: 'ROY Léa', first: 'players[0]' },
  'no-use': { code: 'no-use', path, key: 'spreadCap', format: 'classique-belge' },
  'winner-behind': { code: 'winner-behind', path, player: 'ROY Léa' },
  'points-above': { code: 'points-above', path, found: 110, most: 100 },
  'points-order': { code: 'points-order', path, win: 0, draw: 1, loss: 2 },
  'mixed-results': { code: 'mixed-results', path: 'rounds' },
  'from-beyond': { code: 'from-beyond', path, player: 'ROY Léa', from: 9, planned: 5 },
  'clubs-twice': { code: 'clubs-twice', path, round: 2 },
  'clubs-beyond': { code: 'clubs-beyond', path, round: 9, planned: 5 },
  'same-fixed-table': { code: 'same-fixed-table', path, player: 'ROY Léa', table: 3, first: 'PÉRIER Ana' },
  'opening-again': { code: 'opening-again', path, places: [1, 6], first: 'settings.openingTables["10"][0]' },
  'no-reason': { code: 'no-reason', path, what: 'malus' },
  'trophy-excluded': { code: 'trophy-excluded', path, trophy: 'Fair-play', player: 'ROY Léa' },
  'excluded-open': { code: 'excluded-open', path, player: 'ROY Léa', round: 2 },
  'pools-otherwise': { code: 'pools-otherwise', path: 'settings.drawn' },
  'pools-made-anew': { code: 'pools-made-anew', path: 'settings.drawn' },
  'final-before-planned': { code: 'final-before-planned', path: 'final', played: 4, planned: 5 },
  'final-otherwise': { code: 'final-otherwise', path, players: ['ROY Léa', 'PÉRIER Ana'] },
};

const expectations: readonly Expectation[] = [
  { kind: 'text' },
  { kind: 'text', max: 9 },
  { kind: 'integer' },
  { kind: 'integer', min: 1 },
  { kind: 'integer', max: 1 },
  expected,
  { kind: 'yes-no' },
  { kind: 'yes-no-or-rounds' },
  { kind: 'date' },
  { kind: 'hour' },
  { kind: 'object' },
  { kind: 'list', min: 1 },
  { kind: 'one-of', values: [1, 3] },
  { kind: 'one-of', values: ['a'] },
  { kind: 'key' },
  { kind: 'key', near: 'rounds' },
  { kind: 'player' },
  { kind: 'opponent' },
  { kind: 'person' },
  { kind: 'instant', from: '2026-11-14', to: '2026-11-30' },
  { kind: 'duplicate-series' },
  { kind: 'pool-seat' },
  { kind: 'text', filled: true },
  { kind: 'date', from: 1900, to: 2099 },
  { kind: 'until', date: '2026-11-29' },
  { kind: 'unique' },
  { kind: 'nothing' },
];

function sentences(lang: 'fr' | 'en'): readonly string[] {
  const text = fileSentences[lang];
  return [
    ...Object.values(problems).map((problem) => text.problem(problem)),
    ...Object.values(warnings).map((warning) => text.warning(warning)),
    ...expectations.map(text.expected),
    ...[found, { kind: 'nothing' } as const, { kind: 'object' } as const, { kind: 'list', length: 2 } as const].map(
      text.found,
    ),
  ];
}

describe.each(['fr', 'en'] as const)('%s', (lang) => {
  test('a sentence for each, ended, nothing undefined in it', () => {
    for (const sentence of sentences(lang)) expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    for (const problem of Object.values(problems)) expect(fileSentences[lang].problem(problem)).toMatch(/[.?]$/);
  });

  test('each names the path that it is about', () => {
    const about = Object.values(problems).filter((problem) => problem.path !== '');
    for (const problem of about) expect(fileSentences[lang].problem(problem)).toContain(problem.path);
  });
});

test('a wargame is played in « tours », Scrabble in « rondes »', () => {
  const { problem, warning } = fileSentences.fr;
  const all = (format: string): string =>
    [
      ...Object.values(problems).map((about) => problem(about, format)),
      ...Object.values(warnings).map((about) => warning(about, format)),
    ].join('\n');
  expect(all('art-de-la-guerre')).not.toMatch(/rondes?\b/);
  expect(all('classique')).not.toMatch(/\btours?\b/);
  expect(problem(problems['round-incomplete'], 'art-de-la-guerre')).toBe(
    `${path}\u00a0: le tour 1 a un match sans résultat, mais le tour 2 existe déjà.`,
  );
});

test('a blank text is called so, not shown between empty quotes', () => {
  const blank = { kind: 'value', value: '  ' } as const;
  const about = { code: 'wrong-value', path: 'name', found: blank, expected: { kind: 'text', filled: true } } as const;
  expect(fileSentences.fr.problem(about)).toBe(
    'name\u00a0: trouvé un texte vide\u202f; attendu\u00a0: un texte non vide.',
  );
  expect(fileSentences.en.problem(about)).toBe('name: found blank text; expected text that is not blank.');
});

test('French typography: apostrophes, and spaces that do not break', () => {
  for (const sentence of sentences('fr')) expect(sentence).not.toMatch(/'|« | »| [;:?!]/);
});

test('the two languages differ', () => {
  const english = sentences('en');
  const same = sentences('fr').filter(
    (sentence, i) => sentence === english[i] && !sentence.includes('p9') && !/^[\d", a]+$/.test(sentence),
  );
  expect(same.filter((sentence) => /\p{L}{4}/u.test(sentence))).toEqual([]);
});
