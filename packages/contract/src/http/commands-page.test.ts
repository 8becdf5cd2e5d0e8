import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandSchema } from './command.ts';

const page = readFileSync(new URL('../../../../docs/reference/commands.md', import.meta.url), 'utf8');

it.each(commandSchema.options.map(({ shape }) => shape))('the reference has a line for each command', (shape) => {
  const { kind, ...keys } = shape;
  const line = page.split('\n').find((candidate) => candidate.split('|')[1]?.includes(`\`${kind.value}\``));
  expect(line, kind.value).toBeDefined();
  // The facts of a player are listed once, with `amend`.
  const named = kind.value === 'register' ? ['player', 'presence'] : Object.keys(keys);
  for (const key of named) expect(line, kind.value).toMatch(new RegExp(`\`${key}\\??\``));
});
