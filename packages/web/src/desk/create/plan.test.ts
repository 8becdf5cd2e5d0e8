import { expect, test } from 'vitest';
import { blankFields, type NewTournament } from './fields.ts';
import { phasesThatCannotBe, planFor } from './plan.ts';
import { createSentences } from './sentences.ts';

const fields = (part: Partial<NewTournament>): NewTournament => ({ ...blankFields('2027-01-16'), ...part });
const classique = (players: number, rounds = '') => planFor(fields({ expected: String(players), rounds }));

test.each([
  [6, 5, 8, 32],
  [8, 5, 8, 32],
  [23, 5, 8, 32],
  [32, 5, 8, 32],
  [33, 6, 33, 64],
  [64, 6, 33, 64],
  [65, 7, 65, 128],
])('%i players: %i rounds, the rule from %i to %i', (players, rounds, from, to) => {
  expect(classique(players)).toMatchObject({ rounds, rule: { rounds, from, to } });
});

test('within the text the engine says nothing; other rounds are said once; beyond it too', () => {
  expect(classique(23)?.warnings).toEqual([]);
  expect(classique(23, '5')?.warnings).toEqual([]);
  expect(classique(23, '6')).toMatchObject({
    rounds: 6,
    warnings: [{ code: 'rounds-outside-the-rules', found: 6, rule: 5, players: 23 }],
  });
  expect(classique(129)?.warnings).toEqual([{ code: 'rounds-not-in-text', rounds: 8, players: 129 }]);
});

test('tables, the exempt player, the category of the event', () => {
  expect(classique(22)).toMatchObject({ tables: 11, exempt: false });
  expect(classique(23)).toMatchObject({ tables: 11, exempt: true });
  expect([16, 17, 32, 33, 64, 65].map((n) => classique(n)?.category?.id)).toEqual([1, 2, 2, 3, 3, 4]);
  expect(planFor(fields({ format: 'art-de-la-guerre', expected: '12' }))?.category).toBeNull();
});

test('fewer than eight are refused, and nobody said is no plan', () => {
  expect(classique(7)?.refusal).toMatchObject({ code: 'too-few-players', needed: 8 });
  expect(planFor(fields({}))).toBeNull();
});

test('the wargame: by the number of players, with its advice', () => {
  const plan = (players: string) => planFor(fields({ format: 'art-de-la-guerre', expected: players }));
  expect(plan('12')).toMatchObject({ rounds: 4, rule: { from: 12, to: 17 }, refusal: null });
  expect(plan('40')).toMatchObject({ rounds: 5, rule: { from: 18, to: null } });
  expect(plan('7')?.warnings.map(({ code }) => code)).toContain('not-official');
});

test('the wargame with six: eight is said once, and the rule counts from eight', () => {
  const plan = (rounds: string) => planFor(fields({ format: 'art-de-la-guerre', expected: '6', rounds }));
  expect(plan('')).toMatchObject({ rounds: 3, rule: { from: 8, to: 11 } });
  expect(plan('')?.warnings).toEqual([{ code: 'not-official', why: { code: 'too-few-players', found: 6, needed: 8 } }]);
  // Four rounds want twelve: that is another number, and stays said.
  expect(plan('4')?.warnings).toMatchObject([{ code: 'not-official' }, { code: 'players-advised', least: 12 }]);
});

test('22 players in 7 pool rounds are refused with their ways out; 23 are dealt', () => {
  const pools = (expected: string) =>
    planFor(fields({ format: 'combinee', expected, phase1: '7', phase2: '4', phase3: '1' }));
  expect(pools('22')?.refusal).toMatchObject({
    code: 'pools-impossible',
    suggestions: [
      { phase1: 5, phase2: 6, phase3: 1 },
      { phase1: 9, phase2: 3, phase3: 0 },
    ],
    numbers: [20, 23, 24],
  });
  expect(pools('23')).toMatchObject({ refusal: null, rounds: 12 });
});

test('phases that can’t be are refused before anybody is expected', () => {
  expect(phasesThatCannotBe(fields({ format: 'combinee', phase2: '3', phase3: '4' }))?.code).toBe('phases-impossible');
  expect(phasesThatCannotBe(fields({ format: 'combinee' }))).toBeNull();
  expect(phasesThatCannotBe(fields({ phase2: '3', phase3: '4' }))).toBeNull();
});

test('round robin: as many rounds as there are others, once or twice', () => {
  const plan = (expected: string, turns: string) => planFor(fields({ format: 'toutes-rondes', expected, turns }));
  expect([plan('6', '1')?.rounds, plan('7', '1')?.rounds, plan('6', '2')?.rounds]).toEqual([5, 7, 10]);
  expect(plan('41', '1')?.refusal?.code).toBe('too-many-players');
});

test('Formule Combinée: the pools that so many players make (§2-1 to §2-3), and none in another formula', () => {
  const poolsOf = (expected: string, phase1: string) =>
    planFor(fields({ format: 'combinee', expected, phase1 }))?.pools ?? null;
  expect(poolsOf('16', '5')).toEqual([8, 8]);
  // 22 in 5 rounds: 2 pools of 8 and 1 of 6; in 7 rounds none.
  expect(poolsOf('22', '5')).toEqual([8, 8, 6]);
  expect(poolsOf('22', '7')).toEqual([]);
  expect(classique(16)?.pools).toEqual([]);
  const text = createSentences.fr;
  expect(text.poolsOf([8, 8])).toBe('2 poules de 8');
  expect(text.poolsOf([8, 8, 6])).toBe('2 poules de 8 et 1 de 6');
  expect(text.poolsOf([12, 10])).toBe('1 poule de 12 et 1 de 10');
  expect(createSentences.en.poolsOf([8, 8, 6])).toBe('2 pools of 8 and 1 of 6');
});

test('what is the text’s number of rounds, and what is Ronde’s own (L’Art de la Guerre, « Règles d’organisation »)', () => {
  const said = (format: NewTournament['format'], players: number, lang: 'fr' | 'en' = 'fr') => {
    const rule = planFor(fields({ format, expected: String(players) }))?.rule;
    return rule ? createSentences[lang].roundsRule(String(rule.rounds), rule) : null;
  };
  const players = '\u00a0joueurs';
  const own = 'choix de Ronde\u00a0:';
  const advises = '\u202f; le règlement conseille';
  expect(said('art-de-la-guerre', 9)).toBe(`3 (${own} 8 à 11${players}${advises} 8 à 10${players})`);
  expect(said('art-de-la-guerre', 17)).toBe(`4 (${own} 12 à 17${players}${advises} 12 à 16${players})`);
  expect(said('art-de-la-guerre', 40)).toBe(`5 (${own} 18${players} et plus${advises} 18 à 32${players})`);
  expect(said('art-de-la-guerre', 17, 'en')).toContain('Ronde’s choice: 12 to 17 players; the rules advise 12 to 16');
  expect(said('classique', 20)).toBe(`5 (règle\u00a0: 8 à 32${players})`);
  expect(said('classique-belge', 12)).toBe(`4, au moins (règle\u00a0: 2 à 16${players})`);
  expect(said('classique-belge', 20)).toBe(`5 (règle\u00a0: 17 à 32${players})`);
  expect(said('suisse', 20)).toBe(`5 (${own} 17 à 32${players})`);
  expect(said('combinee', 20)).toBeNull();
});
