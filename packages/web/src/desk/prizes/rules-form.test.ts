import { expect, test } from 'vitest';
import { rulesFaults, rulesOf, typedRules } from './rules-form.tsx';

test('what differs from the rule is kept, and reads back as it was typed', () => {
  expect(rulesOf(typedRules())).toBeNull();
  const typed = { ...typedRules(), podium: '5', clubs: '0', once: true, bestGame: true, money: '100 60,50 €  40' };
  const rules = { podium: 5, clubs: 0, bestGame: true, accumulate: false, money: [10_000, 6050, 4000] };
  expect(rulesOf(typed)).toEqual(rules);
  expect(rulesOf(typedRules(rules))).toEqual(rules);
});

test('categories by age: up to, between, from; read back as they were typed, what is none is said', () => {
  const typed = { ...typedRules(), ages: 'Jeunes -17, Adultes 18-59; Vermeil 60+' };
  const ages = [
    { name: 'Jeunes', upTo: 17 },
    { name: 'Adultes', from: 18, upTo: 59 },
    { name: 'Vermeil', from: 60 },
  ];
  expect(rulesOf(typed)).toEqual({ ages });
  expect(rulesOf(typedRules({ ages }))).toEqual({ ages });
  for (const wrong of ['Jeunes', 'Jeunes 17', 'Jeunes 20-10', '-17', 'Vermeil +'])
    expect(rulesFaults({ ...typed, ages: wrong })).toEqual({ ages: true });
});

test('a count that is no number and an amount that is none are said', () => {
  expect(rulesFaults({ ...typedRules(), series: 'x', money: '100 cent' })).toEqual({ series: true, money: true });
  expect(rulesFaults(typedRules())).toEqual({});
});

test('counters of the trophies: the usual ones are no rule, each word once, four at most, none where the field is empty', () => {
  expect(typedRules().counters).toBe('camps pillés, généraux tués');
  const typed = { ...typedRules(), counters: 'Éléphants pris; camps pillés, elephants pris,' };
  expect(rulesOf(typed)).toEqual({ counters: ['Éléphants pris', 'camps pillés'] });
  expect(rulesOf({ ...typed, counters: ' ' })).toEqual({ counters: [] });
  expect(typedRules({ counters: [] }).counters).toBe('');
  expect(rulesFaults({ ...typed, counters: 'a, b, c, d, e' })).toEqual({ counters: true });
});
