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
  ['formulas/draws.ts', '  suisse: suisseFormat,\n', '  essai,\n', "import { essai } from './essai/draw.ts';\n"],
] as const;

beforeAll(() => {
  cpSync(path.join(root, 'packages/engine/src'), copy, {
    recursive: true,
    filter: (file) => !/\.test\.ts$/.test(file),
  });
  mkdirSync(path.join(copy, 'formulas/essai'));
  for (const [name, text] of Object.entries(folder)) writeFileSync(path.join(copy, 'formulas/essai', name), text);
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
