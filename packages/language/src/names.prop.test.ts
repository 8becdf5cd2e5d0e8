import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolated, metAs, namesOf, plain } from './index.ts';

const letter = fc.constantFrom('א', 'ש', 'س', 'م', 'ܐ', 'ߊ', '٣', '𐤀', 'a', 'É', 'Z', ' ', '-', '7', '(', ')');
const name = fc.string({ unit: letter, minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const fromRight = /[אשسمܐߊ٣𐤀]/u;

it('whoever is written from right to left is set apart, once, and is the same name below the marks', () => {
  fc.assert(
    fc.property(name, (text) => {
      const shown = isolated(text);
      expect(shown).toBe(fromRight.test(text) ? `\u2068${text}\u2069` : text);
      expect(isolated(shown)).toBe(shown);
      expect(plain(shown)).toBe(text);
    }),
  );
});

it('full, short, told apart by a club, or cut for a cell: each mark has its end', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { minLength: 2, maxLength: 5 }), (list) => {
      const people = new Map(list.map(([one], i) => [`p${i}`, { name: one }]));
      const players = list.map(([, club], i) => ({ id: `p${i}`, number: i + 1, club }));
      const names = namesOf(people, players);
      const rows = players.map(({ id }) => ({ player: id, rank: 1, figures: { points: 1, opponents: 1 } }));
      const met = metAs({ kind: 'points', after: 1, final: false, rows, ties: [] }, names, players);
      for (const { id } of players)
        for (const shown of [names.full(id), names.short(id), met.get(id) ?? ''])
          expect(shown.replace(/\u2068[^\u2066-\u2069]*\u2069/g, ''), shown).not.toMatch(/[\u2066-\u2069אשسمܐߊ٣𐤀]/u);
    }),
  );
});
