import { toldApart } from '@ronde/contract/lists/who-is-who';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesakes } from './namesakes.ts';

const licensed = fc.record(
  { licence: fc.constantFrom('1', ' 1', '2', 'L3', 'l 3'), federation: fc.constantFrom('FR', 'BE', 'fr') },
  { requiredKeys: [] },
);

test('who is alike is who is not told apart, in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(licensed, { maxLength: 12 }), licensed, fc.integer({ min: 1, max: 4 }), (all, who, most) => {
      const known = namesakes<(typeof all)[number]>();
      for (const one of all) known.add('dupont jean', one);
      const alike = all.filter((one) => !toldApart(one, who));
      expect(known.alike('dupont jean', who, most)).toEqual(alike.slice(0, most));
      const same = alike.find(({ licence }) => licence !== undefined && who.licence !== undefined);
      expect(known.licensedAs('dupont jean', who)).toBe(same);
      expect(known.alike('martin eve', who, most)).toEqual([]);
    }),
  );
});
