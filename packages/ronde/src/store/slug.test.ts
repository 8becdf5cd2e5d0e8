import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('a name as an address', () => {
  it.each([
    ['Tournoi de la Saint-Martin', 'tournoi-de-la-saint-martin'],
    ['L’Œuvre d’ÉTÉ', 'l-oeuvre-d-ete'],
    ['..', 'tournoi'],
    ['../../etc/passwd', 'etc-passwd'],
    ['</title><script>alert(1)</script>', 'title-script-alert-1-script'],
    ['李明', 'tournoi'],
    ['a'.repeat(300), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('SEC-06: %s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('takes the first that is free', async () => {
    const taken = new Set(['lyon', 'lyon-2']);
    expect(await freeSlug('Lyon', (slug) => taken.has(slug))).toBe('lyon-3');
  });

  it.each(['Nouveau', 'Comptes', 'Registre'])(
    '%s is a page of the house: no tournament takes its address',
    async (name) => {
      expect(await freeSlug(name, () => false)).toBe(`${slugOf(name)}-2`);
    },
  );
});
