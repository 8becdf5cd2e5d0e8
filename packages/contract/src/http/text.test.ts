import { describe, expect, it } from 'vitest';
import { someTextInFile as inFile } from '../file/text.ts';
import { civilDate, someText, textOf } from './text.ts';

describe('text that comes in', () => {
  it.each([
    'LEFÈVRE Zoé',
    'N’DIAYE Aminata',
    '李明',
    'ליאור',
    '😀',
    'a\u00a0b',
    '👩🏽\u200d💻',
    '☕\ufe0f',
    "O'NEILL",
    '',
  ])('takes « %s »', (said) => {
    expect(textOf(20).parse(said)).toBe(said);
  });

  it.each([
    ...['a\u0000', 'a\nb', 'a\tb', '\ud800', 'a\u2028b', '\u0085x', 'a\u007f'],
    ...['x\u200dy', 'a\u200bb', 'a\u00adb', 'a\ufe0f', 'a\u3164b', 'a\u200eb', 'a\u2800b', '\u200b☕'],
    ...['a\u202eb', '\u202ax', 'x\u2066y', 'x\u2069'],
  ])('refuses %j', (said) => {
    expect(textOf(20).safeParse(said).success).toBe(false);
  });

  it.each(['\u200b', '\u200d\u2060', '\u3164', '\u2800 \u2800', '\ufeff', '\u00ad'])(
    '%j is no text to the eye',
    (said) => {
      expect(someText(20).safeParse(said).success).toBe(false);
      // Refused, or trimmed to nothing at all.
      expect(textOf(20).safeParse(said).data ?? '').toBe('');
    },
  );

  it.each([
    ['\u2068سلمى كريم\u2069', 'سلمى كريم'],
    ['\u2068ליאור\u2069', 'ליאור'],
  ])('OLD-02: %j, copied from a sentence, comes without what set it apart', (copied, name) => {
    for (const schema of [textOf(20), someText(20), inFile(20)]) expect(schema.parse(copied)).toBe(name);
    expect(textOf(20).parse(` ${copied} `)).toBe(name);
  });

  it('OLD-02: one mark alone is refused all the same', () => {
    for (const copied of ['\u2068سلمى', 'سلمى\u2069', '\u2068a\u2067b\u2069'])
      for (const schema of [textOf(20), someText(20), inFile(20)]) expect(schema.safeParse(copied).success).toBe(false);
  });

  it('WHO-03: composes letters, then counts', () => {
    expect(someText(3).parse('e\u0301ve')).toBe('éve');
  });

  it('trims, then counts', () => {
    expect(textOf(3).parse('  abc ')).toBe('abc');
    expect(textOf(3).safeParse('abcd').success).toBe(false);
    expect(someText(3).safeParse('   ').success).toBe(false);
  });

  it('takes dates that exist', () => {
    expect(civilDate.safeParse('2028-02-29').success).toBe(true);
    expect(civilDate.safeParse('2026-02-29').success).toBe(false);
  });
});
