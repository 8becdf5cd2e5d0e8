// The refusals in docs/reference/commands.md are what the program says, word for word. Written anew by
//   RONDE_PAGES=write npx vitest run --project pure packages/language/src/commands-page.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSentences, namesOf } from './index.ts';
import { people, refusals } from './test/samples.ts';

const file = new URL('../../../docs/reference/commands.md', import.meta.url);
const page = readFileSync(file, 'utf8');
const head = '| `code` | data | what and why | next step |\n| --- | --- | --- | --- |\n';
const before = page.slice(0, page.indexOf('| `code` | data |'));

const names = namesOf(people);
const english = allSentences.en();
const line = (refusal: (typeof refusals)[keyof typeof refusals]): string => {
  const { what, why = '', next } = english.refusal(refusal, names);
  const data = Object.keys(refusal).filter((key) => key !== 'code');
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\u00a0', ' ').trim();
  return `| \`${refusal.code}\` | ${data.map((key) => `\`${key}\``).join(' ')} | ${cell(`${what} ${why}`)} | ${cell(next)} |`;
};
const written = `${before}${head}${Object.values(refusals).map(line).join('\n')}\n`;

test('the reference says every refusal as the program does, with its data and its next step', () => {
  if (process.env.RONDE_PAGES === 'write') writeFileSync(file, written);
  else expect(page).toBe(written);
});
