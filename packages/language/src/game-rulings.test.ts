import { rule } from '@ronde/engine/game/ruling-effects';
import { rulings } from '@ronde/engine/game/rulings';
import { describe, expect, test } from 'vitest';
import { gameSentences } from './index.ts';

const all = rulings.flatMap((ruling) =>
  ruling.choices.map((choice) => ({ ruling, choice, code: `${ruling.code} ${choice.code}` })),
);

describe.each(['fr', 'en'] as const)('%s', (lang) => {
  const text = gameSentences[lang].rulings;

  test.each(all)('formule belge 8 and 9, $code', ({ ruling, choice }) => {
    const keys = `${ruling.key}${choice.key}`;
    const ruled = rule({ keys, against: 0, author: 'Ada', office: 'director', count: 2, reason: 'vu par deux' });
    if (!ruled.ok) throw new Error(keys);
    const said = text.decided(ruled.value);
    expect(said).toMatch(/^\S.*\.$/);
    expect(said).not.toMatch(/undefined|null/);
    expect(said).toContain(`(${ruling.article})`);
    expect(said).toContain('vu par deux');
    if (ruled.value.points > 0) expect(said).toContain(String(ruled.value.points));
    if (lang === 'fr') expect(said).not.toMatch(/'|« | »| [;:?!]/);
  });

  test('each situation and each choice has words of its own', () => {
    const situations = rulings.map(({ code }) => text.situation[code]);
    const choices = [...new Set(all.map(({ choice }) => choice.code))].map((code) => text.choice[code]);
    expect(new Set(situations).size).toBe(rulings.length);
    expect(new Set(choices).size).toBe(choices.length);
  });
});

test('points, article and reason in one sentence', () => {
  const ruled = rule({ keys: 't2', against: 1, author: 'Ada', office: 'arbiter', count: 2 });
  expect(ruled.ok && gameSentences.fr.rulings.decided(ruled.value)).toBe(
    'Lettres tirées en trop (9.1). Une lettre au moins a été vue\u00a0: cinq points de moins par lettre en trop. En tout, 10\u00a0points de moins.',
  );
});
