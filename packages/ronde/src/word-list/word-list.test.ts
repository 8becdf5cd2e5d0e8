import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { formsOf, makeList, readAffixes } from './make-list.ts';
import { inBytes, type WordFile, wordFile } from './word-file.ts';

const aff = `FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
KEEPCASE ||
NOSUGGEST --
PFX L' Y 1
PFX L' a l'a a
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s [^sxz]
SFX X. Y 2
SFX X. al al al
SFX X. al aux al
SFX a0 Y 2
SFX a0 er ant/S. [^cg]er
SFX a0 cer çant cer
`;

describe('the forms of a dictionary line', () => {
  const forms = (line: string) => formsOf(line, readAffixes(aff)).toSorted();
  it('takes the endings whose condition holds, and an ending of an ending', () => {
    expect(forms('kiwi/S.')).toEqual(['kiwi', 'kiwis']);
    expect(forms('nez/S.')).toEqual(['nez']);
    expect(forms('cheval/X.')).toEqual(['cheval', 'chevaux']);
    expect(forms("aimer/a0L'")).toEqual(['aimant', 'aimants', 'aimer']);
    expect(forms('lacer/a0')).toEqual(['lacer', 'laçant']);
  });
  it('leaves out a stem alone, and what is set apart', () => {
    expect(forms('cheval/X.()')).toEqual(['cheval', 'chevaux']);
    expect(forms('loc/()')).toEqual([]);
    expect(forms('kg/||--')).toEqual([]);
    expect(forms('faut/{}')).toEqual([]);
  });
});

test('names, elisions, hyphens and what a board cannot hold are no words of the game', () => {
  const dic = ['9', 'Paris/S.', "aujourd'hui", 'porte-clé/S.', 'été/S.', 'œuf/S.', 'a', 'x'.repeat(16), 'y'.repeat(15)];
  expect(makeList(aff, dic.join('\n')).trim().split('\n')).toEqual(['ETE', 'ETES', 'OEUF', 'OEUFS', 'Y'.repeat(15)]);
});

test('a word is found wherever it lies in the file, and nothing else', () => {
  const words = ['AA', 'AB', 'ABA', 'MAISON', 'ZOO'];
  const file = inBytes(Buffer.from(`${words.join('\n')}\n`), 'essai');
  expect(file.count).toBe(5);
  for (const word of words) expect(file.check([word.toLowerCase()])).toEqual([{ word, admitted: true }]);
  for (const word of ['A', 'AAA', 'ABAB', 'MAIS', 'MAISONS', 'ZZ', 'ZO'])
    expect(file.check([word])).toEqual([{ word, admitted: false }]);
  expect(file.check(['aujourd’hui'])).toEqual([{ word: 'AUJOURD’HUI', admitted: false }]);
});

test('without a file there is no list', async () => {
  expect(await wordFile('/nowhere/words.txt', 'essai')()).toBeNull();
});

describe('the French dictionary', () => {
  let list: WordFile;
  beforeAll(() => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-fr'));
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    list = inBytes(Buffer.from(makeList(read('index.aff'), read('index.dic'))), 'essai');
  });
  const admitted = (...words: readonly string[]) => list.check(words).every((one) => one.admitted);
  it('knows plurals, feminines and conjugated verbs', () => {
    expect(admitted('maisons', 'chevaux', 'belles', 'aimerions', 'finissaient', 'kiwis', 'wagon', 'zoos')).toBe(true);
    expect(admitted('nageait', 'lançons', 'jette', 'appellera', 'eûmes', 'bu', 'yeux', 'oeil')).toBe(true);
  });
  it('does not know names, units, or what nobody writes', () => {
    for (const word of ['Strasbourg', 'Dupont', 'kg', 'maisonx', 'chevals', 'finit-il', 'zzz', 'qsdf'])
      expect(admitted(word), word).toBe(false);
  });
  it('has the size of a list of forms, not of a dictionary of entries', () => {
    expect(list.count).toBeGreaterThan(250_000);
  });
});
