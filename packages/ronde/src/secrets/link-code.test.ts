import { describe, expect, it } from 'vitest';
import { codeOf, printed, readCode, sameCode } from './link-code.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const zoe = { tournament: 'T', player: 'J1', generation: 1 };

describe('a player’s code', () => {
  it('is sixteen letters that nobody takes for others, printed by four', () => {
    const code = codeOf(secret, zoe);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(printed(code)).toMatch(/^(.{4}-){3}.{4}$/);
    expect(readCode(printed(code))).toBe(code);
  });

  it('differs for each tournament, player, generation and house', () => {
    const other = Buffer.alloc(32, 8).toString('base64url');
    const codes = [
      codeOf(secret, zoe),
      codeOf(secret, { ...zoe, tournament: 'U' }),
      codeOf(secret, { ...zoe, player: 'J2' }),
      codeOf(secret, { ...zoe, generation: 2 }),
      codeOf(other, zoe),
      // No two ways of writing the three parts one after the other are the same.
      codeOf(secret, { tournament: 'T","J', player: '1', generation: 1 }),
    ];
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is read as people type it', () => {
    expect(readCode(' abcd-efgh jkmn-o1il ')).toBe('ABCDEFGHJKMN0111');
  });

  it.each([
    '',
    'ABCD',
    'ABCD-EFGH-JKMN-PQR',
    'ABCD-EFGH-JKMN-PQRSX',
    'ÀBCDEFGHJKMNPQRS',
    'U'.repeat(16),
    '0'.repeat(5000),
  ])('refuses %j', (typed) => {
    expect(readCode(typed)).toBeNull();
  });

  it('is compared whole', () => {
    const code = codeOf(secret, zoe);
    expect(sameCode(code, code)).toBe(true);
    expect(sameCode(code, `${code.slice(0, 15)}${code.endsWith('0') ? '1' : '0'}`)).toBe(false);
    expect(sameCode(code, code.slice(0, 15))).toBe(false);
  });
});
