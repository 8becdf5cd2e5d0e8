import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusals } from './test/samples.ts';

const page = readFileSync(new URL('../../../docs/reference/commands.md', import.meta.url), 'utf8');

it.each(Object.values(refusals))('the reference has a line for the refusal $code, with its data', (refusal) => {
  const line = page.split('\n').find((candidate) => candidate.startsWith(`| \`${refusal.code}\` |`));
  const data = Object.keys(refusal).filter((key) => key !== 'code');
  expect(line).toBeDefined();
  for (const key of data) expect(line).toContain(`\`${key}\``);
});
