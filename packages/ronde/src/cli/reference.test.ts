import { readFileSync } from 'node:fs';
import { settingsSchema, stepSchema } from '@ronde/contract';
import { expect, test } from 'vitest';
import { commands } from './grammar.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/reference/${name}.md`, import.meta.url), 'utf8');

test('every command and every option stands in docs/reference/cli.md', () => {
  const text = page('cli');
  for (const [name, { options }] of Object.entries(commands)) {
    expect(text).toMatch(new RegExp(`\\| \`${name}[ \`]`));
    for (const option of Object.keys(options)) expect(text).toContain(`\`--${option}`);
  }
});

test('every setting and every step stands in docs/reference/file.md', () => {
  const text = page('file');
  for (const setting of Object.keys(settingsSchema.shape)) expect(text).toContain(`\`${setting}\``);
  const steps = stepSchema.options.map(({ shape }) => shape.step.value);
  expect(steps.length).toBeGreaterThan(20);
  for (const step of steps) expect(text).toContain(`\`${step}\``);
});
