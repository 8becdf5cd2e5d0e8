import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const copy = path.join(root, 'build', `one-more-${process.pid}`);

/** What a formula of its own is: one folder. It draws as the Swiss does, in four rounds whoever comes. */
const folder = {
  'traits.ts': `import type { Traits } from '../formula.ts';
import { suisse } from '../suisse/traits.ts';
export const essai: Traits = { ...suisse, round: 'tour', clubs: null };
`,
  'formula.ts': `import type { Formula } from '../formula.ts';
import { swissFormula } from '../suisse/formula.ts';
import { essai as traits } from './traits.ts';
export const essaiFormula: Formula = { ...swissFormula, ...traits, id: 'essai', plannedRounds: () => 4 };
`,
  'draw.ts': `import type { Format } from '../formula.ts';
import { suisseFormat } from '../suisse/draw.ts';
import { essaiFormula } from './formula.ts';
export const essai: Format = { ...essaiFormula, draw: suisseFormat.draw };
`,
};

/** What a criterion of its own is: one file. Whoever had no opponent goes behind those level with them. */
const criterion = `import type { Criterion } from './criterion.ts';
import type { Tally } from './tally.ts';
export const free = {
  id: 'free',
  column: { of: 'points', onlyWhereKnown: true, width: 0.05 },
  lowerFirst: true,
  value: (sums, place) => sums.freeWins[place]?.length ?? 0,
} as const satisfies Criterion<Pick<Tally, 'freeWins'>>;
`;

/** Where it is named beside: a line in each list, which the compiler asks for once the first has it. */
const lists = [
  ['tournament/formats.ts', "  suisse: 'either',\n", "  essai: 'either',\n", ''],
  ['formulas/traits.ts', '  suisse,\n', '  essai,\n', "import { essai } from './essai/traits.ts';\n"],
  [
    'formulas/formulas.ts',
    '  suisse: swissFormula,\n',
    '  essai: essaiFormula,\n',
    "import { essaiFormula } from './essai/formula.ts';\n",
  ],
  ['criteria/figures.ts', 'opponents, spread', ', free', "import { free } from './free.ts';\n"],
  ['formulas/draws.ts', '  suisse: suisseFormat,\n', '  essai,\n', "import { essai } from './essai/draw.ts';\n"],
] as const;

beforeAll(() => {
  cpSync(path.join(root, 'packages/engine/src'), copy, {
    recursive: true,
    filter: (file) => !/\.test\.ts$/.test(file),
  });
  mkdirSync(path.join(copy, 'formulas/essai'));
  for (const [name, text] of Object.entries(folder)) writeFileSync(path.join(copy, 'formulas/essai', name), text);
  writeFileSync(path.join(copy, 'criteria/free.ts'), criterion);
  for (const [name, last, line, imported] of lists) {
    const text = readFileSync(path.join(copy, name), 'utf8');
    if (!text.includes(last)) throw new Error(`${name} has no line for the Swiss.`);
    writeFileSync(path.join(copy, name), imported + text.replace(last, last + line));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a formula is a folder and a line in each list: it is created, drawn, ranked, rated and simulated', async () => {
  const engine: typeof import('../index.ts') = await import(path.join(copy, 'index.ts'));
  const desk: typeof import('../fixtures/desk.ts') = await import(path.join(copy, 'fixtures/desk.ts'));
  const format = 'essai' as 'suisse';
  const d = desk.registered(6, {}, 42, format);
  desk.playNext(d, () => desk.games([400, 380]));
  const tournament = d.state();
  expect(tournament.rounds[0]?.matches).toHaveLength(3);
  expect(tournament.rounds[0]?.matches[0]?.players).toEqual(['J1', 'J2']);
  const standings = engine.standingsOf(tournament, d.people);
  expect(standings.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(engine.rankFigures(standings)).toEqual(['points', 'wins', 'opponents', 'spread']);
  expect(engine.formulaOf(format).plannedRounds(tournament)).toBe(4);
  expect(engine.traitsOf(format).round).toBe('tour');
  expect(engine.ratingSystemOf(tournament)).toBe('pl');
  expect(engine.possiblePlaces(tournament, d.people).players).toHaveLength(6);
  const made = engine.simulate({ format, players: 8, rounds: 4, seed: 3 });
  expect(made.ok && made.value.tournament.rounds.length).toBe(4);
});

test('a criterion is a file and a line: it orders, has its column and its figure, and says why', async () => {
  const engine: typeof import('../index.ts') = await import(path.join(copy, 'index.ts'));
  const desk: typeof import('../fixtures/desk.ts') = await import(path.join(copy, 'fixtures/desk.ts'));
  const { criteria } = await import(path.join(copy, 'criteria/list.ts'));
  const made: typeof import('../standings/points-standings.ts') = await import(
    path.join(copy, 'standings/points-standings.ts')
  );
  // Seven: three have won a match, and one had no opponent.
  const d = desk.registered(7, {}, 42, 'suisse');
  desk.playNext(d, () => desk.games([400, 380]));
  const tournament = d.state();
  const exempt = tournament.rounds[0]?.matches.find(({ players }) => players.length === 1)?.players[0];
  const ranking = engine.initialRanking(tournament, d.people);
  const asked = { ranking, after: 1, final: false, criteria: [criteria.points, criteria.free, criteria.opponents] };
  const standings = made.pointsStandings(tournament, asked);
  expect(engine.rankFigures(standings)).toEqual(['points', 'opponents', 'free']);
  expect(standings.rows[3]).toMatchObject({ player: exempt, figures: { free: 1 } });
  expect(standings.rows.slice(0, 3).map(({ figures }) => figures)).toMatchObject([
    { free: 0 },
    { free: 0 },
    { free: 0 },
  ]);
  expect(standings.ties[0]?.by.map((one) => one.criterion)).toEqual(['initial', 'initial', 'free']);
});
