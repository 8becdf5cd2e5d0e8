import { afterEach, expect, test, vi } from 'vitest';
import { kept, readJson, readText, writeJson, writeText } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function shelf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('what is written is read again, each place for itself; null takes it away', () => {
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('sessionStorage', shelf());
  writeJson('a', { n: 1 });
  writeJson('a', { n: 2 }, 'tab');
  expect([readJson('a'), readJson('a', 'tab')]).toEqual([{ n: 1 }, { n: 2 }]);
  writeJson('a', null);
  expect([readJson('a'), readText('a'), readText('a', 'tab')]).toEqual([null, null, '{"n":2}']);
});

test('what an earlier program left and nobody can read is nothing', () => {
  vi.stubGlobal('localStorage', shelf({ a: '{half' }));
  expect([readJson('a'), readText('a')]).toEqual([null, '{half']);
});

test('without storage, or where it is full, nothing breaks and the writer is told', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
  expect([writeText('a', 'b'), readText('a'), readJson('a')]).toEqual([false, null, null]);
  vi.stubGlobal('localStorage', undefined);
  expect(writeText('a', 'b')).toBe(false);
});

test('a choice is kept for the next page; what is no such choice is the first one', () => {
  vi.stubGlobal('localStorage', shelf({ lang: 'de' }));
  const isLang = (text: string): text is 'fr' | 'en' => text === 'fr' || text === 'en';
  const lang = kept('lang', 'fr', isLang);
  expect(lang.get()).toBe('fr');
  lang.set('en');
  expect([lang.get(), kept('lang', 'fr', isLang).get()]).toEqual(['en', 'en']);
});
