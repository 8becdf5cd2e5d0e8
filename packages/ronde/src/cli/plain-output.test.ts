import { describe, expect, it } from 'vitest';
import { run, visible } from './run.ts';

describe('what a terminal would obey', () => {
  it.each([
    ['an escape', '\u001b[31mX\u0007', String.raw`\u001b[31mX\u0007`],
    ['a NUL and a C1 control', 'a\u0000b\u009bc', String.raw`a\u0000b\u009bc`],
    ['a turned writing direction', 'a\u202eb', String.raw`a\u202eb`],
    ['a name that a sentence sets apart', '\u2068سلمى\u2069 3', '\u2068سلمى\u2069 3'],
    ['a mark without its end', '\u2068a\nb\u2069', '\\u2068a\nb\\u2069'],
    ['half a character', '\ud800x', String.raw`\ud800x`],
    ['lines, tabs, accents and whole characters', 'é\tœ\n😀', 'é\tœ\n😀'],
  ])('%s is written as its code or left', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('never leaves in a refusal as it came', async () => {
    const file = JSON.stringify({
      ronde: 1,
      name: '\u001b[31mX\u0007',
      format: 'classique',
      date: '2026-11-29',
      players: [],
    });
    let said = '';
    const io = {
      env: {},
      ask: null,
      stdin: async () => new TextEncoder().encode(file),
      out: (text: string) => {
        said += text;
      },
      err: (text: string) => {
        said += text;
      },
    };
    expect(await run(['check', '-'], io)).toBe(1);
    expect(said).toContain(String.raw`« \u001b[31mX\u0007 »`.replaceAll(' ', '\u00a0'));
    expect(said).not.toContain('\u001b');
  });
});
