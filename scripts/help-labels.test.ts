// What the answers of « Aide » name is on a screen, under that name.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enAnswers } from '../packages/web/src/shell/help-en.ts';
import { frAnswers, type HelpAnswer, type HelpQuestion } from '../packages/web/src/shell/help-fr.ts';

/** All that stands in the sentences of the screens, with spaces as they are typed. */
function sentencesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/help-(fr|en)/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
    .replaceAll(/\\u(00a0|202f)|[\u00a0\u202f]/g, ' ');
}
const screens = ['packages/web/src', 'packages/language/src'].map(sentencesOf).join('\n');

const quoted = (answers: Readonly<Record<HelpQuestion, HelpAnswer>>, marks: RegExp): readonly string[] =>
  Object.values(answers)
    .flatMap(({ steps }) => steps)
    .flatMap((step) => [...step.replaceAll(/[\u00a0\u202f]/g, ' ').matchAll(marks)].map(([, label = '']) => label));

/** Written by a page, with what a round is called in it. */
const composed = /^(Saisir une ronde faite sur papier|à la main|tranché|settled)$/;

test.each([
  ['fr', quoted(frAnswers('classique'), /« ([^»]+) »/g)],
  ['en', quoted(enAnswers, /“([^”]+)”/g)],
] as const)('a button is called as it is on the screen (%s)', (_, labels) => {
  expect(labels.length).toBeGreaterThan(30);
  const unknown = labels.filter((label) => !screens.includes(`'${label}'`) && !composed.test(label));
  expect(unknown).toEqual([]);
});
